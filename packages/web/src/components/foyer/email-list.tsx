import type { OrderEmail } from '@foyer/contracts/email/email'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format/use-format.ts'
import { EmailStatusBadge } from './email-status-badge.tsx'
import { emailKindWords, emailReasonWords } from './email-words.ts'

interface EmailListProps {
  emails: readonly OrderEmail[]
  timeZone: string
  /** The action for one email. */
  actionOf?: (email: OrderEmail) => ReactNode
}

/** The emails that were sent, and their outcomes. */
export function EmailList({ emails, timeZone, actionOf }: EmailListProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <ul className="divide-y rounded-lg border">
      {emails.map((email) => {
        const reason = emailReasonWords(email)
        return (
          <li key={`${email.sent_at} ${email.kind} ${email.attendee_short_id}`} className="grid gap-1 p-3">
            <div className="flex items-center justify-between gap-3">
              <span className="font-medium">{i18n._(emailKindWords(email.kind))}</span>
              <EmailStatusBadge email={email} />
            </div>
            <span className="wrap-anywhere text-muted-foreground">{email.to}</span>
            <span className="text-muted-foreground">
              {format.date(email.sent_at, timeZone, 'date_time_zone')}
            </span>
            {reason && <p>{i18n._(reason)}</p>}
            {actionOf?.(email)}
          </li>
        )
      })}
    </ul>
  )
}
