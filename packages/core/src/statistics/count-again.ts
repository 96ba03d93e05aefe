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
 * Makes an event's statistics hold what an order or attendee counts for now, by adding the difference to what was
 * counted of it before. So it does not matter how often, in which order or how late this runs, nor what was lost
 * in between. `read` runs after what was counted is read, so that nothing newer is ever replaced.
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
    // A shard that somebody else is writing to is skipped for the next one (docs/decisions/0049).
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
 * Brings an event's statistics up to date with one of its orders, whenever and however often it runs. An order that is gone
 * counts for nothing: it ended without ever having been completed.
 */
export function countOrder(event_id: string, short_id: string): Promise<void> {
  return countAgain(event_id, short_id, async () => {
    const { data: order } = await OrderEntity.get({ short_id }).go({ consistent: true })
    if (order) noteOrder(order.reference)
    return order ? orderCounts(order) : {}
  })
}

/** Brings an event's statistics up to date with one of its attendees' admissions, whenever and however often it runs. */
export function countAdmissions(event_id: string, short_id: string): Promise<void> {
  return countAgain(event_id, short_id, async () =>
    admissionCounts((await readAttendee(short_id))?.check_ins ?? {}),
  )
}
