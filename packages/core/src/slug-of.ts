/**
 * The readable part of an address; a text without Latin letters has none, so `fallback` stands there. What knows the letters
 * of the world is imported with the first slug, for it would take a tenth of the API's cold start.
 */
export async function slugOf(text: string, fallback: string): Promise<string> {
  const { default: slugify } = await import('@sindresorhus/slugify')
  return slugify(text).slice(0, 80).replace(/-+$/, '') || fallback
}
