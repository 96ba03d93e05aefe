import type { PublicOrder } from '@foyer/contracts/order/order'
import { useLingui } from '@lingui/react/macro'
import { DialogContent } from '../../components/ui/dialog.tsx'
import { FormDialog } from '../../components/ui/form/form-dialog.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { CancelOwnTickets } from './cancel-own-tickets.tsx'
import { OwnDetailsForm } from './own-details-form.tsx'
import type { OwnOrderAct } from './self-service-calls.ts'
import { useChangeOwnOrder } from './self-service-calls.ts'

interface OwnOrderDialogProps {
  order: PublicOrder
  act: OwnOrderAct
  onClose: () => void
}

/** Loaded with the first press: most buyers never need it. */
export function OwnOrderDialog({ order, act, onClose }: OwnOrderDialogProps) {
  const { t } = useLingui()
  const format = useFormat()
  const change = useChangeOwnOrder(order.short_id)
  const { can_change_until, cancellation, event } = order
  const when = (instant: string | undefined | null) =>
    instant ? format.date(instant, event.timezone, 'date_time_zone') : ''
  const changeUntil = when(can_change_until)
  const cancelUntil = when(cancellation?.until)
  return (
    <FormDialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      {act === 'change' ? (
        <DialogContent
          title={t`Change name or email address`}
          description={t`You can change them until ${changeUntil}. A new address gets the tickets by email, and the old one is told.`}
        >
          <OwnDetailsForm person={order} onSave={(body) => change.mutateAsync(body)} onDone={onClose} />
        </DialogContent>
      ) : (
        cancellation && (
          <DialogContent
            title={t`Cancel tickets`}
            description={t`You can cancel until ${cancelUntil}. Cancelled tickets no longer let anybody in, and this cannot be undone.`}
          >
            <CancelOwnTickets order={order} cancellation={cancellation} onDone={onClose} />
          </DialogContent>
        )
      )}
    </FormDialog>
  )
}
