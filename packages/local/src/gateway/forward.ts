import { proxy } from 'hono/proxy'

/** HTTP statuses that never have a body; `Response` refuses a body with them. */
const bodiless = [204, 205, 304]

/**
 * Sends the request on to another origin, without the prefix that brought it here and the host it was meant for. The
 * answer is read whole: if a browser leaves half of an image unread, Node's fetch ends the process with an assertion
 * as soon as the origin closes that connection.
 */
export async function forward(request: Request, origin: string, prefix = ''): Promise<Response> {
  const url = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('host')
  // Node's fetch refuses to send it; the body follows at once anyway.
  headers.delete('expect')
  const answer = await proxy(`${origin}${url.pathname.slice(prefix.length) || '/'}${url.search}`, {
    raw: request,
    headers,
    redirect: 'manual',
  })
  const body = await answer.arrayBuffer()
  return new Response(bodiless.includes(answer.status) ? null : body, answer)
}
