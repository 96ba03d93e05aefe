import type { createEdgeCache } from './edge-cache.ts'
import { callHttpApi, type HttpFunction } from './http-api.ts'
import { viewerLocale } from './viewer-locale.ts'

/** Query parameters that change what a page shows (`stacks/site-behaviors.ts`); the function sees no others. */
const pageQueryParameters = [
  'promo_code',
  'state',
  'page',
  'theme',
  'background_color',
  'primary_color',
  'primary_text_color',
  'button_color',
]

type EdgeCache = ReturnType<typeof createEdgeCache>

/**
 * The behavior of `/e/*`, `/event/*`, `/o/*` and `/widget/*`: the cache key is path, known query parameters and locale, and the function
 * sees nothing of the viewer beyond it (no cookies, no languages), so that no visitor's page reaches another.
 */
export async function eventPage(cache: EdgeCache, page: HttpFunction, request: Request): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method)) return new Response(null, { status: 403 })
  const url = new URL(request.url)
  const locale = viewerLocale(request.headers, url)
  for (const name of [...url.searchParams.keys()]) {
    if (!pageQueryParameters.includes(name)) url.searchParams.delete(name)
  }
  url.searchParams.sort()
  const origin = () =>
    callHttpApi(
      page,
      new Request(url, { headers: { 'x-foyer-locale': locale, 'user-agent': 'Amazon CloudFront' } }),
    )
  const response = await cache(`${url.pathname}${url.search} ${locale}`, origin)
  const etag = response.headers.get('etag')
  if (etag && request.headers.get('if-none-match')?.includes(etag.replace(/^W\//, ''))) {
    return new Response(null, { status: 304, headers: response.headers })
  }
  return request.method === 'HEAD' ? new Response(null, response) : response
}
