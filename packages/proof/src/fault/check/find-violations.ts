import { activeSlots } from '@foyer/core/store/order/order-row'
import type { Outcome } from '../scenario/scenario.ts'
import { emailViolations } from './email-violations.ts'
import { ledgerViolations } from './ledger-violations.ts'
import { moneyViolations } from './money-violations.ts'
import type { Facts, OrderFacts } from './read-facts.ts'

/** The violated invariants at the end of a case, in words. */
export function findViolations(facts: Facts, outcome: Outcome): string[] {
  return [
    ...stockViolations(facts),
    ...facts.orders.flatMap(orderViolations),
    ...moneyViolations(facts, outcome),
    ...ledgerViolations(facts),
    ...emailViolations(facts, outcome),
    ...statisticsViolations(facts),
    ...outcomeViolations(facts, outcome),
  ]
}

function stockViolations({ pools, drift }: Facts): string[] {
  const counted = pools.flatMap(({ counts, size }) => {
    if (!counts) return ['a pool is gone']
    const { free, held, sold } = counts
    return [
      ...(Math.min(free, held, sold) < 0 ? [`a count is below zero: ${JSON.stringify(counts)}`] : []),
      ...(held > 0 ? [`${held} still held after their time`] : []),
      ...(size !== null && free + held + sold !== size ? [`free + held + sold is not ${size}`] : []),
    ]
  })
  return [...counted, ...drift.map((one) => `a pool differs from its orders: ${JSON.stringify(one)}`)]
}

function orderViolations({ order, attendees }: OrderFacts): string[] {
  if (order.status === 'RESERVED') return ['an order is still RESERVED after its time']
  const active = attendees.filter((attendee) => attendee?.status === 'ACTIVE').length
  const wanted = order.status === 'COMPLETED' ? activeSlots(order).length : 0
  const stale = order.status === 'CANCELLED' && attendees.some((attendee) => attendee?.status !== 'CANCELLED')
  return [
    ...(active === wanted ? [] : [`a ${order.status} order has ${active} active attendees, not ${wanted}`]),
    ...(stale ? ['a cancelled order has an attendee that is not cancelled'] : []),
  ]
}

function statisticsViolations({ orders, totals, statisticsDrift }: Facts): string[] {
  // A payment that came too late for its tickets counts too, although it is not a sale (F31).
  const paid = orders
    .map(({ order }) => order)
    .filter(
      ({ completed_at, payment_status }) => completed_at !== null || payment_status === 'PAYMENT_RECEIVED',
    )
  const sum = (of: (order: (typeof paid)[number]) => number) => paid.reduce((all, one) => all + of(one), 0)
  const wanted = {
    orders: paid.filter(({ completed_at }) => completed_at !== null).length,
    tickets: sum((order) => (order.status === 'COMPLETED' ? activeSlots(order).length : 0)),
    gross: sum(({ total }) => total),
    refunded: sum(({ refunded_total }) => refunded_total),
  }
  const wrong = (Object.keys(wanted) as (keyof typeof wanted)[])
    .filter((name) => totals[name] !== wanted[name])
    .map((name) => `statistics count ${name} as ${totals[name]}, not ${wanted[name]}`)
  return [
    ...wrong,
    ...statisticsDrift.map((one) => `statistics differ from their orders: ${JSON.stringify(one)}`),
  ]
}

function outcomeViolations({ orders }: Facts, outcome: Outcome): string[] {
  const completed = orders.filter(({ order }) => order.status === 'COMPLETED').length
  return outcome.completed.includes(completed)
    ? []
    : [`${completed} orders are completed, not ${outcome.completed.join(' or ')}`]
}
