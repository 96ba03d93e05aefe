import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { getPublicEvent as endpoint } from '@foyer/contracts/event/event-endpoints'
import { type PublicEvent, publicEvent } from '@foyer/contracts/event/public-event'
import type { Context } from '../context.ts'
import { checkPromoCode } from '../promo-code/check-promo-code.ts'
import { toPublicTickets } from '../ticket/to-public-ticket.ts'
import { readStock } from './read-stock.ts'
import { requireLiveEvent } from './require-live-event.ts'
import { toEvent } from './to-event.ts'

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
  const given = code === null ? null : await checkPromoCode(ctx, params.event_id, code)
  const promoCode = given?.promoCode ?? null
  const counts = await readStock(ctx, graph)
  return publicEvent.parse({
    ...toEvent(graph.event, graph.organizer, ctx.now),
    settings: { ...graph.settings, support_email: graph.settings.support_email || graph.organizer.email },
    tickets: toPublicTickets({ graph, counts, promoCode, now: ctx.now }),
    promo_code: given && {
      code: promoCode?.code ?? code,
      state: given.state,
      max_tickets_discounted: promoCode?.max_tickets_discounted ?? null,
    },
  })
}
