import type { PublicOrder } from '@foyer/contracts/order/order'
import { payTestOrder } from '@foyer/contracts/payment/payment-endpoints'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { call } from '../../lib/api/call.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'

interface TestPaymentProps {
  order: PublicOrder
  onPaid: () => void
  /** Called when the order may have changed. Must be stable. */
  onOrderChanged: () => void
}

/** In the place of a card: the buyer of a test event says how the payment ends (docs/decisions/0146). */
export function TestPayment({ order, onPaid, onOrderChanged }: TestPaymentProps) {
  const { t } = useLingui()
  const format = useFormat()
  const describeError = useErrorText()
  const pay = useMutation({
    mutationFn: async (is_declined: boolean) =>
      (await call(payTestOrder, { params: { order_short_id: order.short_id }, body: { is_declined } })).data,
    onSuccess: ({ outcome }) => outcome === 'SUCCEEDED' && onPaid(),
    onError: onOrderChanged,
    meta: { isErrorShownInPlace: true },
  })
  const isDeclined = !pay.isPending && pay.data?.outcome === 'FAILED'
  return (
    <div className="grid gap-6">
      <Alert tone="warning" title={t`This is a test event: no money moves`}>
        <p>
          <Trans>Choose how the payment ends. Everything after it is as for a real order.</Trans>
        </p>
      </Alert>
      {isDeclined && (
        <Alert role="alert" tone="danger" title={t`The payment did not go through`}>
          <p>
            <Trans>Your tickets are still held. Pay, or decline again.</Trans>
          </p>
        </Alert>
      )}
      {pay.error && !pay.isPending && (
        <Alert role="alert" tone="danger" title={t`The payment did not go through`}>
          <p>{describeError(pay.error)}</p>
        </Alert>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          size="lg"
          isBusy={pay.isPending && !pay.variables}
          disabled={pay.isPending}
          onClick={() => pay.mutate(false)}
        >
          <Trans>Pay {format.money(order.total, order.currency)}</Trans>
        </Button>
        <Button
          size="lg"
          variant="secondary"
          isBusy={pay.isPending && pay.variables}
          disabled={pay.isPending}
          onClick={() => pay.mutate(true)}
        >
          <Trans context="let a payment fail">Decline</Trans>
        </Button>
      </div>
    </div>
  )
}
