import type { EventGraph } from './read-event-graph.ts'

/** How long a process may go without asking again: bursts on one event read the table once a second. */
const lifeMs = 1000
const mostEvents = 500

interface Entry {
  readAt: number
  graph: Promise<EventGraph | null>
}

const entries = new Map<string, Entry>()

/** The graph that this process read within the last second, else one read now; those who ask together read once. */
export function cachedEventGraph(
  event_id: string,
  read: () => Promise<EventGraph | null>,
): Promise<EventGraph | null> {
  const known = entries.get(event_id)
  if (known && performance.now() - known.readAt < lifeMs) return known.graph
  if (entries.size >= mostEvents) entries.clear()
  const graph = read()
  entries.set(event_id, { readAt: performance.now(), graph })
  graph.catch(() => entries.delete(event_id))
  return graph
}

/** To be called by whatever writes into an event's graph, so that its own process sees it at once. */
export function forgetEventGraph(event_id: string): void {
  entries.delete(event_id)
}

/** To be called by whatever changes what many events share: the account, an organizer, a tax or fee. */
export function forgetEventGraphs(): void {
  entries.clear()
}
