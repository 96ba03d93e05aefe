import type { ApiKeyScope } from '@foyer/contracts/api-key/api-key'
import { alsoAllows, type Permission } from '@foyer/contracts/permission'
import type { UserRole } from '@foyer/contracts/user/user'
import { type Actor, AppError, type Context } from './verb.ts'

/** Whether a role has a permission, and whether a key may be given it as a scope. */
type Row<Name extends Permission> = Record<UserRole, boolean> & {
  API_KEY: Name extends ApiKeyScope ? true : false
}

const yes = true
const no = false

/**
 * The one permission table (specification §6; docs/product.md#roles). A key has the permissions of its column that
 * its scopes name.
 */
export const permissionTable: { readonly [Name in Permission]: Row<Name> } = {
  'account.manage': { ADMIN: yes, ORGANIZER: no, API_KEY: no },
  'user.manage': { ADMIN: yes, ORGANIZER: no, API_KEY: no },
  'api_key.manage': { ADMIN: yes, ORGANIZER: no, API_KEY: no },
  'webhook.manage': { ADMIN: yes, ORGANIZER: no, API_KEY: yes },
  'audit.read': { ADMIN: yes, ORGANIZER: no, API_KEY: yes },
  'organizer.manage': { ADMIN: yes, ORGANIZER: no, API_KEY: yes },
  'tax_or_fee.manage': { ADMIN: yes, ORGANIZER: yes, API_KEY: yes },
  'event.manage': { ADMIN: yes, ORGANIZER: yes, API_KEY: yes },
  'order.manage': { ADMIN: yes, ORGANIZER: yes, API_KEY: yes },
  'order.refund': { ADMIN: yes, ORGANIZER: yes, API_KEY: yes },
  'check_in.manage': { ADMIN: yes, ORGANIZER: yes, API_KEY: yes },
  'check_in.scan': { ADMIN: yes, ORGANIZER: yes, API_KEY: yes },
  'ledger.read': { ADMIN: yes, ORGANIZER: no, API_KEY: yes },
}

export type UserActor = Extract<Actor, { kind: 'user' }>
export type ApiKeyActor = Extract<Actor, { kind: 'api_key' }>
/** The actor for an account: a person signed in to it, or one of its keys. */
export type Member = UserActor | ApiKeyActor

/**
 * The person or key with this permission for all of their account. Errors: those of `authorizeForSome`; `api_key.event_missing` (403) for a key that is for
 * certain events only.
 */
export function authorize(ctx: Context, permission: Permission): Member {
  const member = authorizeForSome(ctx, permission)
  if (eventsOf(ctx)) throw new AppError('api_key.event_missing')
  return member
}

/** The only events that the caller may reach; null: all of the account. */
export function eventsOf({ actor }: Context): readonly string[] | null {
  return actor.kind === 'api_key' ? actor.event_ids : null
}

/** Whether the caller is a test key, which knows test events alone (docs/decisions/0146). */
export function isTestKey({ actor }: Context): boolean {
  return actor.kind === 'api_key' && actor.is_test === true
}

/** Whether the caller may know of an event of their account: a person of each, a key of test events or of real ones, and of its own if it has some. */
export function mayKnow(ctx: Context, event: { id: string; is_test?: boolean | undefined }): boolean {
  if (ctx.actor.kind !== 'api_key') return true
  return (event.is_test ?? false) === isTestKey(ctx) && eventsOf(ctx)?.includes(event.id) !== false
}

/** Whether what the caller makes is for tests: a key makes only what it knows. Error: `request.invalid` where it asks for the other. */
export function madeForTests(ctx: Context, asked: boolean | undefined, usual = false): boolean {
  if (ctx.actor.kind !== 'api_key') return asked ?? usual
  const own = isTestKey(ctx)
  if (asked === undefined || asked === own) return own
  const sentence = own ? 'A test key makes only tests.' : 'Tests are made with a test key.'
  throw new AppError('request.invalid', { errors: { is_test: [sentence] } })
}

/**
 * The person or key with this permission, perhaps for certain events only (`eventsOf`), which is for the caller to check. Errors: `session.required` (401) without a session,
 * `session.forbidden` (403) for a role and `api_key.scope_missing` (403) for a key without it. Reading a thing checks whether it belongs to their
 * account.
 */
export function authorizeForSome(ctx: Context, permission: Permission): Member {
  const member = requireMember(ctx)
  if (isAllowed(ctx, permission)) return member
  if (member.kind === 'user') throw new AppError('session.forbidden')
  throw new AppError('api_key.scope_missing', { details: { scope: permission } })
}

/** Whether the caller has that permission. Without it, parts of an answer are left out. */
export function isAllowed(ctx: Context, permission: Permission): boolean {
  const { actor } = ctx
  return (
    mayChange(ctx, permission) || (actor.kind === 'api_key' && actor.reads?.includes(permission) === true)
  )
}

/** The same without what a key may only read. Links that change things are shown to these callers alone. */
export function mayChange({ actor }: Context, permission: Permission): boolean {
  if (actor.kind === 'user') return permissionTable[permission][actor.role]
  return actor.kind === 'api_key' && permissionTable[permission].API_KEY && isScopeOf(actor, permission)
}

function isScopeOf({ scopes }: ApiKeyActor, permission: Permission): boolean {
  return scopes.some((scope) => scope === permission || alsoAllows[scope]?.includes(permission))
}

/** The actor of an account with any role or scope, for what every screen needs. */
export function requireMember({ actor }: Context): Member {
  if (actor.kind !== 'user' && actor.kind !== 'api_key') throw new AppError('session.required')
  return actor
}

/** The signed-in person with any role. Errors: `session.required`; `api_key.not_a_person` (403) for a key. */
export function requireUser(ctx: Context): UserActor {
  const member = requireMember(ctx)
  if (member.kind !== 'user') throw new AppError('api_key.not_a_person')
  return member
}

/**
 * Refuses a caller that may not do that with that account (no permission named: any person or key of it). Errors:
 * `session.required`, `session.forbidden`; `account.not_found` (404) for another account.
 */
export function requireOwnAccount(ctx: Context, account_id: string, permission?: Permission): void {
  const member = permission ? authorize(ctx, permission) : requireMember(ctx)
  if (member.account_id !== account_id) throw new AppError('account.not_found')
}
