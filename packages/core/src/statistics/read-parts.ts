import { untilWritten } from '../table/until-written.ts'
import { EventStatisticsEntity, statisticsShards } from './event-statistics-entity.ts'
import { type Sums, sumOf } from './sums.ts'

/** DynamoDB leaves out of a batch what does not fit into its answer, or into what a key may do in that second. */
const unprocessedBounds = { tries: 20 }

/** The sums of some parts of an event's statistics, over all shards; in as many requests as they fill hundreds of items. */
export async function readParts(event_id: string, parts: readonly string[]): Promise<Map<string, Sums>> {
  const sums = new Map<string, Sums>()
  let wanted = statisticsShards(event_id).flatMap((shard) => parts.map((part) => ({ ...shard, part })))
  return untilWritten(async () => {
    if (wanted.length === 0) return sums
    const { data, unprocessed } = await EventStatisticsEntity.get(wanted).go()
    for (const item of data) sums.set(item.part, sumOf(sums.get(item.part) ?? {}, item))
    wanted = unprocessed
    return wanted.length > 0 ? 'lost' : sums
  }, unprocessedBounds)
}

/** All that is counted of an event, by part: one request for each shard. */
export async function readAllParts(event_id: string): Promise<Map<string, Sums>> {
  const shards = await Promise.all(
    statisticsShards(event_id).map((shard) =>
      EventStatisticsEntity.query.primary(shard).go({ pages: 'all' }),
    ),
  )
  const sums = new Map<string, Sums>()
  for (const item of shards.flatMap(({ data }) => data))
    sums.set(item.part, sumOf(sums.get(item.part) ?? {}, item))
  return sums
}
