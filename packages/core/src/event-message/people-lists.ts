import type { AttendeeStatus } from '@foyer/contracts/attendee/attendee'
import type { OrderRow } from '@foyer/contracts/order/order'
import { attendeePartitions } from '../attendee/list-attendees.ts'
import { keptRows } from '../change-log/kept-lists.ts'
import { eachPage, type ReadRows } from '../list/list-rows.ts'
import { orderList } from '../order/list-orders.ts'

/** What a message needs of an attendee's row. */
export interface Holder {
  short_id: string
  order_short_id: string
  ticket_id: string
  email: string
  status: AttendeeStatus
}

/** And of an order's. */
type Buyer = Pick<OrderRow, 'short_id' | 'email'>

/** Where an event's people come from, row by row: of 100,000, only those of some pages are in memory at once. */
export interface PeopleLists {
  holders: (event_id: string, each: (holder: Holder) => void) => Promise<void>
  buyers: (event_id: string, each: (order: Buyer) => void) => Promise<void>
}

/** The table: what a message is sent by. */
export const storedLists: PeopleLists = listsOf({
  holders: attendeePartitions,
  buyers: async (event_id) => (await orderList(event_id)).partitions,
})

type Partitions<Row> = (event_id: string) => Promise<readonly ReadRows<Row>[]>

/** The lists with these partitions. */
export function listsOf(from: { holders: Partitions<Holder>; buyers: Partitions<Buyer> }): PeopleLists {
  return {
    holders: async (event_id, each) => eachPage(await from.holders(event_id), (rows) => rows.forEach(each)),
    buyers: async (event_id, each) => eachPage(await from.buyers(event_id), (rows) => rows.forEach(each)),
  }
}

/** What the process keeps of a large event (docs/decisions/0093): enough to say how many they are. */
export const keptLists: PeopleLists = {
  async holders(event_id, each) {
    const kept = await keptRows<Holder>({ event_id, kind: 'attendee' })
    return kept ? kept.forEach(each) : storedLists.holders(event_id, each)
  },
  async buyers(event_id, each) {
    const kept = await keptRows<Buyer>({ event_id, kind: 'order' })
    return kept ? kept.forEach(each) : storedLists.buyers(event_id, each)
  },
}

/** The holders with a ticket that is valid. */
export async function eachValid(
  event_id: string,
  { holders }: PeopleLists,
  each: (holder: Holder) => void,
): Promise<void> {
  await holders(event_id, (holder) => {
    if (holder.status === 'ACTIVE') each(holder)
  })
}

/** The orders with a ticket that is valid; `each` is told of its holder. */
export async function validOrders(
  event_id: string,
  lists: PeopleLists,
  each?: (holder: Holder) => void,
): Promise<ReadonlySet<string>> {
  const orders = new Set<string>()
  await eachValid(event_id, lists, (holder) => {
    orders.add(holder.order_short_id)
    each?.(holder)
  })
  return orders
}

/** The buyers of these orders. */
export async function eachBuyer(
  event_id: string,
  orders: ReadonlySet<string>,
  { lists, each }: { lists: PeopleLists; each: (order: Buyer) => void },
): Promise<void> {
  await lists.buyers(event_id, (order) => {
    if (orders.has(order.short_id)) each(order)
  })
}
