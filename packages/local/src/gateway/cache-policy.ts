export type CachePolicy = { freshMs: number; staleMs: number; staleOnErrorMs: number }

/** How long a shared cache may keep an answer with this `Cache-Control`. Null if it may not. */
export function cachePolicy(cacheControl: string | null): CachePolicy | null {
  const directives = new Map(
    (cacheControl ?? '').split(',').map((directive) => {
      const [name = '', value = ''] = directive.trim().toLowerCase().split('=')
      return [name, value] as const
    }),
  )
  if (['no-store', 'private', 'no-cache'].some((name) => directives.has(name))) return null
  const milliseconds = (name: string) => Number(directives.get(name) ?? 0) * 1000 || 0
  const freshMs = directives.has('s-maxage') ? milliseconds('s-maxage') : milliseconds('max-age')
  const staleMs = milliseconds('stale-while-revalidate')
  if (freshMs + staleMs === 0) return null
  return { freshMs, staleMs, staleOnErrorMs: milliseconds('stale-if-error') }
}
