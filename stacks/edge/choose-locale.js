// CloudFront Function (viewer request) of the event pages: decides the language, so that a page is cached once
// per language. The same answer as contracts' negotiateLocale gives, which this runtime cannot import.
const locales = ['en', 'de', 'fr', 'es', 'pt', 'pt-BR', 'zh', 'zh-CN']

function knownLocale(tag) {
  const exact = locales.find((known) => known.toLowerCase() === tag.toLowerCase())
  if (exact) return exact
  if (/^zh-(hans|sg|my)/i.test(tag)) return 'zh-CN'
  return locales.find((known) => known === tag.split('-')[0].toLowerCase())
}

function weigh(part) {
  const pieces = part.trim().split(';')
  const quality = pieces.slice(1).find((piece) => piece.trim().startsWith('q='))
  return { tag: pieces[0].trim(), quality: quality ? Number(quality.trim().slice(2)) : 1 }
}

function negotiate(acceptLanguage) {
  const accepted = acceptLanguage
    .split(',')
    .map(weigh)
    .filter((entry) => entry.tag !== '' && entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map((entry) => knownLocale(entry.tag))
  return accepted.find((locale) => locale !== undefined) || 'en'
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request
  // A browser sends no cookies to a frame in another site's page: that site names its language.
  const inWidget = request.uri.startsWith('/widget/') && request.querystring.locale
  const asked = inWidget ? inWidget.value : ''
  const cookie = request.cookies.locale ? request.cookies.locale.value : ''
  const header = request.headers['accept-language'] ? request.headers['accept-language'].value : ''
  request.headers['x-foyer-locale'] = {
    value: [asked, cookie].find((locale) => locales.includes(locale)) || negotiate(header),
  }
  return request
}
