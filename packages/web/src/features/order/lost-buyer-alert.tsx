import type { Order } from '@foyer/contracts/order/order'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../components/ui/alert.tsx'
import { isBuyerUnreachable } from './lost-address.ts'

/** Says that the buyer hears nothing of this order, and what to do, until the address is another. */
export function LostBuyerAlert({ order }: { order: Order }) {
  const { t } = useLingui()
  if (!isBuyerUnreachable(order)) return null
  return (
    <Alert tone="warning" title={t`Emails do not reach the buyer`}>
      <p className="wrap-anywhere">
        <Trans>{order.email} takes no more emails from here. Correct the address and send again.</Trans>
      </p>
    </Alert>
  )
}
