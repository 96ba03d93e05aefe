import { rebuildSnapshot } from '../snapshot/make-snapshot.ts'
import { mintLiveEvent } from './mint-live-event.ts'
import { seedSoldOrders } from './seed-sold-orders.ts'

interface Hall {
  /** Of one ticket each. From 500 on, the event's lists come from its snapshot. */
  orders: number
  /** Over how many partitions its lists are spread follows from it; null: without a limit. */
  quantity_available?: number | null
}

/** A live event with many sold orders, and a snapshot of them. */
export async function mintHall({ orders, quantity_available = null }: Hall) {
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available }] }])
  const event_id = event.id
  await seedSoldOrders({ event_id, ticket_id: tickets[0]?.id ?? '', orders })
  await rebuildSnapshot(ctx, event_id, async () => {})
  return { ctx, event_id }
}
