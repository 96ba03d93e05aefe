import type { EventMessage } from '@foyer/contracts/event-message/event-message'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { useState } from 'react'
import { Link, type To } from 'react-router-dom'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { DataTablePagination } from '../../components/ui/data-table/data-table-pagination.tsx'
import { defaultListState } from '../../lib/list/list-state.ts'
import { eventMessageQueries } from './event-message-queries.ts'
import { MessageMissLine } from './message-miss-line.tsx'

interface MessageMissesProps {
  message: EventMessage
  timeZone: string
  /** The address of the form to write the same message to these people. */
  againHref: To
}

/** The people that a message did not reach, why, and what to do. Renders nothing when it reached everybody. */
export function MessageMisses({ message, timeZone, againHref }: MessageMissesProps) {
  const { t } = useLingui()
  const [list, setList] = useState(defaultListState)
  const { data } = useQuery(eventMessageQueries.misses(message, list))
  if (!data || data.meta.total === 0) return null
  return (
    <section aria-label={t`Not reached`} className="grid gap-3">
      <Alert
        tone="warning"
        title={
          <Plural
            value={data.meta.total}
            one="One address was not reached"
            other="# addresses were not reached"
          />
        }
        action={
          <Button asChild variant="secondary" size="sm">
            <Link to={againHref} preventScrollReset>
              <MailWarning />
              <Trans>Write to them again</Trans>
            </Link>
          </Button>
        }
      >
        <Trans>
          If an address is wrong, correct it on the ticket or order. Then write to them again. The message
          goes to their current addresses.
        </Trans>
      </Alert>
      <ul className="divide-y rounded-lg border">
        {data.data.map((miss) => (
          <MessageMissLine
            key={`${miss.email} ${miss.order_short_id}`}
            miss={miss}
            eventId={message.event_id}
            timeZone={timeZone}
          />
        ))}
      </ul>
      <DataTablePagination
        meta={data.meta}
        page={list.page}
        onListChange={(change) => setList((current) => ({ ...current, ...change }))}
      />
    </section>
  )
}
