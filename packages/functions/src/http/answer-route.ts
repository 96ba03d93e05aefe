import type { Endpoint } from '@foyer/contracts/endpoint'
import { answerOnce } from '@foyer/core/kept-answer/answer-once'
import { entityTag, requireMatch } from '@foyer/core/update/changed'
import { AppError } from '@foyer/core/verb'
import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Route, Siblings } from './mount.ts'
import { noteUndeclared } from './note-undeclared.ts'
import { parseInput } from './parse-input.ts'
import { requestContext } from './request-context.ts'
import { requestOf } from './request-of.ts'

const mediaTypes: Record<string, string> = { ics: 'text/calendar; charset=utf-8', pdf: 'application/pdf' }

/** Answers one route: it finds the caller, reads the input, calls the verb, and sends only the answers and refusals of the contract. */
export function answerRoute(route: Route, siblings: Siblings) {
  const answer = answerOf(route, siblings)
  return (c: HonoContext): Promise<Response> =>
    answer(c).catch((error: unknown) => {
      noteUndeclared(route.endpoint, siblings, error)
      throw error
    })
}

function answerOf({ endpoint, verb }: Route, { read, update }: Siblings) {
  return async (c: HonoContext): Promise<Response> => {
    const ctx = await requestContext(c, endpoint.access)
    const input = await parseInput(c, endpoint)
    if (endpoint.method === 'DELETE' && ctx.ifMatch !== undefined && read && update?.endpoint.body)
      requireMatch(ctx, update.endpoint.body, (await read.verb(ctx, input as never)) as object)
    const run = () => verb(ctx, input as never)
    const isKept = endpoint.method === 'POST' && !endpoint.keeps_key
    const answer = isKept ? await answerOnce(ctx, await requestOf(endpoint, input), run) : await run()
    if (!endpoint.response) return c.body(null, 204)
    if (answer instanceof Uint8Array) return bytes(c, endpoint, answer)
    if (update?.endpoint.body && !isList(answer))
      c.header('etag', entityTag(update.endpoint.body, answer as object))
    if (endpoint.holds_secret) c.header('cache-control', 'no-store, no-transform')
    if (endpoint.max_age > 0) c.header('cache-control', `public, max-age=${endpoint.max_age}`)
    const body = isList(answer) ? answer : { data: answer }
    return c.json(endpoint.response.parse(body) as object, endpoint.status as ContentfulStatusCode)
  }
}

function isList(answer: unknown): answer is object {
  return typeof answer === 'object' && answer !== null && 'data' in answer && 'meta' in answer
}

function bytes(c: HonoContext, endpoint: Endpoint, answer: Uint8Array): Response {
  const extension = endpoint.path.split('.').at(-1) ?? ''
  const type = mediaTypes[extension]
  if (!type) throw new AppError('server.unexpected')
  c.header('content-disposition', `attachment; filename="${endpoint.path.split('/').at(-1)}"`)
  return c.body(new Uint8Array(answer), 200, { 'content-type': type })
}
