import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'

const linkClass = 'text-link underline underline-offset-4'

/** Which file brings what, and where other files are imported. */
export function WhichFile({ takesArchives }: { takesArchives: boolean }) {
  return (
    <dl className="grid gap-5 text-sm sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] sm:gap-x-6">
      {takesArchives && (
        <Way title={<Trans>All of another Foyer account</Trans>}>
          <Trans>
            Choose the ZIP file that the other account’s page “Archive” makes. It brings organizers, events,
            pictures, orders and attendees.
          </Trans>
        </Way>
      )}
      <Way title={<Trans>Events of another system</Trans>}>
        <Trans>
          Choose a file with one event as JSON on each line, with its tickets and promo codes.{' '}
          <Link to={paths.docs()} className={linkClass}>
            The guide for developers
          </Link>{' '}
          has an example.
        </Trans>
      </Way>
      <Way title={<Trans>Attendees of an event</Trans>}>
        <Trans>
          <Link to={paths.events()} className={linkClass}>
            Open the event
          </Link>{' '}
          first. Under Attendees, “Import attendees” takes CSV and Excel files of Eventbrite, Hi.Events,
          pretix or any other system.
        </Trans>
      </Way>
    </dl>
  )
}

function Way({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-medium max-sm:-mb-4">{title}</dt>
      <dd className="text-muted-foreground">{children}</dd>
    </div>
  )
}
