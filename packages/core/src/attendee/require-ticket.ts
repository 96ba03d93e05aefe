import { AppError } from '../app-error.ts'
import { type EventGraph, readEventGraph } from '../event-graph/read-event-graph.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { settleAttendee } from './settle-attendee.ts'

/** The ticket that a link leads to, and its event; there is none until its order is complete. Error: attendee.not_found. */
export async function requireTicket(
  short_id: string,
): Promise<{ attendee: AttendeeItem; graph: EventGraph }> {
  const settled = await settleAttendee(short_id)
  if (!settled || settled.attendee.status === 'RESERVED') throw new AppError('attendee.not_found')
  const graph = await readEventGraph(settled.attendee.event_id)
  if (!graph) throw new AppError('attendee.not_found')
  return { attendee: settled.attendee, graph }
}
