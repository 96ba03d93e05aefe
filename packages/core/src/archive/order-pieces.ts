import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import { eachPage } from '../list/list-rows.ts'
import { wholeOrderList } from '../order/list-orders.ts'
import { type AttendeeItem, readAttendees } from '../store/attendee/attendee-entity.ts'
import { type OrderItem, readOrders } from '../store/order/order-entity.ts'

/** The maximum number of keys in one request of DynamoDB. */
const batchSize = 100

/** Some orders of an event with their attendees, by the link ids of their tickets. */
export interface OrderPiece {
  graph: EventGraph
  orders: OrderItem[]
  attendees: ReadonlyMap<string, AttendeeItem>
  /** Behind which order to go on. */
  last: string
}

/**
 * An event's orders, oldest first, from behind an order on. `after` and `last` are the order's date and id, so that an order that appears
 * meanwhile moves no other.
 */
export async function* orderPieces(event_id: string, after: string | null): AsyncGenerator<OrderPiece> {
  const graph = await readEventGraph(event_id, { fresh: true })
  if (!graph) return
  const found: string[] = []
  await eachPage((await wholeOrderList(event_id)).partitions, (rows) => {
    for (const { created_at, short_id } of rows) found.push(`${created_at} ${short_id}`)
  })
  const keys = found.toSorted().filter((key) => after === null || key > after)
  for (let first = 0; first < keys.length; first += batchSize) {
    const batch = keys.slice(first, first + batchSize)
    const read = await readOrders(batch.map((key) => key.slice(key.indexOf(' ') + 1)))
    const orders = batch.flatMap((key) => read.get(key.slice(key.indexOf(' ') + 1)) ?? [])
    yield { graph, orders, attendees: await readHolders(orders), last: batch.at(-1) ?? '' }
  }
}

async function readHolders(orders: readonly OrderItem[]): Promise<Map<string, AttendeeItem>> {
  const ids = orders.flatMap(({ slots }) => slots.map(({ short_id }) => short_id))
  const found = new Map<string, AttendeeItem>()
  for (let first = 0; first < ids.length; first += batchSize)
    for (const [id, attendee] of await readAttendees(ids.slice(first, first + batchSize)))
      found.set(id, attendee)
  return found
}
