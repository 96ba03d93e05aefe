import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { allEndpoints } from '@foyer/contracts/all-endpoints'
import { type Endpoint, methodsOf, type Part } from '@foyer/contracts/endpoint'
import type { ErrorCode, ErrorDetails } from '@foyer/contracts/error-code'
import type { ErrorExtras } from '@foyer/contracts/error-details'
import { errors } from '@foyer/contracts/error-table'
import { refusalsOf } from '@foyer/contracts/refusals'
import { HttpHandler, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import * as z from 'zod'
import { type Over, sample } from './sample.ts'

/** What the screen sent, as the contract reads it. */
export type Asked<E extends Endpoint> = Part<'params', E['params'], Output<E['params']>> &
  Part<'query', E['query'], Output<E['query']>> &
  Part<'body', E['body'], Output<E['body']>>
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : never

/** An answer’s `data`, or only the fields that the test is about. Of a list all rows: the page that was asked for is cut from them. */
type Answer<E extends Endpoint> =
  Output<E['response']> extends { data: infer Data }
    ? Over<Data>
    : Output<E['response']> extends Uint8Array
      ? Uint8Array
      : undefined

type Reply<E extends Endpoint> = (asked: Asked<E>) => Response | Promise<Response | undefined>

const endpoints = allEndpoints.map(({ endpoint }) => endpoint)

/** Tells what an endpoint answers from now on, and returns what the screen asks it. */
export function answer<E extends Endpoint>(
  endpoint: E,
  data?: Answer<E> | ((asked: Asked<E>) => Answer<E>),
): Asked<E>[] {
  const asked: Asked<E>[] = []
  const isFunction = (given: unknown): given is (asked: Asked<E>) => unknown => typeof given === 'function'
  // A wrong answer fails where it is written.
  if (!isFunction(data)) bodyOf(endpoint, data, {})
  reply(endpoint, (input) => {
    asked.push(input)
    return respond(endpoint, isFunction(data) ? data(input) : data, input)
  })
  return asked
}

/** What a refusal says besides its code. */
interface Refusal<Code extends ErrorCode> {
  errors?: Record<string, string[]>
  details?: ErrorDetails<Code>
}

/** The endpoint refuses from now on, with a code that it may refuse with. */
export function refuse<E extends Endpoint, Code extends ErrorCode>(
  endpoint: E,
  code: Code,
  more: Refusal<Code> | ((asked: Asked<E>) => Refusal<Code>) = {},
): void {
  if (!refusalsOf(endpoint, endpoints).includes(code))
    throw new Error(`${endpoint.name} never refuses with ${code}.`)
  const [status, message, extras]: readonly [number, string, ErrorExtras?] = errors[code]
  if (typeof more !== 'function' && more.details) extras?.details?.(z).parse(more.details)
  reply(endpoint, (asked) => {
    const rest = typeof more === 'function' ? more(asked) : more
    return HttpResponse.json({ code, message, ...rest }, { status })
  })
}

/** The connection breaks before the endpoint answers. */
export function lose(endpoint: Endpoint): void {
  reply(endpoint, () => HttpResponse.error())
}

/** Holds back the endpoint’s answer, whichever it is, until the returned function is called. */
export function hold(endpoint: Endpoint): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  reply(endpoint, () => promise)
  return () => resolve(undefined)
}

function reply<E extends Endpoint>(endpoint: E, give: Reply<E>): void {
  server.use(handlerOf(endpoint, give))
}

/** A request that breaks the contract, or that the test has no answer for. It fails the test, whatever the screen makes of it. */
let fault = Promise.withResolvers<never>()

/** Fails as soon as there is a fault, and otherwise is what was awaited. */
export const unlessFault = <Value>(awaited: Promise<Value>): Promise<Value> =>
  Promise.race([awaited, fault.promise])

export const forgetAnswers = (): void => {
  server.resetHandlers()
  fault = Promise.withResolvers<never>()
}

function handlerOf<E extends Endpoint>(endpoint: E, give: Reply<E>): HttpHandler {
  const method = new RegExp(`^(${methodsOf(endpoint).join('|')})$`)
  return new HttpHandler(method, `*/api${endpoint.path}`, async ({ request, params }) => {
    // Another endpoint has a word where this one has an id.
    if (endpoint.params?.safeParse(params).success === false) return undefined
    try {
      return await give(await readRequest(endpoint, request.clone(), params))
    } catch (error) {
      const reason = error instanceof z.ZodError ? z.prettifyError(error) : error
      fault.reject(new Error(`${endpoint.name} breaks its contract: ${reason}`))
      return HttpResponse.error()
    }
  })
}

async function readRequest<E extends Endpoint>(endpoint: E, request: Request, params: unknown) {
  const { query, body, encoding } = endpoint
  const sent = async () =>
    encoding === 'json' ? request.json() : Object.fromEntries(await request.formData())
  const asked: unknown = {
    params: endpoint.params?.parse(params),
    query: query?.parse(nested(new URL(request.url).searchParams)),
    body: body?.parse(await sent()),
  }
  return asked as Asked<E>
}

/** `filter_fields[status][in]=LIVE` → `{ filter_fields: { status: { in: 'LIVE' } } }`, as the API reads it. */
function nested(search: URLSearchParams): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const [name, value] of search) {
    const keys = name.split(/[[\]]+/).filter(Boolean)
    const last = keys.pop() ?? ''
    let level = whole
    for (const key of keys) {
      level[key] ??= {}
      level = level[key] as Record<string, unknown>
    }
    level[last] = value
  }
  return whole
}

function respond(endpoint: Endpoint, data: unknown, { query }: { query?: unknown }): Response {
  const { status } = endpoint
  const body = bodyOf(endpoint, data, query ?? {})
  if (body instanceof Uint8Array) return new HttpResponse(body.slice().buffer, { status })
  return body === undefined ? new HttpResponse(null, { status }) : Response.json(body, { status })
}

/** The whole answer, which the contract has parsed. */
function bodyOf(endpoint: Endpoint, data: unknown, query: { page?: number; per_page?: number }): unknown {
  const { response } = endpoint
  if (!response) return undefined
  if (!(response instanceof z.ZodObject)) return response.parse(data ?? new Uint8Array())
  if (!Array.isArray(data) || !('meta' in response.shape)) return sample(response, { data })
  const { page = 1, per_page = 20 } = query
  const last_page = Math.max(1, Math.ceil(data.length / per_page))
  const all = sample(response, { data, meta: { page, per_page, total: data.length, last_page } })
  return { ...all, data: (all.data as unknown[]).slice((page - 1) * per_page, page * per_page) }
}

/** A read that the test says nothing of answers a plain sample. Somebody who organizes has confirmed their address. */
const plainReads = endpoints
  .filter(({ method }) => method === 'GET')
  // Words in an address come before names.
  .sort((one, other) => (one.path.replaceAll(':', '~') < other.path.replaceAll(':', '~') ? -1 : 1))
  .map((endpoint) =>
    handlerOf(endpoint, (asked) =>
      respond(endpoint, endpoint.name === 'getMe' ? { is_email_confirmed: true } : undefined, asked),
    ),
  )

/** A file that the app loads from this site, such as its cities. */
const siteFile = http.get('*/src/*', async ({ request }) => {
  const file = path.join(import.meta.dirname, '../..', new URL(request.url).pathname)
  return new HttpResponse(await readFile(file))
})

const noAnswer = http.all('*', ({ request }) => {
  fault.reject(new Error(`The test has no answer to ${request.method} ${new URL(request.url).pathname}.`))
  return HttpResponse.error()
})

export const server = setupServer(...plainReads, siteFile, noAnswer)
