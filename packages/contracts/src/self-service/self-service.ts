import * as z from 'zod'
import { instant, linkId } from '../id.ts'
import { email, lastName } from '../text.ts'

/**
 * What a buyer or a ticket's holder corrects by link (docs/decisions/0089). `first_name` is empty only where there was none. `email`
 * left out: unchanged.
 */
export const ownDetailsBody = z.strictObject({
  first_name: lastName,
  last_name: lastName,
  email: email.optional(),
})

/** This many tickets fit one transaction with all that their order writes. */
export const mostCancelledAtOnce = 40

/**
 * What the buyer of an order may cancel now, in minor units of its currency. `price`: what was paid for a ticket and is
 * not refunded yet; `fee`: what the organizer keeps of it.
 */
export const ownCancellation = z.object({
  until: instant,
  refund_left: z.int(),
  tickets: z.array(z.object({ short_id: linkId, price: z.int(), fee: z.int() })),
})
export type OwnCancellation = z.infer<typeof ownCancellation>

/** `refund`: what the buyer was shown; refused when it has changed since. */
export const cancelOwnTicketsBody = z.strictObject({
  attendee_short_ids: z
    .array(linkId)
    .min(1, 'Choose at least one ticket.')
    .max(mostCancelledAtOnce, `Choose at most ${mostCancelledAtOnce} tickets.`),
  refund: z.int().min(0),
})

/** What cancelling these tickets costs and brings back, minor units. Page and server ask this one function. */
export function ownRefund(
  { tickets, refund_left }: Pick<OwnCancellation, 'tickets' | 'refund_left'>,
  chosen: readonly string[],
): { price: number; fee: number; refund: number } {
  const picked = tickets.filter(({ short_id }) => chosen.includes(short_id))
  const price = picked.reduce((sum, ticket) => sum + ticket.price, 0)
  const fee = picked.reduce((sum, ticket) => sum + ticket.fee, 0)
  return { price, fee, refund: Math.max(0, Math.min(price - fee, refund_left - fee)) }
}
