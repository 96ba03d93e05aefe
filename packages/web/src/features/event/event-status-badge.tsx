import {
  type EventLifecycle,
  type EventPhase,
  type EventStatus,
  eventPhase,
} from '@foyer/contracts/event/event'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Archive, type LucideIcon, PenLine, Radio, Ticket, TimerOff } from 'lucide-react'
import { TestBadge } from '../../components/foyer/test-badge.tsx'
import { type BadgeTone, StatusBadge } from '../../components/ui/badge.tsx'

const phases: Record<EventPhase, [BadgeTone, MessageDescriptor, LucideIcon]> = {
  HAPPENING_NOW: ['accent', msg`Happening now`, Radio],
  ON_SALE: ['success', msg`On sale`, Ticket],
  DRAFT: ['neutral', msg`Draft`, PenLine],
  ENDED: ['neutral', msg`Ended`, TimerOff],
  ARCHIVED: ['neutral', msg`Archived`, Archive],
}

interface EventStatusBadgeProps {
  event: { status: EventStatus; lifecycle: EventLifecycle; is_test: boolean }
}

/** The one word that says where an event stands (specification §4, Event), and whether it is a test. */
export function EventStatusBadge({ event }: EventStatusBadgeProps) {
  const { i18n } = useLingui()
  const [tone, word, icon] = phases[eventPhase(event)]
  return (
    <span className="flex flex-wrap gap-1">
      <StatusBadge tone={tone} icon={icon}>
        {i18n._(word)}
      </StatusBadge>
      {event.is_test && <TestBadge />}
    </span>
  )
}
