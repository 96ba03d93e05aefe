/** Languages of the product (specification §1); `zh` is Traditional, `zh-CN` Simplified Chinese. Without zod, for pages that must be small. */
export const locales = ['en', 'de', 'fr', 'es', 'pt', 'pt-BR', 'zh', 'zh-CN'] as const

/**
 * The best locale for an `Accept-Language` value or a list of language tags, else English. Exact tags win, then the
 * primary language (`de-AT` → `de`). `zh-Hans` and `zh-SG` get Simplified Chinese.
 */
export function negotiateLocale(
  languages: string | readonly string[] | null | undefined,
): (typeof locales)[number] {
  const tags = typeof languages === 'string' ? parseAcceptLanguage(languages) : (languages ?? [])
  for (const tag of tags) {
    const exact = locales.find((known) => known.toLowerCase() === tag.toLowerCase())
    if (exact) return exact
    if (/^zh-(hans|sg|my)/i.test(tag)) return 'zh-CN'
    const primary = tag.split('-')[0]?.toLowerCase()
    const near = locales.find((known) => known === primary)
    if (near) return near
  }
  return 'en'
}

function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag: tag.trim(), quality: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
