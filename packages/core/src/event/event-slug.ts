import slugify from '@sindresorhus/slugify'

/** The readable part of an event's address; a title without Latin letters has none, so `event` stands there. */
export function eventSlug(title: string): string {
  return slugify(title).slice(0, 80).replace(/-+$/, '') || 'event'
}
