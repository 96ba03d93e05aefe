import type { World } from './world.ts'

/** Every order that was ever written, known to its buyer or not: each causes a message. */
export function worldOrderIds({ orders, mailbag }: World): string[] {
  const short_ids = new Set(orders.map(({ short_id }) => short_id))
  for (const { payload } of mailbag.sent.values())
    if (typeof payload.order_short_id === 'string') short_ids.add(payload.order_short_id)
  return [...short_ids]
}
