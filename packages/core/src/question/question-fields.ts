import type { QuestionBody } from '@foyer/contracts/question/question'
import { AppError } from '../app-error.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import { sanitise } from '../rich-text/sanitise.ts'

/**
 * A body as kept: its description sanitised, each ticket named once. A ticket that the question named before and that
 * was deleted since may stay: without it the question would be asked about all. Error: `ticket.not_found`.
 */
export async function questionFields(
  body: QuestionBody,
  { tickets }: Pick<EventGraph, 'tickets'>,
  namedBefore: readonly string[] = [],
): Promise<QuestionBody> {
  const ticket_ids = [...new Set(body.ticket_ids)]
  const known = new Set([...namedBefore, ...tickets.map(({ id }) => id)])
  if (!ticket_ids.every((id) => known.has(id))) throw new AppError('ticket.not_found')
  return { ...body, ticket_ids, description: await sanitise(body.description) }
}
