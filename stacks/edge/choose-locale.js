// CloudFront Function (viewer request) of the event pages: decides the language, so that the page can be
// cached once per language. The same order as in the browser: cookie, then Accept-Language, then English.
const locales = ['en', 'de', 'fr', 'es', 'pt', 'pt-BR', 'zh', 'zh-CN']

function knownLocale(wanted) {
  const tag = wanted.trim().toLowerCase()
  const language = tag.split('-')[0]
  const simplified = tag === 'zh-hans' || tag.startsWith('zh-hans-') || tag === 'zh-sg'
  if (simplified) return 'zh-CN'
  return (
    locales.find((locale) => locale.toLowerCase() === tag) || locales.find((locale) => locale === language)
  )
}

function preferredLocales(acceptLanguage) {
  return acceptLanguage
    .split(',')
    .map((entry) => {
      const parts = entry.split(';')
      const quality = (parts[1] || '').trim()
      return { tag: parts[0], weight: quality.startsWith('q=') ? Number(quality.slice(2)) : 1 }
    })
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map((entry) => knownLocale(entry.tag))
    .filter((locale) => locale)
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request
  const cookie = request.cookies.locale ? knownLocale(request.cookies.locale.value) : undefined
  const header = request.headers['accept-language'] ? request.headers['accept-language'].value : ''
  request.headers['x-foyer-locale'] = { value: cookie || preferredLocales(header)[0] || 'en' }
  return request
}
