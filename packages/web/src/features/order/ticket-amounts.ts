import type { Order, OrderLine } from '@foyer/contracts/order/order'

/**
 * What each ticket of an order cost with its discount, fees and taxes, in minor units, by the ticket's id. Where only some units of a
 * price were discounted, the tickets take them in the order of the lines, so that the sum is the order's total.
 */
export function ticketAmounts({ lines, attendees }: Pick<Order, 'lines' | 'attendees'>): Map<string, number> {
  const units = new Map<string, number[]>()
  for (const line of lines) {
    const key = keyOf(line.ticket_id, line.label)
    units.set(key, [...(units.get(key) ?? []), ...Array<number>(line.quantity).fill(unitAmount(line))])
  }
  return new Map(
    attendees.map(({ short_id, ticket_id, price_label }) => [
      short_id,
      units.get(keyOf(ticket_id, price_label))?.shift() ?? 0,
    ]),
  )
}

function keyOf(ticketId: string, label: string): string {
  return `${ticketId} ${label}`
}

function unitAmount({ unit_price, unit_discount, unit_fee, unit_tax }: OrderLine): number {
  return unit_price - unit_discount + unit_fee + unit_tax
}
