import { Plural, Trans } from '@lingui/react/macro'
import { Card } from '../../components/ui/card.tsx'
import type { EventsFile } from './read-events-file.ts'

interface WhatComesAlongProps {
  file: EventsFile
  withOrders: boolean
}

/** What the chosen file was recognized as, and what an import of it does. */
export function WhatComesAlong({ file, withOrders }: WhatComesAlongProps) {
  const isArchive = file.format === 'archive'
  return (
    <Card className="grid gap-3 p-6 text-sm">
      <h2 className="text-base font-semibold">
        {isArchive ? (
          <Trans>This is the archive of an account</Trans>
        ) : (
          <Plural value={file.events} one="This file has # event" other="This file has # events" />
        )}
      </h2>
      <ul className="grid list-disc gap-2 ps-5">
        <li>
          <Trans>
            Events come with texts, settings, tickets, prices, questions and promo codes. They are drafts, so
            nothing is on sale before you say so.
          </Trans>
        </li>
        {isArchive && (
          <>
            <li>
              <Trans>
                Organizers, taxes and fees and message templates are created where this account does not have
                them.
              </Trans>
            </li>
            <li>
              <Trans>Pictures of events and organizers come along.</Trans>
            </li>
            {withOrders && (
              <li>
                <Trans>
                  Orders and attendees come with their dates and amounts. The tickets that people have still
                  admit.
                </Trans>
              </li>
            )}
          </>
        )}
        <li>
          <Trans>
            What was imported before is not made twice. Your own events and settings stay as they are.
          </Trans>
        </li>
      </ul>
    </Card>
  )
}
