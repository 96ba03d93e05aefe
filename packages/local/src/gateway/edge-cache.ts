import { type CachePolicy, cachePolicy } from './cache-policy.ts'

type Stored = {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
  at: number
  policy: CachePolicy
}
type Origin = () => Promise<Response>

/**
 * A shared cache as CloudFront keeps it: honors s-maxage, stale-while-revalidate and stale-if-error, sends
 * concurrent requests for the same key to the origin once, and says in `x-cache` what it did.
 */
export function createEdgeCache({ now = Date.now, capacity = 1000 } = {}) {
  const entries = new Map<string, Stored>()
  const underWay = new Map<string, Promise<Stored | Response>>()

  async function load(key: string, origin: Origin): Promise<Stored | Response> {
    const response = await origin()
    const policy = cachePolicy(response.headers.get('cache-control'))
    if (!policy || response.status >= 500) return response
    // CloudFront drops cookies if its cache policy forwards none.
    response.headers.delete('set-cookie')
    const stored = {
      status: response.status,
      headers: [...response.headers],
      body: await response.arrayBuffer(),
      at: now(),
      policy,
    }
    entries.delete(key)
    entries.set(key, stored)
    for (const oldest of entries.keys()) {
      if (entries.size <= capacity) break
      entries.delete(oldest)
    }
    return stored
  }

  function loadOnce(key: string, origin: Origin): Promise<Stored | Response> {
    const running = underWay.get(key) ?? load(key, origin).finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }

  function answer(stored: Stored, verdict: string): Response {
    const response = new Response(stored.body, stored)
    response.headers.set('age', String(Math.floor((now() - stored.at) / 1000)))
    response.headers.set('x-cache', `${verdict} from cloudfront`)
    return response
  }

  async function miss(key: string, origin: Origin): Promise<Response> {
    const shared = underWay.has(key)
    const loaded = await loadOnce(key, origin)
    if (!(loaded instanceof Response)) return answer(loaded, 'Miss')
    // An answer that may not be cached belongs to its requester.
    const own = shared ? await origin() : loaded
    own.headers.set('x-cache', own.status >= 500 ? 'Error from cloudfront' : 'Miss from cloudfront')
    return own
  }

  return async function fetchThroughCache(key: string, origin: Origin): Promise<Response> {
    const stored = entries.get(key)
    if (!stored) return miss(key, origin)
    const age = now() - stored.at
    const { freshMs, staleMs, staleOnErrorMs } = stored.policy
    if (age < freshMs) return answer(stored, 'Hit')
    if (age < freshMs + staleMs) {
      loadOnce(key, origin).catch((error) => console.error('Refreshing the edge cache failed:', error))
      return answer(stored, 'Hit')
    }
    const fresh = await miss(key, origin)
    if (fresh.status >= 500 && age < freshMs + staleOnErrorMs) return answer(stored, 'Hit')
    return fresh
  }
}
