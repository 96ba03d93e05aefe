import type { createEdgeCache } from './edge-cache.ts'
import { callHttpApi, type HttpFunction } from './http-api.ts'

type EdgeCache = ReturnType<typeof createEdgeCache>

/**
 * The behavior of the API's answers that are the same for everybody: the cache key is the path and the accepted compression, and
 * the function sees nothing else of the viewer.
 */
export async function keptAnswer(cache: EdgeCache, api: HttpFunction, request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  const offered = request.headers.get('accept-encoding') ?? ''
  const codings = ['br', 'gzip'].filter((coding) => new RegExp(`\\b${coding}\\b`).test(offered)).join(',')
  const headers = { 'user-agent': 'Amazon CloudFront', ...(codings && { 'accept-encoding': codings }) }
  const response = await cache(`${pathname} ${codings}`, () =>
    callHttpApi(api, new Request(`${origin}${pathname}`, { headers })),
  )
  return request.method === 'HEAD' ? new Response(null, response) : response
}
