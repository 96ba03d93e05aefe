import type { Endpoint } from '@foyer/contracts/endpoint'

/** Whether an address below `/api` is that of one of these endpoints. */
export function pathMatcher(endpoints: readonly Pick<Endpoint, 'path'>[]): (path: string) => boolean {
  const patterns = endpoints.map(({ path }) => new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`))
  return (address) => patterns.some((pattern) => pattern.test(address))
}
