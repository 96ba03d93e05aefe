import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { languageTag } from '@foyer/contracts/language-tag'
import { localInstant } from '@foyer/contracts/local-instant'
import { moneyToText } from '@foyer/contracts/parse-money'
import type { SaleState } from '@foyer/contracts/ticket/public-ticket'
import { organizerAddress } from './page-address.ts'
import { venueLine } from './venue-line.ts'

/** Search engines have only these three states. What can no longer be bought counts as sold out. */
const availability: Record<SaleState, 'InStock' | 'PreOrder' | 'SoldOut'> = {
  ON_SALE: 'InStock',
  SALE_STARTS: 'PreOrder',
  SOLD_OUT: 'SoldOut',
  SALE_ENDED: 'SoldOut',
  NOT_ON_SALE: 'SoldOut',
  PAUSED: 'SoldOut',
  HIDDEN: 'SoldOut',
}

interface PageFacts {
  /** The page's URL, in the language of its text. */
  url: string
  siteUrl: string
  /** Plain text, never empty. */
  description: string
  /** Absolute URLs. */
  images: string[]
}

/**
 * The event as schema.org JSON-LD for rich results in search engines, with everything that Google requires or recommends.
 */
export function eventJsonLd(event: PublicEvent, { url, siteUrl, description, images }: PageFacts): object {
  const { settings, organizer, timezone } = event
  const isOnline = settings.is_online_event
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    ...(event.language && { inLanguage: languageTag(event.language) }),
    url,
    startDate: localInstant(event.start_date, timezone),
    ...(event.end_date && { endDate: localInstant(event.end_date, timezone) }),
    description,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    image: images,
    location: isOnline ? { '@type': 'VirtualLocation', url } : placeOf(settings.location),
    organizer: {
      '@type': 'Organization',
      name: organizer.name,
      url: siteUrl + organizerAddress(organizer),
      ...(organizer.website && { sameAs: [organizer.website] }),
    },
    offers: event.tickets.flatMap((ticket) =>
      ticket.prices.map((price) => {
        const from = price.sale_start_date ?? ticket.sale_start_date
        const until = price.sale_end_date ?? ticket.sale_end_date
        return {
          '@type': 'Offer',
          name: price.label ? `${ticket.title}: ${price.label}` : ticket.title,
          price: moneyToText(price.price_total, event.currency, 'en'),
          priceCurrency: event.currency,
          availability: `https://schema.org/${availability[price.state]}`,
          ...(from && { validFrom: localInstant(from, timezone) }),
          ...(until && { validThrough: localInstant(until, timezone) }),
          url,
        }
      }),
    ),
  }
}

/** Only the known parts of the address. Search engines skip an event without one. */
function placeOf(location: PublicEvent['settings']['location']): object | undefined {
  const line = venueLine(location)
  if (!line) return undefined
  const known = {
    streetAddress: [location.address_line_1, location.address_line_2].filter(Boolean).join(', '),
    addressLocality: location.city,
    addressRegion: location.state_or_region,
    postalCode: location.zip_or_postal_code,
    addressCountry: location.country,
  }
  const parts = Object.entries(known).filter(([, value]) => value)
  return {
    '@type': 'Place',
    name: location.venue_name || line,
    address: parts.length > 0 ? { '@type': 'PostalAddress', ...Object.fromEntries(parts) } : line,
  }
}
