import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const name = ''
/** The things of an event, each with what the file calls it, or its number. */
const things: Record<string, MessageDescriptor> = {
  affiliates: msg`Affiliate “${name}”`,
  capacity_assignments: msg`Capacity “${name}”`,
  check_in_lists: msg`Check-in list “${name}”`,
  prices: msg`Price “${name}”`,
  promo_codes: msg`Promo code “${name}”`,
  questions: msg`Question “${name}”`,
  taxes_and_fees: msg`Tax or fee “${name}”`,
  tickets: msg`Ticket “${name}”`,
  translations: msg`Translation “${name}”`,
}

/** Fields that people know by other words than the file's. */
const fields: Record<string, MessageDescriptor> = {
  code: msg`Code`,
  currency: msg`Currency`,
  description: msg`Description`,
  discount_amount: msg`Discount`,
  end_date: msg`Ends`,
  name: msg`Name`,
  options: msg`Options`,
  organizer: msg`Organizer`,
  price: msg`Price`,
  quantity_available: msg`Quantity`,
  settings: msg`Settings`,
  start_date: msg`Starts`,
  timezone: msg`Time zone`,
  title: msg`Title`,
}

/**
 * Where in a line of events something is wrong, in the reader's language: “Ticket “Early bird” › Tax or fee “VAT””. A file of an archive, or a name,
 * stays as it is.
 */
export function placeText(about: string, named: readonly string[], i18n: I18n): string {
  const keys = about.split('.')
  if (keys.some((key) => !/^\w+$/.test(key))) return about
  const names = named.values()
  const words: string[] = []
  for (const [index, key] of keys.entries()) {
    const of = keys[index - 1]
    if (!/^\d+$/.test(key) || of === undefined) {
      if (!(key in things) || index === keys.length - 1) words.push(fieldText(key, i18n))
      continue
    }
    const value = names.next().value || `${Number(key) + 1}`
    const thing = things[of]
    if (thing) words.push(i18n._({ ...thing, values: { name: value } }))
    else words.push(value)
  }
  return words.join(' › ')
}

function fieldText(key: string, i18n: I18n): string {
  const field = fields[key]
  return field ? i18n._(field) : key
}
