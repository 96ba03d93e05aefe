import { useLingui } from '@lingui/react/macro'
import { useConfirmEmail } from '../../features/user/user-mutations.ts'
import { EmailLinkScreen } from './email-link-screen.tsx'

/** Opened from the email that asks a new user to confirm their address. */
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
    />
  )
}
