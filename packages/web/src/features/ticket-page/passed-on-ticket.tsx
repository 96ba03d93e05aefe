import { Trans, useLingui } from '@lingui/react/macro'
import { BuyerMessagePage } from '../../components/layout/buyer-message-page.tsx'

/** Shown for the link of a ticket that has another holder now. */
export function PassedOnTicket({ eventId }: { eventId: string }) {
  const { t } = useLingui()
  return (
    <BuyerMessagePage title={t`This ticket was passed on`} eventId={eventId}>
      <Trans>Its new holder has a ticket with another code. This one no longer lets anyone in.</Trans>
    </BuyerMessagePage>
  )
}
