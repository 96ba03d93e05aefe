import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { getPublicEvent as endpoint } from '@foyer/contracts/event/event-endpoints'
import { type PublicEvent, publicEvent } from '@foyer/contracts/event/public-event'
import { isAppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { givenPromoCode } from '../promo-code/given-promo-code.ts'
import { toPublicTickets } from '../ticket/to-public-ticket.ts'
import { readStock } from './read-stock.ts'
import { requireLiveEvent } from './require-live-event.ts'
import { toEvent } from './to-event.ts'

/**
 * A live event as anybody may see it, with what can be bought now; what is for staff or buyers only is not in it. A promo
 * code opens its hidden tickets and shows its prices; one that is of no use changes nothing. Errors:
 * `event.not_available` (404), request.too_many.
 */
export async function getPublicEvent(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<PublicEvent> {
  const graph = await requireLiveEvent(params.event_id)
  const promoCode = await promoCodeOf(ctx, params.event_id, query.promo_code)
  const counts = await readStock(ctx, graph)
  return publicEvent.parse({
    ...toEvent(graph.event, graph.organizer, ctx.now),
    settings: { ...graph.settings, support_email: graph.settings.support_email || graph.organizer.email },
    tickets: toPublicTickets({ graph, counts, promoCode, now: ctx.now }),
  })
}

async function promoCodeOf(ctx: Context, event_id: string, code: string | undefined) {
  try {
    return await givenPromoCode(ctx, event_id, code)
  } catch (error) {
    if (isAppError(error, 'promo_code.invalid')) return null
    throw error
  }
}
