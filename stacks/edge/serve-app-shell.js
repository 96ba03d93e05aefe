// CloudFront Function of the static site, before and after the cache: every address that is not a file is answered with
// the app, with 200 where the app has a page and 404 where it shows "Page not found". Done here and not by error
// pages, which would turn the API's 404s into pages too (docs/decisions/0044).
const file = /\.(?:css|html|ico|jpe?g|js|json|map|mjs|png|svg|txt|wasm|webmanifest|webp|woff2?|xml)$/

// The addresses of `packages/web/src/paths.ts`; web's `known-addresses.test.ts` holds them against the router.
const pages = [
  /^\/$/,
  /^\/(?:welcome|api-docs|tickets)$/,
  /^\/docs(?:\/(?:webhooks|stability|changes|recipes\/[^/]+|reference(?:\/[^/]+)?))?$/,
  /^\/auth\/(?:login|register|forgot-password)$/,
  /^\/auth\/(?:reset-password|accept-invitation)\/[^/]+$/,
  /^\/account(?:\/(?:settings|taxes-and-fees|event-defaults|users|payment|books|import|archive|api-keys|webhooks|audit-log))?$/,
  /^\/manage\/(?:account|organizers|profile)$/,
  /^\/manage\/profile\/confirm-email-(?:change|address)\/[^/]+$/,
  /^\/manage\/events(?:\/(?:upcoming|ended|archived|new))?$/,
  /^\/manage\/organizer\/[^/]+(?:\/events)?(?:\/(?:upcoming|ended|archived))?$/,
  /^\/manage\/event\/[^/]+(?:\/(?:dashboard|tickets|attendees|questions|orders|promo-codes|affiliates|languages|check-in|messages|imports|settings|widget|homepage-designer|getting-started|capacity-assignments))?$/,
  /^\/check-in\/[^/]+$/,
]

// A door's own manifest. A phone installs one address, and each door has its own (docs/decisions/0114).
const doorManifest = /^(\/check-in\/[0-9a-z]{20,40})\/app\.webmanifest$/

// Tells the response side what the request side found, since it may see the rewritten address.
const mark = 'x-foyer-unknown-address'

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  return event.context.eventType === 'viewer-response' ? answer(event) : ask(event.request)
}

function ask(request) {
  delete request.headers[mark]
  // A client that asks here for a missing file must not mistake the app for it. Password managers are redirected to the form.
  if (request.uri === '/.well-known/change-password')
    return {
      statusCode: 302,
      statusDescription: 'Found',
      headers: { location: { value: '/manage/profile' } },
    }
  if (request.uri.startsWith('/.well-known/')) return { statusCode: 404, statusDescription: 'Not Found' }
  const door = doorManifest.exec(request.uri)
  if (door) return manifestOf(door[1], request.querystring.name)
  if (file.test(request.uri)) return request
  if (!isPage(request.uri)) {
    request.headers[mark] = { value: '1' }
    // A browser that already has the page would be told "not modified" instead of 404.
    for (const name of ['if-none-match', 'if-modified-since', 'range']) delete request.headers[name]
  }
  request.uri = '/index.html'
  return request
}

function manifestOf(address, given) {
  const name = given ? decoded(given.value).slice(0, 60) : ''
  const icon = (file, size, purpose) => ({
    src: `/icons/${file}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  })
  const manifest = {
    name: name || 'Foyer',
    short_name: name || 'Foyer',
    id: address,
    start_url: address,
    scope: '/check-in/',
    display: 'standalone',
    background_color: '#000000',
    theme_color: '#000000',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  }
  return {
    statusCode: 200,
    statusDescription: 'OK',
    headers: {
      'content-type': { value: 'application/manifest+json' },
      'cache-control': { value: 'private, no-store' },
      'x-robots-tag': { value: 'noindex' },
      'x-content-type-options': { value: 'nosniff' },
    },
    body: { encoding: 'text', data: JSON.stringify(manifest) },
  }
}

// CloudFront gives values as they stand in the address.
function decoded(value) {
  try {
    return decodeURIComponent(value)
  } catch (_) {
    return ''
  }
}

function answer({ request, response }) {
  const isUnknown = request.headers[mark] || !(file.test(request.uri) || isPage(request.uri))
  if (!isUnknown || response.statusCode !== 200) return response
  response.statusCode = 404
  response.statusDescription = 'Not Found'
  return response
}

function isPage(uri) {
  const address = uri.length > 1 && uri.endsWith('/') ? uri.slice(0, -1) : uri
  return pages.some((page) => page.test(address))
}
