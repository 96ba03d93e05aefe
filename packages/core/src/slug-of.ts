import slugify from '@sindresorhus/slugify'

/** The readable part of an address; a text without Latin letters has none, so `fallback` stands there. */
export function slugOf(text: string, fallback: string): string {
  return slugify(text).slice(0, 80).replace(/-+$/, '') || fallback
}
