import type { PublicOrder } from '@foyer/contracts/order/order'
import { shownName } from '@foyer/contracts/person-name'
import {
  mostCancelledAtOnce,
  type OwnCancellation,
  ownRefund,
} from '@foyer/contracts/self-service/self-service'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { CheckboxList } from '../../components/ui/checkbox-list.tsx'
import { DialogClose, DialogFooter } from '../../components/ui/dialog.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { useCancelOwnTickets } from './self-service-calls.ts'

interface CancelOwnTicketsProps {
  order: PublicOrder
  cancellation: OwnCancellation
  onDone: () => void
}

/** Which tickets to cancel, and what that brings back, before the press that does it. */
export function CancelOwnTickets({ order, cancellation, onDone }: CancelOwnTicketsProps) {
  const { t } = useLingui()
  const describe = useErrorText()
  const cancel = useCancelOwnTickets(order.short_id)
  const offered = cancellation.tickets.map(({ short_id }) => short_id)
  const [picked, setPicked] = useState<readonly string[]>(offered.slice(0, mostCancelledAtOnce))
  // What was offered when the dialog opened may have been cancelled or admitted since.
  const chosen = picked.filter((short_id) => offered.includes(short_id))
  const amounts = ownRefund(cancellation, chosen)
  const submit = () =>
    cancel.mutate({ attendee_short_ids: chosen, refund: amounts.refund }, { onSuccess: onDone })
  return (
    <div className="grid gap-6">
      {cancel.error && (
        <Alert role="alert" tone="danger" title={t`Nothing was cancelled`}>
          {describe(cancel.error)}
        </Alert>
      )}
      {offered.length > 1 && (
        <fieldset className="grid gap-3">
          <legend className="mb-3 text-sm font-medium">
            <Trans>Tickets to cancel</Trans>
          </legend>
          <CheckboxList
            value={chosen}
            onChange={(ids) => setPicked(ids.slice(0, mostCancelledAtOnce))}
            options={ticketOptions(order, offered)}
          />
        </fieldset>
      )}
      {order.total > 0 && <Amounts amounts={amounts} currency={order.currency} />}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">
            <Trans>Keep tickets</Trans>
          </Button>
        </DialogClose>
        <Button
          variant="destructive"
          disabled={chosen.length === 0}
          isBusy={cancel.isPending}
          onClick={submit}
        >
          <Plural value={chosen.length} one="Cancel # ticket" other="Cancel # tickets" />
        </Button>
      </DialogFooter>
    </div>
  )
}

function ticketOptions({ attendees }: PublicOrder, offered: readonly string[]) {
  return attendees
    .filter(({ short_id }) => offered.includes(short_id))
    .map((attendee) => ({
      value: attendee.short_id,
      label: [attendee.ticket_title, attendee.price_label, shownName(attendee)]
        .filter((part) => part !== '')
        .join(' · '),
      aside: attendee.reference,
    }))
}

interface AmountsProps {
  amounts: ReturnType<typeof ownRefund>
  currency: PublicOrder['currency']
}

function Amounts({ amounts: { price, refund }, currency }: AmountsProps) {
  const format = useFormat()
  return (
    <div className="grid gap-2 rounded-lg border p-4 text-sm" role="status">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 tabular-nums [&_dd]:text-end">
        <dt>
          <Trans>You paid</Trans>
        </dt>
        <dd>{format.money(price, currency)}</dd>
        <dt>
          <Trans>The organizer keeps</Trans>
        </dt>
        <dd>{format.money(price - refund, currency)}</dd>
        <dt className="font-semibold">
          <Trans>You get back</Trans>
        </dt>
        <dd className="font-semibold">{format.money(refund, currency)}</dd>
      </dl>
      {refund > 0 && (
        <p className="text-pretty text-muted-foreground">
          <Trans>It goes to the card you paid with. Banks take 5 to 10 days to show it.</Trans>
        </p>
      )}
    </div>
  )
}
