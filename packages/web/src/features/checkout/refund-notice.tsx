import type { PublicOrder } from '@foyer/contracts/order/order'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../components/ui/alert.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

/** A refund's state, and when the money arrives. */
export function RefundNotice({ order }: { order: PublicOrder }) {
  const { t } = useLingui()
  const format = useFormat()
  const refunded = format.money(order.refunded_total, order.currency)
  switch (order.refund_status) {
    case 'REFUND_PENDING':
      return (
        <Alert tone="warning" title={t`A refund is pending`}>
          <Trans>It is on its way to the card you paid with. Banks take 5 to 10 days to show it.</Trans>
        </Alert>
      )
    case 'PARTIALLY_REFUNDED':
      return (
        <Alert title={t`Partially refunded`}>
          <Trans>{refunded} went back to the card you paid with.</Trans>
        </Alert>
      )
    case 'REFUNDED':
      return (
        <Alert title={t`Refunded`}>
          <Trans>{refunded} went back to the card you paid with. Banks take 5 to 10 days to show it.</Trans>
        </Alert>
      )
    case 'REFUND_FAILED':
      return (
        <Alert tone="danger" title={t`The refund did not go through`}>
          <Trans>The organizer knows and can try again. Contact them if you do not hear back.</Trans>
        </Alert>
      )
    case 'NONE':
      return null
  }
}
