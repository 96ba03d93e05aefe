import { Trans, useLingui } from '@lingui/react/macro'
import { endSession } from '../../lib/session/login-redirect.ts'
import { paths } from '../../paths.ts'
import { Button } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

/** Asks to sign in on a public path that needs a session (specification §6). It does not redirect. */
export function SignInPage() {
  const { t } = useLingui()
  return (
    <MessagePage
      title={t`Sign in to continue`}
      homeLabel={t`Go to the home page`}
      action={
        <Button asChild>
          <a href={paths.auth.login()} onClick={endSession}>
            <Trans>Sign in</Trans>
          </a>
        </Button>
      }
    >
      <Trans>
        You are not signed in, or your session has ended. You return to this page after you sign in.
      </Trans>
    </MessagePage>
  )
}
