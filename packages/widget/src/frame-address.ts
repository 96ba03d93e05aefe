/** Attributes of the element, and the parameters of the widget's address that they become. */
const parameters = {
  'promo-code': 'promo_code',
  aff: 'aff',
  locale: 'locale',
  theme: 'theme',
  'background-color': 'background_color',
  'primary-color': 'primary_color',
  'text-color': 'primary_text_color',
  'button-color': 'button_color',
} as const

export const frameAttributes = ['event', ...Object.keys(parameters)]

/** The address of an event's tickets to be framed; null while the element does not say which event. */
export function frameAddress(origin: string, attribute: (name: string) => string | null): string | null {
  const event = attribute('event')?.trim()
  if (!event) return null
  const address = new URL(`/widget/${encodeURIComponent(event)}`, origin)
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = attribute(name)?.trim()
    if (value) address.searchParams.set(parameter, value)
  }
  return address.href
}

/** The event's own page, with the same codes and language: for a frame that does not come. */
export function eventLink(origin: string, attribute: (name: string) => string | null): string {
  const address = new URL(`/e/${encodeURIComponent(attribute('event')?.trim() ?? '')}`, origin)
  for (const [name, parameter] of Object.entries({
    'promo-code': 'promo_code',
    aff: 'aff',
    locale: 'lang',
  })) {
    const value = attribute(name)?.trim()
    if (value) address.searchParams.set(parameter, value)
  }
  return address.href
}
