import { Trans, useLingui } from '@lingui/react/macro'
import { MessagePage } from '../../components/layout/message-page.tsx'

/** A link that opens no order. */
export function MissingOrder() {
  const { t } = useLingui()
  return (
    <MessagePage title={t`This order no longer exists`} homeLabel={t`Go to the home page`}>
      <Trans>
        The link may be incomplete, or the order was never finished. Start again from the event’s page.
      </Trans>
    </MessagePage>
  )
}
