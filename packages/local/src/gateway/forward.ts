import { proxy } from 'hono/proxy'

/** Sends the request on to another origin, without the prefix that brought it here and the host it was meant for. */
export function forward(request: Request, origin: string, prefix = ''): Promise<Response> {
  const url = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('host')
  return proxy(`${origin}${url.pathname.slice(prefix.length) || '/'}${url.search}`, {
    raw: request,
    headers,
    redirect: 'manual',
  })
}
