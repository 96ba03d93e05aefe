import type { Order } from '@foyer/contracts/order/order'
import { refundOrderBody } from '@foyer/contracts/order/order-bodies'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { MoneyInput } from '../../components/foyer/money-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { DialogFormFooter } from '../../components/ui/form/dialog-form-footer.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { useRefundOrder } from './order-mutations.ts'
import { RefundTicketsField } from './refund-tickets-field.tsx'
import { refundableAmount } from './refundable-amount.ts'
import { ticketAmounts } from './ticket-amounts.ts'
import { useCancelTickets } from './use-cancel-tickets.ts'

interface RefundOrderFormProps {
  order: Order
  onDone: () => void
}

/** Refunds the payment: all of it, what certain tickets cost, or any amount. */
export function RefundOrderForm({ order, onDone }: RefundOrderFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const refund = useRefundOrder({ event_id: order.event_id, order_short_id: order.short_id })
  const cancelTickets = useCancelTickets(order)
  const [chosen, setChosen] = useState<string[]>([])
  const { currency, attendees } = order
  const left = refundableAmount(order)
  const amounts = ticketAmounts(order)
  const isPart = chosen.length > 0 && chosen.length < attendees.length
  const form = useAppForm({
    schema: refundOrderBody.refine((body) => body.amount <= left, {
      path: ['amount'],
      message: 'The amount is higher than what is left to refund.',
    }),
    defaultValues: { amount: left, notify_buyer: true, cancel_order: false },
    onSubmit: async (body) => {
      await refund.mutateAsync({ ...body, cancel_order: body.cancel_order && !isPart })
      toast.success(t`Refund started`, { description: format.money(body.amount, currency) })
      if (body.cancel_order && isPart) await cancelTickets(chosen)
      onDone()
    },
  })
  const choose = (next: string[]) => {
    setChosen(next)
    const sum = next.reduce((total, id) => total + (amounts.get(id) ?? 0), 0)
    form.methods.setValue('amount', next.length === 0 ? left : Math.min(sum, left), { shouldDirty: true })
  }
  const amount = useWatch({ control: form.methods.control, name: 'amount' })
  const most = format.money(left, currency)
  const text = format.money(Number.isFinite(amount) ? amount : 0, currency)
  return (
    <AppForm form={form} failureTitle={t`Nothing was refunded`}>
      {attendees.length > 1 && (
        <RefundTicketsField order={order} amounts={amounts} chosen={chosen} onChange={choose} />
      )}
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
          label={isPart ? t`Cancel these tickets too` : t`Cancel the order too`}
          help={
            isPart
              ? t`They become invalid and go back on sale.`
              : t`Its tickets become invalid and go back on sale.`
          }
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
