import type { ApiKeyScope } from '@foyer/contracts/api-key/api-key'
import type { Endpoint, Part } from '@foyer/contracts/endpoint'
import type { ErrorCode, ErrorDetails } from '@foyer/contracts/error-code'
import { errors } from '@foyer/contracts/error-table'
import type { Locale } from '@foyer/contracts/locale'
import type { Permission } from '@foyer/contracts/permission'
import type { UserRole } from '@foyer/contracts/user/user'
import type * as z from 'zod'

/** What the verb behind the endpoint receives: parsed and with defaults. */
export type ParsedInput<E extends Endpoint> = Part<
  'params',
  E['params'],
  E['params'] extends z.ZodType ? z.output<E['params']> : never
> &
  Part<'query', E['query'], E['query'] extends z.ZodType ? z.output<E['query']> : never> &
  Part<'body', E['body'], E['body'] extends z.ZodType ? z.output<E['body']> : never>

/** Who is acting. A `system` actor is a queue consumer or an operator's script, and acts for no account. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'system' }
  | {
      kind: 'user'
      user_id: string
      account_id: string
      role: UserRole
      is_account_owner: boolean
      /** That of the session; absent where the person did not send this request. */
      token_version?: number
    }
  | {
      kind: 'api_key'
      api_key_id: string
      account_id: string
      scopes: readonly ApiKeyScope[]
      /** What else it may do in a call that only reads (docs/decisions/0107). */
      reads?: readonly Permission[]
      /** The only events that it is for; null: all. */
      event_ids: readonly string[] | null
      /** Whether it knows test events alone; otherwise it knows none of them. */
      is_test?: boolean
    }

/** What every verb is told about its caller and its moment. `now` is the only clock. */
export interface Context {
  readonly actor: Actor
  readonly now: Date
  readonly requestId: string
  readonly locale: Locale
  /** The client's address, for rate limits only; never logged. */
  readonly clientAddress: string
  /** The client's key for this attempt at a write, if it sent one. */
  readonly idempotencyKey: string | null
  /** The client's proof of work, if it brings one; `requireProof` alone judges it. */
  readonly proof?: string | undefined
  /** The `ETag` of what the client read, if it wants to update only that version (docs/decisions/0042). */
  readonly ifMatch?: string | undefined
}

/** The account that the actor belongs to; undefined for one that acts for none. */
export function actingAccount(actor: Actor): string | undefined {
  return 'account_id' in actor ? actor.account_id : undefined
}

/** The moment of the context as the UTC instant that items keep. */
export function nowInstant(ctx: Context): string {
  return ctx.now.toISOString()
}

/** The UTC instant this many seconds after the context's time. */
export function instantAfter(ctx: Context, seconds: number): string {
  return new Date(ctx.now.getTime() + seconds * 1000).toISOString()
}

/** Seconds since 1970 for the table's TTL attribute, this many days after the context's time. */
export function ttlAfterDays(ctx: Context, days: number): number {
  return Math.floor(ctx.now.getTime() / 1000) + days * 86_400
}

/** The same time without an actor, for effects that the caller did not request. */
export function asSystem(ctx: Context): Context {
  return { ...ctx, actor: { kind: 'system' } }
}

/** A context for work that no person asked for: consumers, schedules, scripts. */
export function systemContext(requestId: string, now = new Date()): Context {
  return { actor: { kind: 'system' }, now, requestId, locale: 'en', clientAddress: '', idempotencyKey: null }
}

interface AppErrorOptions<Code extends ErrorCode> {
  /** In English, where the code's own sentence cannot name what it is about, such as an amount. */
  sentence?: string
  /** Dotted field paths to messages, for 422. */
  errors?: Record<string, string[]>
  /** Facts that the client may show, such as when a ticket was scanned first. */
  details?: ErrorDetails<Code>
  /** In how many seconds the same request may be answered, where the refusal knows. */
  retry_after?: number
  cause?: unknown
}

/** An expected refusal: a code of the contract, answered with its status and sentence. */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  readonly status: number
  readonly errors: Record<string, string[]> | undefined
  readonly details: ErrorDetails<Code> | undefined
  readonly retry_after: number | undefined

  constructor(code: Code, options: AppErrorOptions<Code> = {}) {
    const [status, sentence] = errors[code]
    super(options.sentence ?? sentence, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = status
    this.errors = options.errors
    this.details = options.details
    this.retry_after = options.retry_after
  }
}

/** The refusal that an error is, or that a library has wrapped; null for a failure that was not expected. */
export function refusalIn(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  return error instanceof Error && error.cause !== undefined ? refusalIn(error.cause) : null
}

/** True for an AppError of that code. */
export function isAppError<Code extends ErrorCode>(error: unknown, code?: Code): error is AppError<Code> {
  return error instanceof AppError && (code === undefined || error.code === code)
}

/** An instant as items keep it, always with milliseconds and Z, so that texts sort as times do; null stays null. */
export function toInstant<Given extends string | null>(given: Given): Given {
  return (given === null ? null : new Date(given).toISOString()) as Given
}
