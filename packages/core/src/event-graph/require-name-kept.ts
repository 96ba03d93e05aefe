import { AppError } from '../verb.ts'
import { readEventGraph } from './event-graph.ts'

interface Named {
  event_id: string
  first_name: string
}

/**
 * Refuses to clear the first name of a buyer or attendee (specification §5), unless the event asks for no names
 * (docs/decisions/0082). Error: request.invalid.
 */
export async function requireNameKept(before: Named, after: Pick<Named, 'first_name'>): Promise<void> {
  if (before.first_name === '' || after.first_name !== '') return
  const graph = await readEventGraph(before.event_id)
  if (graph?.settings.asked_names === 'NONE') return
  throw new AppError('request.invalid', { errors: { first_name: ['Enter a first name.'] } })
}
