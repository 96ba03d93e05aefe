// CloudFront Function (viewer request) of the event pages: decides the language, so that a page is cached once
// per language, and names the client, which is no part of what is cached. The same answer as contracts' negotiateLocale gives, which this runtime cannot import.
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

/** The language that the address names, spelled as Foyer does. One that Foyer does not know is taken out: it makes no page of its own. */
function askedIn(request) {
  // A browser sends no cookies to a frame in another site's page: that site names its language.
  const name = request.uri.startsWith('/widget/') ? 'locale' : 'lang'
  const given = request.querystring[name]
  if (!given) return ''
  const known = locales.find((locale) => locale.toLowerCase() === given.value.toLowerCase())
  if (known) request.querystring[name] = { value: known }
  else delete request.querystring[name]
  return known || ''
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request
  const asked = askedIn(request)
  const cookie = request.cookies.locale ? request.cookies.locale.value : ''
  const header = request.headers['accept-language'] ? request.headers['accept-language'].value : ''
  request.headers['x-foyer-viewer-address'] = { value: event.viewer.ip }
  request.headers['x-foyer-locale'] = {
    value: [asked, cookie].find((locale) => locales.includes(locale)) || negotiate(header),
  }
  return request
}
