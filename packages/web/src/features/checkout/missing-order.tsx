import { Trans, useLingui } from '@lingui/react/macro'
import { MessagePage } from '../../components/layout/message-page.tsx'
import { RestartCheckout } from './restart-checkout.tsx'

/** A link that opens no order (specification §8). */
export function MissingOrder({ eventId }: { eventId: string }) {
  const { t } = useLingui()
  return (
    <MessagePage
      title={t`This order no longer exists`}
      homeLabel={t`Go to the home page`}
      action={<RestartCheckout eventId={eventId} />}
    >
      <Trans>
        This order page is no longer available. The link may be incomplete, or the order was never completed.
      </Trans>
    </MessagePage>
  )
}
