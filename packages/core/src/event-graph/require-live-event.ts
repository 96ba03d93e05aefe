import { AppError } from '../app-error.ts'
import { type EventGraph, readEventGraph } from './read-event-graph.ts'

/** A live event, up to a second old. Error: `event.not_available` (404) for any other, whether or not it exists. */
export async function requireLiveEvent(event_id: string): Promise<EventGraph> {
  const graph = await readEventGraph(event_id)
  if (graph?.event.status !== 'LIVE') throw new AppError('event.not_available')
  return graph
}
