import type { CapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import type { PromoCode } from '@foyer/contracts/promo-code/promo-code'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { answered } from './answered.ts'
import type { World } from './mint-world.ts'

/** A thing with limited stock, and how much it has, as an API client reads it. */
export type Stock = Record<string, string>

/**
 * All that decides how much an event can sell: of each price its stock, of each capacity its size, whether sales stop at it
 * and its tickets, of each promo code its uses. By the action that reports it, the thing's id, and the price's.
 */
export async function stockOf({ ctx }: World, event_id: string): Promise<Stock> {
  const read = <Row>(list: string) => answered<Row[]>(ctx, `GET /events/${event_id}/${list}?per_page=100`)
  const [tickets, capacities, promoCodes] = await Promise.all([
    read<Ticket>('tickets'),
    read<CapacityAssignment>('capacity-assignments'),
    read<PromoCode>('promo-codes'),
  ])
  return Object.fromEntries([
    ...tickets.flatMap(({ id, prices }) =>
      prices.map((price) => [`ticket.stock_changed ${id} ${price.id}`, said(price.quantity_available)]),
    ),
    ...capacities.flatMap(({ id, capacity, status, stop_sales_at_limit, ticket_ids }) => [
      [`capacity_assignment.capacity_changed ${id}`, said(capacity)],
      [`capacity_assignment.switched ${id}`, status === 'ACTIVE' && stop_sales_at_limit ? 'on' : 'off'],
      [`capacity_assignment.tickets_changed ${id}`, ticket_ids.toSorted().join()],
    ]),
    ...promoCodes.map(({ id, max_uses }) => [`promo_code.uses_changed ${id}`, said(max_uses)]),
  ])
}

function said(amount: number | null): string {
  return String(amount ?? 'unlimited')
}
