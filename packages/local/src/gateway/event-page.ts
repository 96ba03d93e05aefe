import { parse } from 'hono/utils/cookie'
import { pageQueryParameters } from '../../../../stacks/answer/answer-kinds.ts'
import { runEdgeFunction } from '../../../../stacks/edge/run-edge-function.ts'
import type { createEdgeCache } from './edge-cache.ts'
import { callHttpApi, type HttpFunction } from './http-api.ts'
import { edgeKey } from './http-api-event.ts'

type EdgeCache = ReturnType<typeof createEdgeCache>

/**
 * The behavior of the page function's addresses: CloudFront's own function chooses the language, the cache key is path, known query
 * parameters and locale, and the page function sees nothing of the viewer beyond it but the address (no cookies, no languages), so that no visitor's
 * page reaches another.
 */
export async function eventPage(
  cache: EdgeCache,
  page: HttpFunction,
  request: Request,
  viewer: string,
): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method)) return new Response(null, { status: 403 })
  const { locale, url } = atTheEdge(request)
  const origin = () =>
    callHttpApi(
      page,
      new Request(url, {
        headers: {
          'x-foyer-locale': locale,
          'x-foyer-viewer-address': viewer,
          'x-foyer-edge-key': edgeKey,
          'user-agent': 'Amazon CloudFront',
        },
      }),
    )
  const response = await cache(`${url.pathname}${url.search} ${locale}`, origin)
  const etag = response.headers.get('etag')
  if (etag && request.headers.get('if-none-match')?.includes(etag.replace(/^W\//, ''))) {
    return new Response(null, { status: 304, headers: response.headers })
  }
  return request.method === 'HEAD' ? new Response(null, response) : response
}

/** What CloudFront makes of the visitor's request before it asks its cache. */
function atTheEdge(request: Request): { locale: string; url: URL } {
  const url = new URL(request.url)
  const header = (name: string) => request.headers.get(name) ?? ''
  const { headers, querystring } = runEdgeFunction('choose-locale', {
    uri: url.pathname,
    querystring: valued(Object.fromEntries(url.searchParams)),
    headers: valued({ 'accept-language': header('accept-language') }),
    cookies: valued(parse(header('cookie'))),
  })
  url.search = ''
  for (const name of pageQueryParameters.toSorted()) {
    const given = querystring[name]
    if (given) url.searchParams.set(name, given.value)
  }
  return { locale: headers['x-foyer-locale']?.value ?? '', url }
}

function valued(record: Record<string, string | undefined>): Record<string, { value: string }> {
  return Object.fromEntries(Object.entries(record).map(([name, value = '']) => [name, { value }]))
}
