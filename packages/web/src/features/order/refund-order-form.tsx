import type { Order } from '@foyer/contracts/order/order'
import { refundOrderBody } from '@foyer/contracts/order/order-bodies'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { MoneyInput } from '../../components/foyer/money-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { DialogFormFooter } from '../../components/ui/form/dialog-form-footer.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { useRefundOrder } from './order-mutations.ts'
import { refundableAmount } from './refundable-amount.ts'

interface RefundOrderFormProps {
  order: Order
  onDone: () => void
}

/** Refunds all or part of the payment. */
export function RefundOrderForm({ order, onDone }: RefundOrderFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const refund = useRefundOrder({ event_id: order.event_id, order_short_id: order.short_id })
  const { currency } = order
  const left = refundableAmount(order)
  const form = useAppForm({
    schema: refundOrderBody.refine((body) => body.amount <= left, {
      path: ['amount'],
      message: 'The amount is higher than what is left to refund.',
    }),
    defaultValues: { amount: left, notify_buyer: true, cancel_order: false },
    onSubmit: async (body) => {
      await refund.mutateAsync(body)
      toast.success(t`Refund started`, { description: format.money(body.amount, currency) })
      onDone()
    },
  })
  const amount = useWatch({ control: form.methods.control, name: 'amount' })
  const most = format.money(left, currency)
  const text = format.money(Number.isFinite(amount) ? amount : 0, currency)
  return (
    <AppForm form={form} failureTitle={t`Nothing was refunded`}>
      <form.Field name="amount" label={t`Amount`} help={t`At most ${most}.`}>
        {(field) => <MoneyInput {...field} currency={currency} className="max-w-56" />}
      </form.Field>
      <form.Field name="notify_buyer" isInline label={t`Tell the buyer by email`}>
        {(field) => <FormCheckbox {...field} />}
      </form.Field>
      {order.status === 'COMPLETED' && (
        <form.Field
          name="cancel_order"
          isInline
          label={t`Cancel the order too`}
          help={t`Its tickets become invalid and go back on sale.`}
        >
          {(field) => <FormCheckbox {...field} />}
        </form.Field>
      )}
      <DialogFormFooter variant="destructive" refusal={<Trans>Keep payment</Trans>}>
        <Trans>Refund {text}</Trans>
      </DialogFormFooter>
    </AppForm>
  )
}
