import type { PublicOrganizer } from '@foyer/contracts/organizer/organizer'
import { plainText } from '../event-page/plain-text.ts'
import { logoOf } from '../lib/look/logo-of.ts'

/** The organizer as schema.org JSON-LD. */
export function organizerJsonLd(organizer: PublicOrganizer, url: string, siteUrl: string): object {
  const { name, website, description } = organizer
  const logo = logoOf(organizer)
  const text = plainText(description)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': url,
    name,
    url,
    ...(text ? { description: text } : {}),
    ...(logo ? { logo: siteUrl + logo.url } : {}),
    ...(website ? { sameAs: [website] } : {}),
  }
}
