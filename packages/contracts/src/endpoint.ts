import type * as z from 'zod'
import type { Deprecation } from './api-version.ts'
import type { ErrorCode } from './error-code.ts'
import type { Access } from './permission.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Names in a path such as `/events/:event_id/tickets`. */
type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The params schema has exactly the names that the path mentions. */
type ParamsFor<Path extends string> = [PathNames<Path>] extends [never]
  ? undefined
  : z.ZodObject<Record<PathNames<Path>, z.ZodType<string>>>

export interface Endpoint<
  Path extends string = string,
  Params extends z.ZodObject | undefined = z.ZodObject | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Response extends z.ZodType | undefined = z.ZodType | undefined,
> {
  /** The verb in core and the operation in OpenAPI have the same name. */
  readonly name: string
  readonly summary: string
  readonly method: Method
  /** Below `/api`, with `:name` for each path parameter. */
  readonly path: Path
  readonly access: Access
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** How the body travels: JSON, a form with files (multipart/form-data), or the fields of a page's own form (urlencoded). */
  readonly encoding: 'json' | 'form' | 'fields'
  /** The whole answer, envelope included; undefined: 204 without a body. */
  readonly response: Response
  /** 303 leads a browser on to the answer's `location`. */
  readonly status: 200 | 201 | 202 | 204 | 303
  /** Changes what its body names and keeps what it leaves out: a PUT that is offered as PATCH too (docs/decisions/0042). */
  readonly is_update: boolean
  /** The verb keeps the `Idempotency-Key` with its own effect; else the answer to it is kept (docs/decisions/0042). */
  readonly keeps_key: boolean
  /** For how many seconds any cache may keep the answer, which is the same for everybody; 0: never. */
  readonly max_age: number
  /**
   * The answer contains a secret that works for anyone. It is never compressed, because next to text from the caller its
   * length would reveal the secret (BREACH).
   */
  readonly holds_secret: boolean
  /**
   * The refusals of its verb, besides those that follow from any endpoint's shape (`refusals.ts`). The verb has no
   * others: a test follows its code (docs/decisions/0077).
   */
  readonly refusals: readonly ErrorCode[]
  /** Present where the call will go: its answers say so, and the API's document. */
  readonly deprecated?: Deprecation
}

interface Definition<Path extends string, Params, Query, Body, Response> {
  name: string
  summary: string
  method: Method
  path: Path
  access: Access
  params?: Params
  query?: Query
  body?: Body
  encoding?: 'json' | 'form' | 'fields'
  response?: Response
  status?: 200 | 201 | 202 | 303
  is_update?: boolean
  keeps_key?: boolean
  max_age?: number
  holds_secret?: boolean
  refusals?: readonly ErrorCode[]
  deprecated?: Deprecation
}

/**
 * Declares one call of the API as data. The server mounts it, the browser calls it, OpenAPI lists it.
 * Status defaults to 200, or 204 without a response. Without `access` it does not compile.
 */
export function endpoint<
  const Path extends string,
  Params extends ParamsFor<Path> = ParamsFor<Path>,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Response extends z.ZodType | undefined = undefined,
>(
  definition: Definition<Path, Params, Query, Body, Response>,
): Endpoint<Path, Params extends z.ZodObject ? Params : undefined, Query, Body, Response> {
  const { params, query, body, response } = definition
  return {
    ...definition,
    params: params as Params extends z.ZodObject ? Params : undefined,
    query: query as Query,
    body: body as Body,
    encoding: definition.encoding ?? 'json',
    response: response as Response,
    status: definition.status ?? (response ? 200 : 204),
    is_update: definition.is_update ?? false,
    keeps_key: definition.keeps_key ?? false,
    max_age: definition.max_age ?? 0,
    holds_secret: definition.holds_secret ?? false,
    refusals: definition.refusals ?? [],
  }
}

/** The methods of an endpoint. An update does the same by PUT and PATCH. */
export function methodsOf({ method, is_update }: Pick<Endpoint, 'method' | 'is_update'>): readonly Method[] {
  return is_update ? [method, 'PATCH'] : [method]
}

/** `{ [Name]: Type }` where an endpoint declares that part of its input. */
export type Part<Name extends string, Schema, Type> = Schema extends z.ZodType
  ? { [K in Name]: Type }
  : { [K in Name]?: undefined }

/** What a caller passes: `{ params, query, body }`, each only where the endpoint declares it. */
export type EndpointInput<E extends Endpoint> = Part<
  'params',
  E['params'],
  E['params'] extends z.ZodType ? z.input<E['params']> : never
> &
  Part<'query', E['query'], E['query'] extends z.ZodType ? z.input<E['query']> : never> &
  Part<'body', E['body'], E['body'] extends z.ZodType ? z.input<E['body']> : never>

/** The whole answer body: `{ data }` or `{ data, meta }`; undefined for 204. */
export type EndpointAnswer<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : undefined
