import { createWriteTransaction } from 'electrodb'
import { readAttendee } from '../store/attendee/attendee-entity.ts'
import { OrderEntity } from '../store/order/order-entity.ts'
import { type Counts, changesOf } from '../store/statistics/counts.ts'
import {
  CountedEntity,
  type CountedItem,
  EventStatisticsEntity,
  otherShard,
  statisticsShard,
} from '../store/statistics/event-statistics-entity.ts'
import { admissionCounts, orderCounts } from '../store/statistics/order-counts.ts'
import { transact, untilWritten } from '../table/write.ts'
import { noteOrder } from '../trace.ts'

const tries = 12

/**
 * Adds to an event's statistics what changed for an order or attendee since it was last counted, so the number, order and
 * delay of runs do not matter. `read` runs after the count is read, so that nothing newer is replaced.
 */
export async function countAgain(
  event_id: string,
  subject_id: string,
  read: () => Promise<Counts>,
): Promise<void> {
  await untilWritten(
    async () => {
      const { data: counted } = await CountedEntity.get({ subject_id }).go({ consistent: true })
      return (await writeChanges(event_id, subject_id, counted, await read())) ? 'written' : 'lost'
    },
    { tries },
  )
}

async function writeChanges(
  event_id: string,
  subject_id: string,
  before: CountedItem | null,
  counts: Counts,
): Promise<boolean> {
  const changes = changesOf(before?.counts ?? {}, counts)
  if (changes.length === 0) return true
  let shard = statisticsShard()
  const refusals = await transact(() => {
    // A shard that another process is writing is skipped for the next one (docs/decisions/0049).
    shard = otherShard(shard)
    return createWriteTransaction(
      { counted: CountedEntity, statistics: EventStatisticsEntity },
      ({ counted, statistics }) => [
        counted
          .put({ subject_id, counts, version: (before?.version ?? 0) + 1 })
          .where(({ version }, { eq, notExists }) =>
            before ? eq(version, before.version) : notExists(version),
          )
          .commit(),
        ...changes.map(([part, change]) => statistics.update({ event_id, shard, part }).add(change).commit()),
      ],
    ).go()
  })
  return refusals === null
}

/**
 * Updates an event's statistics with one of its orders. May run at any time and any number of times. A deleted order
 * counts as nothing, because it ended without being completed.
 */
export function countOrder(event_id: string, short_id: string): Promise<void> {
  return countAgain(event_id, short_id, async () => {
    const { data: order } = await OrderEntity.get({ short_id }).go({ consistent: true })
    if (order) noteOrder(order.reference)
    return order ? orderCounts(order) : {}
  })
}

/** Updates an event's statistics with one attendee's admissions. May run at any time and any number of times. */
export function countAdmissions(event_id: string, short_id: string): Promise<void> {
  return countAgain(event_id, short_id, async () =>
    admissionCounts((await readAttendee(short_id))?.check_ins ?? {}),
  )
}
