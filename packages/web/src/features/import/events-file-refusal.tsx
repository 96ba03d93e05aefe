import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { paths } from '../../paths.ts'
import type { NoEventsReason } from './read-events-file.ts'

/** What was chosen, and what to choose instead. */
const words: Record<NoEventsReason, readonly [title: MessageDescriptor, help: MessageDescriptor]> = {
  admins: [
    msg`Admins import archives`,
    msg`An archive brings organizers and taxes too. Ask an admin of your account to import it.`,
  ],
  attendees: [
    msg`This is a list of attendees`,
    msg`Attendees are imported into their event. Open it, then Attendees and “Import attendees”.`,
  ],
  empty: [msg`This file is empty`, msg`Choose another one.`],
  other_zip: [
    msg`This ZIP file is not an archive of Foyer`,
    msg`Choose the file that the page “Archive” of an account made, as it was downloaded.`,
  ],
  part: [
    msg`This is one part of an archive`,
    msg`Choose the whole ZIP file. It brings organizers, events, pictures and orders together.`,
  ],
  too_large: [
    msg`This file is too large`,
    msg`An archive may have 5 GB, and a file of events 20 MB. Divide a file of events.`,
  ],
  too_many: [msg`This file has too many events`, msg`A file may have 500 events. Divide it.`],
  unknown: [
    msg`This is not a file of events`,
    msg`It has one event as JSON on each line, with a title. The guide for developers has an example.`,
  ],
}

/** Why a chosen file is not sent. Options that were chosen stay. */
export function EventsFileRefusal({ reason }: { reason: NoEventsReason }) {
  const { i18n } = useLingui()
  const [title, help] = words[reason]
  return (
    <Alert
      tone="danger"
      role="alert"
      title={i18n._(title)}
      action={
        reason === 'attendees' && (
          <Button variant="secondary" asChild>
            <Link to={paths.events()}>
              <Trans>Show events</Trans>
            </Link>
          </Button>
        )
      }
    >
      {i18n._(help)}
    </Alert>
  )
}
