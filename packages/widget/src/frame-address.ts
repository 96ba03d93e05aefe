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
export const eventsAttributes = ['organizer', ...Object.keys(parameters)]

type Attribute = (name: string) => string | null

/** The address to be framed: of an event's tickets, or of an organizer's events; null while the element names neither. */
export function frameAddress(origin: string, attribute: Attribute): string | null {
  const event = attribute('event')?.trim()
  const organizer = attribute('organizer')?.trim()
  if (event) return withParameters(new URL(`/widget/${encodeURIComponent(event)}`, origin), attribute)
  if (!organizer) return null
  return withParameters(new URL(`/widget/o/${encodeURIComponent(organizer)}`, origin), attribute)
}

/** The event's or organizer's own page, with the same codes and language: for a frame that does not come. */
export function pageLink(origin: string, attribute: Attribute): string {
  const event = attribute('event')?.trim()
  const path = event
    ? `/e/${encodeURIComponent(event)}`
    : `/o/${encodeURIComponent(attribute('organizer')?.trim() ?? '')}`
  return withParameters(new URL(path, origin), attribute, {
    'promo-code': 'promo_code',
    aff: 'aff',
    locale: 'lang',
  })
}

function withParameters(
  address: URL,
  attribute: Attribute,
  taken: Record<string, string> = parameters,
): string {
  for (const [name, parameter] of Object.entries(taken)) {
    const value = attribute(name)?.trim()
    if (value) address.searchParams.set(parameter, value)
  }
  return address.href
}
