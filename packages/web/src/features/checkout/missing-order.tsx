import { Trans, useLingui } from '@lingui/react/macro'
import { BuyerMessagePage } from '../../components/layout/buyer-message-page.tsx'

/** Shown for a link without an order (specification §8). */
export function MissingOrder({ eventId }: { eventId: string }) {
  const { t } = useLingui()
  return (
    <BuyerMessagePage title={t`This order no longer exists`} eventId={eventId}>
      <Trans>
        This order page is no longer available. The link may be incomplete, or the order was never completed.
      </Trans>
    </BuyerMessagePage>
  )
}
