import type { PromoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { AppError } from '../app-error.ts'
import { readEventGraph } from '../event-graph/read-event-graph.ts'
import { toInstant } from '../instant.ts'
import { requireInSteps } from '../require-in-steps.ts'

/** A body as kept. Errors: request.invalid for tickets that are not the event's, amount.not_in_steps. */
export async function promoCodeFields(event_id: string, body: PromoCodeBody): Promise<PromoCodeBody> {
  const graph = await readEventGraph(event_id, { fresh: true })
  const existing = new Set(graph?.tickets.map(({ id }) => id))
  if (!body.ticket_ids.every((id) => existing.has(id))) {
    throw new AppError('request.invalid', { errors: { ticket_ids: ['Choose tickets of this event.'] } })
  }
  const { discount_type } = body
  if (graph && discount_type === 'FIXED')
    requireInSteps(graph.event.currency, { discount_amount: body.discount_amount })
  const discount_amount = discount_type === 'NONE' ? 0 : body.discount_amount
  return { ...body, discount_amount, expires_at: toInstant(body.expires_at) }
}

/** The refusal of a code that the event has already, at its field. */
export function codeTaken(): AppError {
  const message = 'This event already has that promo code. Choose another.'
  return new AppError('promo_code.taken', { errors: { code: [message] } })
}
