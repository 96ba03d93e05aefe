import { type FormState, formStateText, type OrderFormBody } from '@foyer/contracts/order/order-form'
import { readEventGraph } from '../event-graph/event-graph.ts'

/** The page that a form stands on, and how it is to show itself again. */
export interface ShownAgain extends FormState, Pick<OrderFormBody, 'page' | 'lang' | 'affiliate_code'> {
  event_id: string
  promo_code: string | null
}

/**
 * The event page's address with a choice and why it was refused, without the site's origin (docs/decisions/0079). It is made of
 * ids, numbers and codes of lists alone; only a promo code and an affiliate's stand as they were given.
 */
export async function eventPageAddress(shown: ShownAgain): Promise<string> {
  const { page, event_id, lang, promo_code, affiliate_code } = shown
  const slug = (await readEventGraph(event_id))?.event.slug ?? ''
  const query = new URLSearchParams()
  if (lang) query.set('lang', lang)
  if (promo_code) query.set('promo_code', promo_code)
  if (affiliate_code) query.set('aff', affiliate_code)
  query.set('picks', formStateText(shown))
  return `/${page}/${event_id}/${encodeURIComponent(slug)}?${query}#tickets`
}
