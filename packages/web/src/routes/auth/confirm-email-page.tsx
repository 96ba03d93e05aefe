import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { useConfirmEmail } from '../../features/user/user-mutations.ts'
import { keepReturnAddress } from '../../lib/session/login-redirect.ts'
import { readToken } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { EmailLinkScreen } from './email-link-screen.tsx'

/** Opened from the email that asks a new user to confirm their address. It leads on to the event that they came for. */
export function ConfirmEmailPage() {
  const { t } = useLingui()
  return (
    <EmailLinkScreen
      opening={useConfirmEmail()}
      words={{
        opening: t`Confirming your email address`,
        opened: t`Email address confirmed`,
        openedNote: t`Your events can go live now.`,
        failed: t`Confirming the email address failed`,
        refusedNote: t`It may be older than 48 hours or already used. Sign in. If your address is not confirmed yet, you can get a new link there.`,
      }}
      onward={<Onward />}
    />
  )
}

/** The welcome page knows what is next: the first event, or the draft of it. */
function Onward() {
  const welcome = paths.welcome()
  return (
    <Button asChild size="lg">
      {readToken() ? (
        <Link to={welcome}>
          <Trans>Continue with your event</Trans>
        </Link>
      ) : (
        <Link to={paths.auth.login()} onClick={() => keepReturnAddress(welcome)}>
          <Trans>Sign in</Trans>
        </Link>
      )}
    </Button>
  )
}
