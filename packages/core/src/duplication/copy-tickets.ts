import { listShardCount } from '../list/list-shard.ts'
import { openPools } from '../pool/open-pool.ts'
import { poolShardCount } from '../pool/pool-shares.ts'
import { newId } from '../random-id.ts'
import { type KeptPrice, TicketEntity, type TicketItem } from '../store/ticket/ticket-entity.ts'
import { putAll } from '../table/put-all.ts'
import type { Shift } from './shift-wall-time.ts'

/** An event's tickets under another's name, unsold, and which of the originals became which. */
export interface CopiedTickets {
  tickets: TicketItem[]
  idOf: ReadonlyMap<string, string>
}

/** Those tickets for another event: their sale moved, their stock full, no capacities yet. Nothing is written. */
export function copiedTickets(tickets: readonly TicketItem[], event_id: string, shift: Shift): CopiedTickets {
  const idOf = new Map(tickets.map(({ id }) => [id, newId('ticket')]))
  const copies = tickets.map((ticket) => ({
    ...ticket,
    event_id,
    id: idOf.get(ticket.id) ?? '',
    prices: ticket.prices.map((price) => copiedPrice(price, shift)),
    ...shiftedSale(ticket, shift),
    capacity_pools: [],
    terms: 0,
    version: 1,
  }))
  return { tickets: copies, idOf }
}

/** Writes copied tickets, with the pools of their prices before them. */
export async function writeCopiedTickets(tickets: readonly TicketItem[]): Promise<void> {
  const prices = tickets.flatMap((ticket) => ticket.prices)
  await openPools(prices.map(({ id, quantity_available }) => ({ pool_id: id, size: quantity_available })))
  await putAll(TicketEntity, tickets)
}

/**
 * What a thing's tickets are called in the copy; null when it is for certain tickets and none of those was copied, since
 * then it would be for all.
 */
export function copiedTicketIds(
  ticket_ids: readonly string[],
  idOf: CopiedTickets['idOf'] | null,
): string[] | null {
  const ids = ticket_ids.flatMap((id) => idOf?.get(id) ?? [])
  return ids.length === 0 && ticket_ids.length > 0 ? null : ids
}

function copiedPrice(price: KeptPrice, shift: Shift): KeptPrice {
  const id = newId('price')
  const pool_shards = poolShardCount(price.quantity_available)
  const list_shards = listShardCount(price.quantity_available)
  return { ...price, id, pool_shards, list_shards, ...shiftedSale(price, shift) }
}

function shiftedSale(
  { sale_start_date, sale_end_date }: Pick<TicketItem, 'sale_start_date' | 'sale_end_date'>,
  shift: Shift,
) {
  return { sale_start_date: shift(sale_start_date), sale_end_date: shift(sale_end_date) }
}
