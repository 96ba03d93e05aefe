import type { Attendee } from '@foyer/contracts/attendee/attendee'
import { Trans } from '@lingui/react/macro'
import { EmailList } from '../../components/foyer/email-list.tsx'

/** Every email that brought this ticket, newest first. */
export function AttendeeEmails({ attendee, timeZone }: { attendee: Attendee; timeZone: string }) {
  if (attendee.emails.length === 0) return null
  return (
    <section className="grid gap-3 text-sm">
      <h3 className="text-base font-semibold">
        <Trans>Emails</Trans>
      </h3>
      <EmailList emails={attendee.emails} timeZone={timeZone} />
    </section>
  )
}
