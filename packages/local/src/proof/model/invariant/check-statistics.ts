import { activeSlots } from '@foyer/core/order/change-ticket'
import { readEventTotals } from '@foyer/core/statistics/read-event-totals'
import type { Facts } from './read-facts.ts'

/** The event's sums, counted from messages, are what its orders add up to. */
export async function checkStatistics({ world, sales }: Facts): Promise<string[]> {
  const counted = await readEventTotals(world.event_id)
  const sum = (of: (order: Facts['sales'][number]) => number) =>
    sales.reduce((total, order) => total + of(order), 0)
  const expected = {
    orders: sales.length,
    tickets: sum((order) => (order.status === 'COMPLETED' ? activeSlots(order).length : 0)),
    gross: sum(({ total }) => total),
    tax: sum(({ tax_total }) => tax_total),
    fee: sum(({ fee_total }) => fee_total),
    refunded: sum(({ refunded_total }) => refunded_total),
    orders_listed: sales.length,
    attendees_listed: sum(({ slots }) => slots.length),
  }
  return Object.entries(expected).flatMap(([name, value]) => {
    const has = counted[name as keyof typeof expected]
    return has === value ? [] : [`statistics count ${has} ${name}, the orders ${value}`]
  })
}
