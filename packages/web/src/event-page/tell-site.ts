import type { PublicOrder } from '@foyer/contracts/order/order'
import { safely } from '../lib/browser/safely.ts'
import { fetchPublic } from './fetch-public.ts'

/** The order that this tab reserved in the widget. The checkout forgets the hold, and the site is not told yet. */
const key = (eventId: string) => `site:${eventId}`

// Only the widget is ever framed.
const isFramed = () => window.parent !== window

/** Tells the page around the widget that tickets are held. */
export function tellReserved(
  eventId: string,
  orderShortId: string,
  held: { tickets: number; total: number; currency: string },
): void {
  if (!isFramed()) return
  safely(() => sessionStorage.setItem(key(eventId), orderShortId))
  tell({ type: 'foyer:reserved', ...held })
}

/** Tells it once that they were ordered, when the buyer is back. */
export async function tellOrdered(eventId: string): Promise<void> {
  const orderShortId = isFramed() && safely(() => sessionStorage.getItem(key(eventId)))
  if (!orderShortId) return
  const order = await fetchPublic<PublicOrder>(`/orders/${orderShortId}`)
  if (order === null || (order !== 'missing' && order.status === 'RESERVED')) return
  safely(() => sessionStorage.removeItem(key(eventId)))
  if (order === 'missing' || order.status !== 'COMPLETED') return
  const { reference, total, currency } = order
  tell({ type: 'foyer:ordered', reference, total, currency })
}

/** Any page may frame the widget and receive this, so that it names no buyer and no link of an order (docs/decisions/0138). */
function tell(news: object): void {
  window.parent.postMessage(news, '*')
}
