import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { useConfirmEmail } from '../../features/user/user-mutations.ts'
import { tokenClaim } from '../../lib/session/token-claim.ts'
import { paths } from '../../paths.ts'
import { EmailLinkScreen } from './email-link-screen.tsx'

/**
 * Opened from the email that asks a new user to confirm their address. It leads on to the event that they came for: the welcome page
 * knows what is next, the first event or the draft of it.
 */
export function ConfirmEmailPage() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const email = tokenClaim(token, 'email')
  return (
    <EmailLinkScreen
      opening={useConfirmEmail()}
      email={email}
      words={{
        asked: t`Confirm your email address`,
        askedNote: <span className="wrap-anywhere">{t`Confirm that you signed up with ${email}.`}</span>,
        confirm: t`Confirm email address`,
        opened: t`Email address confirmed`,
        openedNote: t`Your events can go live now.`,
        failed: t`Confirming the email address failed`,
        refusedNote: t`It may be older than 48 hours or already used. Sign in. If your address is not confirmed yet, you can get a new link there.`,
      }}
      onward={{ to: paths.welcome(), label: <Trans>Continue with your event</Trans> }}
    />
  )
}
