import { fewestListShards, listShardsOf } from '../list/list-shard.ts'
import { readEventGraph } from './read-event-graph.ts'

/** The partitions over which the lists of an event's orders and attendees are spread, as index keys; all are read at once. */
export async function readListShards(event_id: string): Promise<{ event_id: string; list_shard: number }[]> {
  const graph = await readEventGraph(event_id)
  const length = graph ? listShardsOf(graph.tickets) : fewestListShards
  return Array.from({ length }, (_, list_shard) => ({ event_id, list_shard }))
}
