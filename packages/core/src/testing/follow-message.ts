import type { EventMessage } from '@foyer/contracts/event-message/event-message'
import { eventStartChanged, scheduledMessageDue } from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { readEventMessage } from '../event-message/event-messages.ts'
import { followSchedule, moveMessages } from '../event-message/follow-schedule.ts'
import { toSend } from '../table/write.ts'
import { at, testContext } from './test-context.ts'

type Due = Message<typeof scheduledMessageDue>

/** The message that the latest write of a scheduled message left for its time; null if it left none. */
export async function readDue({ id: message_id, event_id }: EventMessage): Promise<Due | null> {
  const item = await readEventMessage({ event_id, message_id })
  const sent = (item?.outbox ?? []) as Due[]
  return (
    sent.find(({ name, payload }) => name === scheduledMessageDue.name && payload.plan === item?.plan) ?? null
  )
}

/** Hands that message to its consumer at a moment, by default when it is due. */
export function bringDue(due: Due | null, now: string = due?.deliver_at ?? '') {
  if (!due) throw new Error('Nothing is due.')
  return followSchedule(at(testContext(), now), due)
}

/** What the queue does after an event has got another start. */
export function bringMove(event_id: string): Promise<void> {
  return moveMessages(testContext(), toSend(eventStartChanged, { event_id }))
}
