import { rebuildStatistics } from '@foyer/core/repair/mend-statistics'
import type { EventItem } from '@foyer/core/store/event/event-entity'
import type { OrderItem } from '@foyer/core/store/order/order-entity'
import { activeSlots } from '@foyer/core/store/order/order-row'
import {
  type OrganizerSums,
  readOrganizerSums,
  salesPart,
  statusPart,
} from '@foyer/core/store/statistics/organizer-sums-entity'
import { readEventTotals } from '@foyer/core/store/statistics/read-totals'
import type { Facts } from './read-facts.ts'

/** The event's sums, counted from messages, are what its orders add up to, and its organizer's are what its only event has. */
export async function checkStatistics({ world, graph, sales, moneyCame }: Facts): Promise<string[]> {
  const counted = await readEventTotals(world.event_id)
  const sum = (of: (order: OrderItem) => number, orders = moneyCame) =>
    orders.reduce((total, order) => total + of(order), 0)
  const expected = {
    orders: sales.length,
    tickets: sum((order) => (order.status === 'COMPLETED' ? activeSlots(order).length : 0)),
    gross: sum(({ total }) => total),
    tax: sum(({ tax_total, refunds }) => tax_total - givenBack(refunds, 'tax')),
    fee: sum(({ fee_total, refunds }) => fee_total - givenBack(refunds, 'fee')),
    refunded: sum(({ refunded_total }) => refunded_total),
    orders_listed: moneyCame.length,
    attendees_listed: sum(({ slots }) => slots.length, sales),
  }
  const drifts = await rebuildStatistics(world.event_id)
  return [
    ...Object.entries(expected).flatMap(([name, value]) => {
      const has = counted[name as keyof typeof expected]
      return has === value ? [] : [`statistics count ${has} ${name}, the orders ${value}`]
    }),
    ...drifts.map(({ part, missing }) => `statistics of ${part} lack ${JSON.stringify(missing)}`),
    ...(await checkOrganizer(graph.event, expected)),
  ]
}

async function checkOrganizer(
  { organizer_id, currency, status }: EventItem,
  { orders, tickets, gross, refunded }: Partial<OrganizerSums>,
): Promise<string[]> {
  const parts = new Map((await readOrganizerSums(organizer_id, '')).map(({ part, sums }) => [part, sums]))
  const expected = {
    [statusPart(status)]: { events: 1 },
    [salesPart(currency)]: { orders, tickets, gross, refunded },
  }
  return Object.entries(expected).flatMap(([part, sums]) =>
    Object.entries(sums).flatMap(([name, value]) => {
      const has = parts.get(part)?.[name as keyof OrganizerSums] ?? 0
      return has === value ? [] : [`the organizer's sums have ${has} ${name} in ${part}, the event ${value}`]
    }),
  )
}

function givenBack(refunds: OrderItem['refunds'], kind: 'tax' | 'fee'): number {
  return refunds
    .filter(({ status }) => status === 'SUCCEEDED')
    .reduce((total, refund) => total + refund[kind], 0)
}
