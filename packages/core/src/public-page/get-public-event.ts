import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { getPublicEvent as endpoint } from '@foyer/contracts/event/event-endpoints'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { Context } from '../context.ts'
import { requireLiveEvent } from '../event-graph/require-live-event.ts'
import { checkPromoCode } from './check-promo-code.ts'
import { toPublicEvent } from './to-public-event.ts'

/**
 * A live event as anybody may see it, with what can be bought now; what is for staff or buyers only is not in it. A promo
 * code opens its hidden tickets and shows its prices; one that cannot be used changes nothing, and the answer says why.
 * Errors: `event.not_available` (404), request.too_many.
 */
export async function getPublicEvent(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<PublicEvent> {
  const graph = await requireLiveEvent(params.event_id)
  const code = query.promo_code || null
  if (code === null) return toPublicEvent(ctx, graph)
  const { state, promoCode } = await checkPromoCode(ctx, params.event_id, code)
  const max_tickets_discounted = promoCode?.max_tickets_discounted ?? null
  return toPublicEvent(ctx, graph, {
    shown: { code: promoCode?.code ?? code, state, max_tickets_discounted },
    promoCode,
  })
}
