import { readEventGraph } from '../event-graph/read-event-graph.ts'
import { readPools } from '../pool/read-pools.ts'
import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'
import { readCheckInCounts } from '../store/statistics/read-check-in-counts.ts'
import { admitsTicket } from './admits-ticket.ts'

export interface AttendeeCounts {
  attendees: number
  checked_in: number
}

/**
 * How many attendees each list admits, and has admitted, by list id. A ticket has as many active attendees as its prices'
 * pools have sold, since a cancelled ticket returns to stock.
 */
export async function countLists(
  event_id: string,
  lists: readonly CheckInListItem[],
): Promise<Map<string, AttendeeCounts>> {
  const ids = lists.map(({ id }) => id)
  const [sold, checkedIn] = await Promise.all([readSold(event_id), readCheckInCounts(event_id, ids)])
  return new Map(
    lists.map((list) => {
      const admitted = [...sold].filter(([ticket_id]) => admitsTicket(list, ticket_id))
      const attendees = admitted.reduce((sum, [, quantity]) => sum + quantity, 0)
      return [list.id, { attendees, checked_in: checkedIn.get(list.id) ?? 0 }]
    }),
  )
}

/** How many of each of the event's tickets are sold, by ticket id. */
export async function readSold(event_id: string): Promise<Map<string, number>> {
  const tickets = (await readEventGraph(event_id))?.tickets ?? []
  const prices = tickets.flatMap((ticket) => ticket.prices)
  const pools = await readPools(prices.map(({ id, pool_shards }) => ({ pool_id: id, shards: pool_shards })))
  return new Map(
    tickets.map((ticket) => [
      ticket.id,
      ticket.prices.reduce((sum, price) => sum + (pools.get(price.id)?.sold ?? 0), 0),
    ]),
  )
}
