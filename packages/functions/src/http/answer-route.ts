import { deprecationHeaders } from '@foyer/contracts/api-version'
import type { Endpoint } from '@foyer/contracts/endpoint'
import { withoutDamagedRows } from '@foyer/contracts/list'
import { leastScope } from '@foyer/contracts/permission'
import { reportKeyUse } from '@foyer/core/audit/report-key-use'
import { answerOnce } from '@foyer/core/kept-answer/answer-once'
import { recordOwnChanges } from '@foyer/core/snapshot/record-own-changes'
import { notedRows } from '@foyer/core/trace'
import { answerTag, requireMatch } from '@foyer/core/update/changed'
import { AppError, type Context, refusalIn } from '@foyer/core/verb'
import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { logger } from '../logger.ts'
import { errorAnswer } from './error-answer.ts'
import type { PageForm, Route, Siblings } from './mount.ts'
import { noteUndeclared } from './note-undeclared.ts'
import { parseInput, readFields } from './parse-input.ts'
import { requestContext } from './request-context.ts'
import { requestOf } from './request-of.ts'

const mediaTypes: Record<string, string> = {
  ics: 'text/calendar; charset=utf-8',
  ndjson: 'application/x-ndjson',
  pdf: 'application/pdf',
}

/** Answers one route: it finds the caller, reads the input, calls the verb, and sends only the answers and refusals of the contract. */
export function answerRoute(route: Route, siblings: Siblings) {
  const answer = answerOf(route, siblings)
  const { deprecated } = route.endpoint
  const goingHeaders = deprecated ? deprecationHeaders(deprecated) : {}
  return (c: HonoContext): Promise<Response> => {
    for (const [name, value] of Object.entries(goingHeaders)) c.header(name, value)
    return answer(c).catch((cause: unknown) => {
      const error = askingTheLeast(cause, route.endpoint)
      noteUndeclared(route.endpoint, siblings, error)
      if (route.form && error instanceof Error) return leadBack(c, route.form, error)
      throw error
    })
  }
}

/** The refusal of a key names the scope that allows the least, as the document does: programs are given what a refusal names. */
function askingTheLeast(error: unknown, { method }: Endpoint): unknown {
  const refusal = error instanceof AppError && error.code === 'api_key.scope_missing' && error.details
  if (!refusal || !('scope' in refusal)) return error
  return new AppError('api_key.scope_missing', {
    details: { scope: leastScope(String(refusal.scope), method) },
  })
}

/** A browser that sends a page's form shows what it is answered: it is led back to the page, which says why. Programs get the refusal. */
async function leadBack(c: HonoContext, form: PageForm, error: Error): Promise<Response> {
  if (!c.req.header('accept')?.includes('text/html')) throw error
  const refused = errorAnswer(error, c)
  const refusal = refusalIn(error) ?? new AppError('server.unexpected')
  const fields = await readFields(c).catch(() => ({}))
  c.header('location', await form.refusedAddress(c, form.complete(c, fields), refusal))
  return c.body(null, 303, refused.headers.has('retry-after') ? { 'retry-after': '1' } : {})
}

function answerOf({ endpoint, verb, form }: Route, { read, update }: Siblings) {
  return async (c: HonoContext): Promise<Response> => {
    const ctx = await requestContext(c, endpoint.access)
    const input = await parseInput(c, { endpoint, ...(form && { form }) })
    c.set('email', emailIn(input))
    if (endpoint.method === 'DELETE' && ctx.ifMatch !== undefined && read && update?.endpoint.body)
      requireMatch(ctx, update.endpoint.body, (await read.verb(ctx, input as never)) as object)
    const run = async () => {
      const answer = await verb(ctx, input as never)
      if (endpoint.method !== 'GET') await logKeyUse(ctx, endpoint, input, answer)
      return answer
    }
    const isKept = endpoint.method === 'POST' && !endpoint.keeps_key
    const answer = isKept ? await answerOnce(ctx, await requestOf(endpoint, input), run) : await run()
    if (endpoint.method !== 'GET' && isSignedIn(ctx)) await showAtOnce(ctx)
    if (!endpoint.response) return c.body(null, 204)
    if (endpoint.max_age > 0) c.header('cache-control', `public, max-age=${endpoint.max_age}`)
    if (answer instanceof Uint8Array) return bytes(c, endpoint, answer)
    if (endpoint.holds_secret) c.header('cache-control', 'no-store, no-transform')
    if (endpoint.status === 303) c.header('location', (answer as { location: string }).location)
    form?.answered(c, answer)
    const sent = toSend(endpoint, endpoint.response, answer)
    if (update?.endpoint.body && !isList(answer))
      c.header('etag', answerTag(update.endpoint.body, answer as object, JSON.stringify(sent)))
    return c.json(sent, endpoint.status as ContentfulStatusCode)
  }
}

/** Lists show what was just written. If that fails, it is written all the same, and they show it a moment later. */
async function showAtOnce(ctx: Context): Promise<void> {
  if (notedRows().length === 0) return
  await recordOwnChanges(ctx).catch((error: unknown) =>
    logger.warn('own change not logged', { error: nameOf(error) }),
  )
}

/** What a key changed is changed, even if it cannot be reported to the audit log: then the function's log has it. */
async function logKeyUse(ctx: Context, { name }: Endpoint, input: object, answer: unknown): Promise<void> {
  const { params = {} } = input as { params?: Record<string, string> }
  await reportKeyUse(ctx, { call: name, params, answer }).catch((error: unknown) =>
    logger.error('key use not audited', {
      endpoint: name,
      key: ctx.actor.kind === 'api_key' ? ctx.actor.api_key_id : undefined,
      error: nameOf(error),
    }),
  )
}

const isSignedIn = ({ actor }: Context) => actor.kind === 'user' || actor.kind === 'api_key'

function emailIn({ body }: { body?: unknown }): string | undefined {
  const { email } = { ...(body as { email?: unknown } | undefined) }
  return typeof email === 'string' ? email : undefined
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : undefined)

/** The answer as the contract describes it. Rows of a list that do not fit are left out, and logged without what they hold. */
function toSend({ name }: Endpoint, response: NonNullable<Endpoint['response']>, answer: unknown): object {
  if (!isList(answer)) return response.parse({ data: answer }) as object
  const { success, data } = response.safeParse(answer)
  if (success) return data as object
  const readable = withoutDamagedRows(response, answer)
  if (!readable) return response.parse(answer) as object
  logger.error('damaged rows', { endpoint: name, fields: readable.damage })
  return readable.answer
}

function isList(answer: unknown): answer is { data: unknown; meta: unknown } {
  return typeof answer === 'object' && answer !== null && 'data' in answer && 'meta' in answer
}

function bytes(c: HonoContext, endpoint: Endpoint, answer: Uint8Array): Response {
  const extension = endpoint.path.split('.').at(-1) ?? ''
  const type = mediaTypes[extension]
  if (!type) throw new AppError('server.unexpected')
  c.header('content-disposition', `attachment; filename="${endpoint.path.split('/').at(-1)}"`)
  return c.body(new Uint8Array(answer), 200, { 'content-type': type })
}
