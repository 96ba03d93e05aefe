import { Trans, useLingui } from '@lingui/react/macro'
import { BuyerMessagePage } from '../../components/layout/buyer-message-page.tsx'

/** Shown for a link without a ticket. */
export function MissingTicket({ eventId }: { eventId: string }) {
  const { t } = useLingui()
  return (
    <BuyerMessagePage title={t`This ticket does not exist`} eventId={eventId}>
      <Trans>The link may be incomplete. Open it from the email with your tickets.</Trans>
    </BuyerMessagePage>
  )
}
