import { type PublicEvent, publicEvent } from '@foyer/contracts/event/public-event'
import { showable } from '@foyer/contracts/image/image'
import type { Context } from '../context.ts'
import { toEvent } from '../event/to-event.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import type { PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'
import { readStock } from './read-stock.ts'
import { toPublicTickets } from './to-public-ticket.ts'

interface GivenCode {
  shown: PublicEvent['promo_code']
  /** Where it can be used. */
  promoCode: PromoCodeItem | null
}

/** An event as anybody may see it, with what can be bought now and with a code, if one is given. */
export async function toPublicEvent(
  ctx: Context,
  graph: EventGraph,
  { shown, promoCode }: GivenCode = { shown: null, promoCode: null },
): Promise<PublicEvent> {
  const counts = await readStock(ctx, graph)
  const event = toEvent(graph.event, graph.organizer, ctx.now)
  return publicEvent.parse({
    ...event,
    images: showable(event.images),
    settings: { ...graph.settings, support_email: graph.settings.support_email || graph.organizer.email },
    tickets: toPublicTickets({ graph, counts, promoCode, now: ctx.now }),
    promo_code: shown,
  })
}
