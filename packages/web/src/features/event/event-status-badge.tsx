import type { EventLifecycle, EventStatus } from '@foyer/contracts/event/event'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Badge, type BadgeTone, StatusBadge } from '../../components/ui/badge.tsx'

const statuses: Record<EventStatus, [BadgeTone, MessageDescriptor]> = {
  DRAFT: ['neutral', msg`Draft`],
  LIVE: ['success', msg`Live`],
  ARCHIVED: ['neutral', msg`Archived`],
}

const lifecycles: Record<EventLifecycle, MessageDescriptor> = {
  UPCOMING: msg`Upcoming`,
  ONGOING: msg`Happening now`,
  ENDED: msg`Ended`,
}

interface EventStatusBadgeProps {
  event: { status: EventStatus; lifecycle: EventLifecycle }
}

/** The stored status, and the state by its dates unless that is the usual "upcoming" (specification §4). */
export function EventStatusBadge({ event }: EventStatusBadgeProps) {
  const { i18n } = useLingui()
  const [tone, word] = statuses[event.status]
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
      {event.lifecycle !== 'UPCOMING' && (
        <Badge tone={event.lifecycle === 'ONGOING' ? 'accent' : 'neutral'}>
          {i18n._(lifecycles[event.lifecycle])}
        </Badge>
      )}
    </span>
  )
}
