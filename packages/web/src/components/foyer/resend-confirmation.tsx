import type { User } from '@foyer/contracts/user/user'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'
import { useResendEmailConfirmation } from '../../lib/session/use-resend-email-confirmation.ts'
import { Button } from '../ui/button.tsx'

interface ResendConfirmationProps {
  user: Pick<User, 'id' | 'timezone'>
  /** The address that is not confirmed yet. The email goes to it. */
  email: string
}

/** Sends the email with the confirmation link again, says when and where it went, and is then disabled for a minute. */
export function ResendConfirmation({ user, email }: ResendConfirmationProps) {
  const format = useFormat()
  const { sentAt, secondsLeft, isPending, send } = useResendEmailConfirmation(user)
  const time = sentAt && format.date(sentAt, user.timezone, 'time')
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" variant="secondary" isBusy={isPending} disabled={secondsLeft > 0} onClick={send}>
        {secondsLeft > 0 ? <Trans>Send again in {secondsLeft} s</Trans> : <Trans>Send the email again</Trans>}
      </Button>
      <span role="status" className="wrap-anywhere">
        {time && (
          <Trans>
            Sent to {email} at {time}. Check your spam folder too.
          </Trans>
        )}
      </span>
    </span>
  )
}
