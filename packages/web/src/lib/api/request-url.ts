import type { Endpoint } from '@foyer/contracts/endpoint'

/** The address of a call below `/api`: path names filled in, nested query objects as `filter_fields[status][in]=…`. */
export function requestUrl(
  endpoint: Pick<Endpoint, 'path'>,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(flatten(query)).toString()
  return `/api${path}${search ? `?${search}` : ''}`
}

/** `{ a: { b: 1 } }` → `[['a[b]', '1']]`. Leaves out null, undefined and empty text. */
function flatten(value: Record<string, unknown>, prefix = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, item]): [string, string][] => {
    const name = prefix ? `${prefix}[${key}]` : key
    if (item === undefined || item === null || item === '') return []
    if (typeof item === 'object') return flatten(item as Record<string, unknown>, name)
    return [[name, String(item)]]
  })
}
