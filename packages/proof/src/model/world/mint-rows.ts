import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { createCapacityAssignment } from '@foyer/core/capacity-assignment/capacity-assignments'
import { mintTicket } from '@foyer/core/testing/mint-ticket'
import type { KnownTicket, World } from './world.ts'

/** More prices than one order may take from (F25). */
export const maxRows = 50

const capacities = 3

/** A ticket with this many prices, limited by several capacities, which makes orders large. Null for none. */
export async function mintRows(
  owner: World['owner'],
  event_id: string,
  { rows, tax_and_fee_ids }: { rows: number; tax_and_fee_ids: string[] },
): Promise<KnownTicket | null> {
  if (rows === 0) return null
  const prices = Array.from({ length: rows }, (_, index) => ({
    label: `Row ${index}`,
    price: 150,
    quantity_available: 3,
  }))
  const given = { title: 'Rows', type: 'TIERED', max_per_order: 100, prices, tax_and_fee_ids } as const
  const ticket = await mintTicket(owner, event_id, given)
  for (let index = 0; index < capacities; index += 1) {
    const body = { name: `Side ${index}`, capacity: rows * 2, ticket_ids: [ticket.id] }
    await createCapacityAssignment(owner, { params: { event_id }, body: capacityAssignmentBody.parse(body) })
  }
  return { id: ticket.id, price_ids: ticket.prices.map(({ id }) => id) }
}

/**
 * One ticket of each of this many rows, starting with the given one. Null if the world has no rows, or none are
 * requested.
 */
export function rowLines({ rows }: World, { from, count }: { from: number; count: number }) {
  if (!rows || count === 0) return null
  return Array.from({ length: count }, (_, index) => ({
    ticket_id: rows.id,
    price_id: rows.price_ids[(from + index) % rows.price_ids.length] ?? '',
    quantity: 1,
  }))
}
