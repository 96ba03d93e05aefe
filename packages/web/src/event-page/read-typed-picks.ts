import type { Locale } from '@foyer/contracts/locale'
import { parseMoney } from '@foyer/contracts/parse-money'
import type { Picks } from './picks.ts'

/** The name of a price's field in the form, as `orderFormBody` expects it. */
export const fieldName = (priceId: string, field: string) => `lines[${priceId}][${field}]`

/**
 * The form fields' current values, from the buyer before the script ran, from the loader, or from the browser after going
 * back.
 */
export function readTypedPicks(form: HTMLFormElement, currency: string, locale: Locale): Picks {
  const picks: Record<string, { quantity: number; donation: number | null }> = {}
  for (const [name, value] of new FormData(form)) {
    const [, priceId = '', field] = /^lines\[(\w+)\]\[(quantity|donation_amount)\]$/.exec(name) ?? []
    if (!field || typeof value !== 'string') continue
    picks[priceId] ??= { quantity: 0, donation: null }
    if (field === 'quantity') picks[priceId].quantity = /^\d{1,3}$/.test(value) ? Number(value) : 0
    else if (value.trim() !== '') picks[priceId].donation = parseMoney(value, currency, locale) ?? Number.NaN
  }
  return picks
}
