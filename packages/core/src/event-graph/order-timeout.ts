import { readEventGraph } from './read-event-graph.ts'

/** How long the event holds tickets for a buyer who checks out, in seconds. */
export async function orderTimeout(event_id: string): Promise<number> {
  const graph = await readEventGraph(event_id)
  return (graph?.settings.order_timeout ?? 0) * 60
}
