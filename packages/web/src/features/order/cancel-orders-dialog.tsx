import type { OrderRow } from '@foyer/contracts/order/order'
import { cancelOrderBody } from '@foyer/contracts/order/order-bodies'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { BulkProgressText } from '../../components/ui/data-table/bulk-progress.tsx'
import type { RowChoice } from '../../components/ui/data-table/use-row-choice.ts'
import { DialogContent } from '../../components/ui/dialog.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { DialogFormFooter } from '../../components/ui/form/dialog-form-footer.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { FormDialog } from '../../components/ui/form/form-dialog.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { CancelOutcomeList } from './cancel-outcome-list.tsx'
import { type CancelScope, cancelScope } from './cancel-scope.ts'
import { type CancelOutcome, useCancelOrders } from './use-cancel-orders.ts'

interface CancelOrdersDialogProps {
  eventId: string
  choice: RowChoice<OrderRow>
  isOpen: boolean
  onClose: () => void
}

/** Asks once for all chosen orders, counts along while they are cancelled, and then names those that were refused. */
export function CancelOrdersDialog({ eventId, choice, isOpen, onClose }: CancelOrdersDialogProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { progress, cancelOrders } = useCancelOrders(eventId)
  const [outcome, setOutcome] = useState<CancelOutcome | null>(null)
  const scope = cancelScope(choice.rows)
  const { length: count } = scope.orders
  const close = () => {
    setOutcome(null)
    onClose()
  }
  const cancel = async (asked: { refund: boolean; notify_buyer: boolean }) => {
    const ended = await cancelOrders(scope.orders, asked)
    if (ended.failures.length > 0) {
      setOutcome(ended)
      choice.set(ended.cancelled, false)
      return
    }
    const amount = format.money(ended.refunded, currencyOf(scope))
    const description = ended.refunded > 0 ? t`${amount} is being refunded.` : undefined
    toast.success(t`${plural(count, { one: '# order cancelled', other: '# orders cancelled' })}`, {
      description,
    })
    choice.clear()
    close()
  }
  const tickets = scope.tickets
  const failed = outcome?.failures.length ?? 0
  return (
    <FormDialog open={isOpen} onOpenChange={(opens) => !opens && progress === null && close()}>
      {outcome ? (
        <DialogContent
          title={t`${plural(failed, { one: '# order was not cancelled', other: '# orders were not cancelled' })}`}
        >
          <CancelOutcomeList outcome={outcome} />
        </DialogContent>
      ) : (
        <DialogContent
          title={t`${plural(count, { one: 'Cancel # order?', other: 'Cancel # orders?' })}`}
          description={t`${plural(tickets, {
            one: '# ticket becomes invalid and goes back on sale. This cannot be undone.',
            other: '# tickets become invalid and go back on sale. This cannot be undone.',
          })}`}
        >
          <CancelOrdersForm scope={scope} onCancel={cancel} />
          {progress && <BulkProgressText {...progress} />}
        </DialogContent>
      )}
    </FormDialog>
  )
}

function currencyOf({ orders }: CancelScope): string {
  return orders[0]?.currency ?? 'EUR'
}

interface CancelOrdersFormProps {
  scope: CancelScope
  onCancel: (asked: { refund: boolean; notify_buyer: boolean }) => Promise<void>
}

function CancelOrdersForm({ scope, onCancel }: CancelOrdersFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { paidByCard, leftOut } = scope
  const { length: count } = scope.orders
  const isRefundable = paidByCard > 0
  const amount = format.money(scope.refund, currencyOf(scope))
  const form = useAppForm({
    schema: cancelOrderBody,
    defaultValues: { refund: isRefundable, notify_buyer: true },
    onSubmit: onCancel,
  })
  const isRefunding = useWatch({ control: form.methods.control, name: 'refund' })
  return (
    <AppForm form={form} failureTitle={t`Failed to cancel the orders`}>
      {isRefundable ? (
        <form.Field
          name="refund"
          isInline
          label={t`Refund ${amount}`}
          help={t`${plural(paidByCard, {
            one: 'The money of # order goes back to the card that paid.',
            other: 'The money of # orders goes back to the cards that paid.',
          })}`}
        >
          {(field) => <FormCheckbox {...field} />}
        </form.Field>
      ) : (
        <p className="text-sm">
          <Trans>No money goes back: there is no card payment to refund.</Trans>
        </p>
      )}
      <form.Field name="notify_buyer" isInline label={t`Tell the buyers by email`}>
        {(field) => <FormCheckbox {...field} />}
      </form.Field>
      {leftOut > 0 && (
        <p className="text-sm text-muted-foreground">
          <Plural
            value={leftOut}
            one="# other chosen order is not complete and stays as it is."
            other="# other chosen orders are not complete and stay as they are."
          />
        </p>
      )}
      <DialogFormFooter variant="destructive" refusal={<Trans>Keep orders</Trans>}>
        {isRefunding ? (
          <Trans>Cancel and refund {amount}</Trans>
        ) : (
          <Plural value={count} one="Cancel # order" other="Cancel # orders" />
        )}
      </DialogFormFooter>
    </AppForm>
  )
}
