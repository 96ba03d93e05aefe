import type { ApiKeyScope } from '@foyer/contracts/api-key/api-key'
import type { Locale } from '@foyer/contracts/locale'
import type { UserRole } from '@foyer/contracts/user/user'

/** Who is acting. A `system` actor is a queue consumer or an operator's script: it acts for no account. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'system' }
  | { kind: 'user'; user_id: string; account_id: string; role: UserRole; is_account_owner: boolean }
  | { kind: 'api_key'; api_key_id: string; account_id: string; scopes: readonly ApiKeyScope[] }

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
  /** The `ETag` of what the client read, where it wants to change nothing else (docs/decisions/0042). */
  readonly ifMatch?: string | undefined
}

/** The moment of the context as the UTC instant that items keep. */
export function nowInstant(ctx: Context): string {
  return ctx.now.toISOString()
}

/** That many seconds after the context's moment, as a UTC instant. */
export function instantAfter(ctx: Context, seconds: number): string {
  return new Date(ctx.now.getTime() + seconds * 1000).toISOString()
}

/** Seconds since 1970 for the table's TTL attribute, that many days after the context's moment. */
export function ttlAfterDays(ctx: Context, days: number): number {
  return Math.floor(ctx.now.getTime() / 1000) + days * 86_400
}

/** The same moment without an actor: what follows from a call without its caller having asked for it. */
export function asSystem(ctx: Context): Context {
  return { ...ctx, actor: { kind: 'system' } }
}

/** A context for work that no person asked for: consumers, schedules, scripts. */
export function systemContext(requestId: string, now = new Date()): Context {
  return { actor: { kind: 'system' }, now, requestId, locale: 'en', clientAddress: '', idempotencyKey: null }
}
