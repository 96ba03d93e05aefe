import type { Message } from '@foyer/contracts/message'
import type { OrderRefund } from '@foyer/core/store/order/order-entity'
import type { Facts } from './read-facts.ts'

/** Each event caused its messages exactly once, despite retries, duplicates and races. */
export function checkMessages({ world, orders, attendees }: Facts): string[] {
  const sent = [...world.mailbag.sent.values()]
  const about = Map.groupBy(sent, ({ payload }) =>
    String(payload.order_short_id ?? payload.attendee_short_id),
  )
  const known = new Map(world.orders.map((order) => [order.short_id, order]))
  const changed = new Set(
    world.orders.flatMap(({ short_id, ticketChanges }) => (ticketChanges > 0 ? short_id : [])),
  )
  return [
    ...orders.flatMap(({ short_id, status, completed_at, refunds, is_silent }) => {
      const { resends = 0, ticketChanges = 0 } = known.get(short_id) ?? {}
      const sale = completed_at === null ? 0 : 1
      return differences(short_id, about.get(short_id), {
        orderConfirmationDue: (is_silent ? 0 : sale) + resends,
        orderAttendeesChanged: sale + (status === 'CANCELLED' ? 1 : 0) + ticketChanges,
        orderRefundedNoticeDue: noticesOf(refunds.filter(({ notify_buyer }) => notify_buyer)),
        soldOutRefundNoticeDue: noticesOf(refunds.filter(({ reason }) => reason === 'SOLD_OUT')),
      })
    }),
    ...attendees.flatMap(({ short_id, status, order_short_id }) =>
      status === 'ACTIVE' && !changed.has(order_short_id)
        ? // The buyer holds them all, so they come with the confirmation (docs/decisions/0040).
          differences(short_id, about.get(short_id), { ticketEmailDue: 0 })
        : [],
    ),
  ]
}

/** An exact number of times, or between two numbers. */
type Times = number | [least: number, most: number]

/** One for each refund that arrived. A failed refund may have seemed to arrive before. */
function noticesOf(refunds: OrderRefund[]): Times {
  const arrived = refunds.filter(({ status }) => status === 'SUCCEEDED').length
  const returned = refunds.filter(({ status, stripe_refund_id }) => status === 'FAILED' && stripe_refund_id)
  return [arrived, arrived + returned.length]
}

function differences(id: string, sent: Message[] = [], expected: Record<string, Times>): string[] {
  return Object.entries(expected).flatMap(([name, times]) => {
    const was = sent.filter((message) => message.name === name).length
    const [least, most] = typeof times === 'number' ? [times, times] : times
    return was >= least && was <= most ? [] : [`${id} caused ${was} ${name}, not ${times}`]
  })
}
