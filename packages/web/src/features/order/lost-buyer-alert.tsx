import type { Order } from '@foyer/contracts/order/order'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../components/ui/alert.tsx'
import { isBuyerUnreachable } from './lost-address.ts'

/** Says that the buyer gets no emails about this order, and what to do. It shows until the address changes. */
export function LostBuyerAlert({ order }: { order: Order }) {
  const { t } = useLingui()
  if (!isBuyerUnreachable(order)) return null
  return (
    <Alert tone="warning" title={t`Emails are not reaching the buyer`}>
      <p className="wrap-anywhere">
        <Trans>
          Foyer no longer sends emails to {order.email}. Correct the address, then send the email again.
        </Trans>
      </p>
    </Alert>
  )
}
