import { Trans, useLingui } from '@lingui/react/macro'
import { MessagePage } from '../../components/layout/message-page.tsx'

/** A link that opens no ticket. */
export function MissingTicket() {
  const { t } = useLingui()
  return (
    <MessagePage title={t`This ticket does not exist`} homeLabel={t`Go to the home page`}>
      <Trans>The link may be incomplete. Open it from the email with your tickets.</Trans>
    </MessagePage>
  )
}
