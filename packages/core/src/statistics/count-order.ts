import type { Message } from '@foyer/contracts/message'
import type { orderCounted } from '@foyer/contracts/order/order-messages'
import { createWriteTransaction } from 'electrodb'
import { type Context, ttlAfterDays } from '../context.ts'
import { transact } from '../table/transact.ts'
import { CountedMessageEntity, countedDays } from './counted-message-entity.ts'
import { allDays, EventStatisticsEntity, statisticsShard } from './event-statistics-entity.ts'

/** Adds an order's change to its event's sums, once however often the message comes and in whatever order. */
export async function countOrder(ctx: Context, { id, payload }: Message<typeof orderCounted>): Promise<void> {
  const { event_id, date, orders_listed, attendees_listed, ...change } = payload
  const shard = statisticsShard()
  await transact(() =>
    createWriteTransaction(
      { counted: CountedMessageEntity, statistics: EventStatisticsEntity },
      ({ counted, statistics }) => [
        counted.create({ message_id: id, ttl: ttlAfterDays(ctx, countedDays) }).commit(),
        statistics
          .update({ event_id, day: allDays, shard })
          .add({ ...change, orders_listed, attendees_listed })
          .commit(),
        ...(date === null ? [] : [statistics.update({ event_id, day: date, shard }).add(change).commit()]),
      ],
    ).go(),
  )
}
