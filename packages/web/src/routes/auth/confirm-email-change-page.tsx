import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { useConfirmEmailChange } from '../../features/user/user-mutations.ts'
import { tokenClaim } from '../../lib/session/token-claim.ts'
import { EmailLinkScreen } from './email-link-screen.tsx'

/** Opened from the email that is sent to a user's new address. */
export function ConfirmEmailChangePage() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const email = tokenClaim(token, 'email')
  return (
    <EmailLinkScreen
      opening={useConfirmEmailChange()}
      words={{
        asked: t`Confirm your new email address`,
        askedNote: (
          <span className="wrap-anywhere">{t`After that, you sign in with ${email} instead of your old address.`}</span>
        ),
        confirm: t`Confirm email address`,
        opened: t`Your email address is changed`,
        openedNote: t`From now on, sign in with the new one.`,
        failed: t`Confirming the email change failed`,
        refusedNote: t`It may be older than 48 hours or already used, or the change was cancelled. Your profile shows your current address. You can change it again there.`,
      }}
    />
  )
}
