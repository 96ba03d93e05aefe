import type { EventMessage } from '@foyer/contracts/event-message/event-message'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { CopyPlus } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { RichText } from '../../components/foyer/rich-text.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Fact } from '../../components/ui/fact.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { MessageButtons } from './message-buttons.tsx'
import type { MessageEvent } from './message-event.ts'
import { MessageMisses } from './message-misses.tsx'
import { MessageProgress } from './message-progress.tsx'
import { MessageStatusBadge } from './message-status-badge.tsx'
import { againOf, copyOf } from './new-message.ts'
import { recipientGroupWords } from './recipient-group-words.ts'
import { ScheduleFact, ScheduleNotice } from './scheduled-line.tsx'

interface MessageFactsProps {
  message: EventMessage
  event: MessageEvent
  tickets: readonly Ticket[]
  hrefFor: (id: string) => To
  onDeleted: () => void
}

/** A message's text, its recipients, and its outcome. */
export function MessageFacts({ message, event, tickets, hrefFor, onDeleted }: MessageFactsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const timeZone = event.timezone
  const titles = tickets.filter(({ id }) => message.ticket_ids.includes(id)).map(({ title }) => title)
  return (
    <div className="grid gap-6">
      <MessageStatusBadge status={message.status} />
      <ScheduleNotice message={message} event={event} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <Fact label={<Trans>Recipients</Trans>}>
          {i18n._(recipientGroupWords[message.recipient_group])}
          {titles.length > 0 && `: ${titles.join(', ')}`}
        </Fact>
        {message.status === 'SCHEDULED' ? (
          <Fact label={<Trans>Goes out</Trans>}>
            <ScheduleFact message={message} timeZone={timeZone} />
          </Fact>
        ) : (
          <Fact label={<Trans>Sent</Trans>}>
            <MessageProgress message={message} timeZone={timeZone} />
          </Fact>
        )}
        <Fact label={<Trans>Written</Trans>}>
          {format.date(message.created_at, timeZone, 'date_time_zone')}
        </Fact>
      </dl>
      <MessageMisses message={message} timeZone={timeZone} againHref={hrefFor(againOf(message.id))} />
      <RichText html={message.content} className="rounded-lg border p-4" />
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="secondary" size="sm">
          <Link to={hrefFor(copyOf(message.id))} preventScrollReset>
            <CopyPlus />
            <Trans>Write a similar message</Trans>
          </Link>
        </Button>
        <MessageButtons message={message} hrefFor={hrefFor} onDeleted={onDeleted} />
      </div>
    </div>
  )
}
