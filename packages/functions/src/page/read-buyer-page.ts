import { getPublicAttendee as ticketEndpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import { getPublicOrder as orderEndpoint } from '@foyer/contracts/order/order-endpoints'
import { getPublicAttendee } from '@foyer/core/attendee/get-public-attendee'
import { getPublicOrder } from '@foyer/core/order/get-public-order'
import { type Context, isAppError } from '@foyer/core/verb'
import type { renderBuyerPage } from '@foyer/web/render-pages'

type State = Parameters<typeof renderBuyerPage>[0]
type Shown = Pick<State, 'order' | 'ticket'>

const nothing: Shown = { order: null, ticket: null }

/** What a buyer's link opens, if it opens anything of that event. Each page begins with an order or a ticket, except that of an offer. */
export async function readBuyerPage(
  ctx: Context,
  { page, eventId, shortId }: Pick<State, 'page' | 'eventId' | 'shortId'>,
): Promise<Shown> {
  if (page === 'offer') return nothing
  const isTicket = page === 'ticket' || page === 'ticket_print'
  const shown = isTicket
    ? { ...nothing, ticket: await unlessRefused(() => readTicket(ctx, shortId)) }
    : { ...nothing, order: await unlessRefused(() => readOrder(ctx, shortId)) }
  return (shown.order ?? shown.ticket)?.event_id === eventId ? shown : nothing
}

async function readTicket(ctx: Context, attendee_short_id: string) {
  const { success, data } = ticketEndpoint.params.safeParse({ attendee_short_id })
  return success ? getPublicAttendee(ctx, { params: data }) : null
}

async function readOrder(ctx: Context, order_short_id: string) {
  const { success, data } = orderEndpoint.params.safeParse({ order_short_id })
  return success ? getPublicOrder(ctx, { params: data }) : null
}

/** The page's script asks again, and says in the visitor's language why nothing is there. */
async function unlessRefused<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask()
  } catch (error) {
    if (isAppError(error)) return null
    throw error
  }
}
