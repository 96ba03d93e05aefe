import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { SaleState } from '@foyer/contracts/ticket/public-ticket'
import { moneyToText } from '../lib/format/parse-money.ts'
import { organizerAddress } from './organizer-address.ts'
import { venueLine } from './venue-line.ts'

const availability: Record<SaleState, string> = {
  ON_SALE: 'InStock',
  SALE_STARTS: 'PreOrder',
  SOLD_OUT: 'SoldOut',
  SALE_ENDED: 'Discontinued',
  NOT_ON_SALE: 'OutOfStock',
  PAUSED: 'OutOfStock',
  HIDDEN: 'OutOfStock',
}

/** The event as schema.org JSON-LD, which search engines show as a rich result. */
export function eventJsonLd(event: PublicEvent, url: string, siteUrl: string): object {
  const { settings, organizer } = event
  const isOnline = settings.is_online_event
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    url,
    startDate: event.start_date,
    ...(event.end_date ? { endDate: event.end_date } : {}),
    ...(settings.seo_description ? { description: settings.seo_description } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    image: event.images.filter((image) => image.variants).map((image) => siteUrl + image.url),
    location: isOnline ? { '@type': 'VirtualLocation', url } : placeOf(settings.location),
    organizer: {
      '@type': 'Organization',
      name: organizer.name,
      url: siteUrl + organizerAddress(organizer),
      ...(organizer.website ? { sameAs: [organizer.website] } : {}),
    },
    offers: event.tickets.flatMap((ticket) =>
      ticket.prices.map((price) => ({
        '@type': 'Offer',
        name: price.label ? `${ticket.title}: ${price.label}` : ticket.title,
        price: moneyToText(price.price_total, event.currency, 'en'),
        priceCurrency: event.currency,
        availability: `https://schema.org/${availability[price.state]}`,
        ...(price.sale_start_date ? { validFrom: price.sale_start_date } : {}),
        url,
      })),
    ),
  }
}

function placeOf(location: PublicEvent['settings']['location']): object {
  return {
    '@type': 'Place',
    name: location.venue_name || venueLine(location),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [location.address_line_1, location.address_line_2].filter(Boolean).join(', '),
      addressLocality: location.city,
      addressRegion: location.state_or_region,
      postalCode: location.zip_or_postal_code,
      addressCountry: location.country,
    },
  }
}
