import type { CreateManualOrderBody } from '@foyer/contracts/order/order-bodies'
import { AppError } from '../app-error.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import { checkMaximum, findPrice, type OrderLines, toOrderLines } from '../price/order-lines.ts'
import { requireInSteps } from '../require-in-steps.ts'

/**
 * What the organizer sells by hand: whatever the event has, also what is hidden, paused, not on sale yet or no longer, in
 * smaller numbers than buyers must take, and at another price if they say so. Never more than one order may hold.
 * Errors: ticket.required (the event has none), ticket.not_found, order.quantity_limit, amount.not_in_steps.
 */
export function manualLines(graph: EventGraph, requested: CreateManualOrderBody['lines']): OrderLines {
  if (graph.tickets.length === 0) throw new AppError('ticket.required')
  requireInSteps(
    graph.event.currency,
    Object.fromEntries(requested.map(({ unit_price }, index) => [`lines.${index}.unit_price`, unit_price])),
  )
  const lines = requested.map((line) => {
    const { ticket, price } = findPrice(graph, line)
    return { ticket, price, quantity: line.quantity, unit_price: line.unit_price ?? price.price }
  })
  checkMaximum(lines)
  return { ...toOrderLines(graph, lines), promoCode: null }
}
