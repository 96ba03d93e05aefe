import type { Order } from '@foyer/contracts/order/order'
import { cancelOrderBody } from '@foyer/contracts/order/order-bodies'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { DialogFormFooter } from '../../components/ui/form/dialog-form-footer.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { useCancelOrder } from './order-mutations.ts'
import { canRefund, refundableAmount } from './refundable-amount.ts'

interface CancelOrderFormProps {
  order: Order
  onDone: () => void
}

/** Cancels an order and, if it was paid, refunds the rest of the money in the same step. */
export function CancelOrderForm({ order, onDone }: CancelOrderFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const cancel = useCancelOrder({ event_id: order.event_id, order_short_id: order.short_id })
  const left = refundableAmount(order)
  const isRefundable = canRefund(order)
  const amount = format.money(left, order.currency)
  const form = useAppForm({
    schema: cancelOrderBody,
    defaultValues: { refund: isRefundable, notify_buyer: true },
    onSubmit: async (body) => {
      await cancel.mutateAsync(body)
      toast.success(t`Order cancelled`)
      onDone()
    },
  })
  const isRefunding = useWatch({ control: form.methods.control, name: 'refund' })
  return (
    <AppForm form={form} failureTitle={t`Failed to cancel the order`}>
      {isRefundable && (
        <form.Field name="refund" isInline label={t`Refund ${amount}`}>
          {(field) => <FormCheckbox {...field} />}
        </form.Field>
      )}
      <form.Field name="notify_buyer" isInline label={t`Tell the buyer by email`}>
        {(field) => <FormCheckbox {...field} />}
      </form.Field>
      <DialogFormFooter variant="destructive" refusal={<Trans>Keep order</Trans>}>
        {isRefunding ? <Trans>Cancel order and refund {amount}</Trans> : <Trans>Cancel order</Trans>}
      </DialogFormFooter>
    </AppForm>
  )
}
