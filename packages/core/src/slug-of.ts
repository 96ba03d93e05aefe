/**
 * The readable part of a URL. For a text without Latin letters it is `fallback`. The library that transliterates loads
 * with the first slug, because it would take a tenth of the API's cold start.
 */
export async function slugOf(text: string, fallback: string): Promise<string> {
  const { default: slugify } = await import('@sindresorhus/slugify')
  return slugify(text).slice(0, 80).replace(/-+$/, '') || fallback
}
