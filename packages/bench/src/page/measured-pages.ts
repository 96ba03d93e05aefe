import type { PlannedOrder } from '@foyer/demo/plan-sales'
import type { PageBounds } from './page-bounds.ts'
import { eventPageBounds, managementBounds, purchaseBounds, signInBounds } from './page-bounds.ts'

export interface MeasuredPage {
  name: string
  url: string
  /** A signed-in organizer's, or null. */
  token: string | null
  bounds: PageBounds
}

/**
 * Makes the demo's events without their orders, one order each that is held, to be paid and paid, and answers the pages that a buyer and an
 * organizer open with them.
 */
export async function preparePages(siteUrl: string): Promise<MeasuredPage[]> {
  // Imported here because core reads its environment on import.
  const { createDemoEvents } = await import('@foyer/demo/create-demo-events')
  const { demoClock, demoContext } = await import('@foyer/demo/demo-clock')
  const { demoLogin } = await import('@foyer/demo/demo-account')
  const { placeOrder } = await import('@foyer/demo/place-order')
  const { createOrder } = await import('@foyer/core/order/create-order')
  const { seededRandom } = await import('@foyer/core/testing/seeded-random')
  const { events } = await createDemoEvents(demoClock(new Date()))
  const { event, tickets } = events.selling
  const found = tickets.find(({ ticket }) => ticket.type === 'PAID')?.ticket
  const price = found?.prices[0]
  if (!found || !price) throw new Error('The demo sells no paid ticket.')
  const lines = [{ ticket_id: found.id, price_id: price.id, quantity: 1 }]
  const params = { event_id: event.id }
  const held = await createOrder(demoContext(new Date()), { params, body: { lines, locale: 'en' } })
  const order: PlannedOrder = {
    ...{ ...params, at: new Date(), lines, codes: {}, isPaid: true, fate: 'kept' },
    buyer: { first_name: 'Inês', last_name: 'Moraes', email: 'ines@example.com', locale: 'en' },
  }
  const due = await placeOrder(seededRandom(1), order, 'open')
  const paid = await placeOrder(seededRandom(1), order)
  const ticket = paid.attendees[0]?.short_id
  const token = await signIn(siteUrl, demoLogin)
  const page = (name: string, path: string, bounds: PageBounds, reader: string | null = null) => ({
    ...{ name, url: siteUrl + path, bounds, token: reader },
  })
  return [
    page('event page', pathOf(events.online.event), eventPageBounds),
    page('event page with a countdown and a donation', pathOf(event), eventPageBounds),
    page('checkout', `/checkout/${event.id}/${held.short_id}/details`, purchaseBounds),
    page('payment', `/checkout/${event.id}/${due.short_id}/payment`, purchaseBounds),
    page('order summary', `/checkout/${event.id}/${paid.short_id}/summary`, purchaseBounds),
    page('ticket page', `/ticket/${event.id}/${ticket}`, purchaseBounds),
    page('sign-in', '/auth/login', signInBounds),
    page('dashboard', `/manage/event/${event.id}/dashboard`, managementBounds, token),
  ]
}

function pathOf({ id, slug }: { id: string; slug: string }): string {
  return `/e/${id}/${slug}`
}

async function signIn(siteUrl: string, login: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}
