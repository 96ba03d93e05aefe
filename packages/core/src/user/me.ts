import { type User, updateMeBody } from '@foyer/contracts/user/user'
import type * as endpoints from '@foyer/contracts/user/user-endpoints'
import { requireUser } from '../authorize.ts'
import { config } from '../config.ts'
import { requireOwnPassword } from '../password/guess-password.ts'
import {
  type Identity,
  type MembershipItem,
  readIdentity,
  UserEntity,
  type UserItem,
} from '../store/user/user-entity.ts'
import { isConditionRefused, untilWritten } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { emailChange } from './email-address.ts'

/** The signed-in user. */
export async function getMe(ctx: Context): Promise<User> {
  const { user, membership } = await requireIdentity(ctx)
  return toUser(user, membership)
}

/**
 * Changes the signed-in user's name, time zone and language. A new address is only theirs after it is confirmed by the
 * link sent to it. The answer never reveals whether it is taken. Errors: those of `changed`, `request.invalid` at
 * `current_password`, `request.too_many`.
 */
export async function updateMe(
  ctx: Context,
  { body }: ParsedInput<typeof endpoints.updateMe>,
): Promise<User> {
  const { email, current_password = '', ...given } = body
  const { user } = await requireIdentity(ctx)
  changed(ctx, updateMeBody, user, body)
  const isMoving = email !== undefined && email !== user.email
  if (isMoving) await requireOwnPassword(ctx, user, current_password)
  const move = isMoving ? await emailChange(ctx, user, email) : {}
  return untilWritten(async () => {
    const { user: before, membership } = await requireIdentity(ctx)
    const { first_name, last_name, timezone, locale } = changed(ctx, updateMeBody, before, given)
    const written = await writeUser(before, { first_name, last_name, timezone, locale, ...move })
    return written === 'lost' ? 'lost' : toUser(written, membership)
  })
}

/** Dismisses a hint for the signed-in user, in all of their browsers and accounts; without a name, shows all again. */
export async function dismissHint(
  ctx: Context,
  { body: { hint } }: ParsedInput<typeof endpoints.dismissHint>,
): Promise<void> {
  await untilWritten(async () => {
    const { user } = await requireIdentity(ctx)
    return writeUser(user, { dismissed_hints: hint ? [...new Set(user.dismissed_hints).add(hint)] : [] })
  })
}

/** Notes that the signed-in user has seen what the proof of their address has ended. */
export async function dismissEndedByProof(ctx: Context): Promise<void> {
  await untilWritten(async () => {
    const { user } = await requireIdentity(ctx)
    return writeUser(user, { ended_by_proof: [] })
  })
}

/** Changes a user as they were read; lost where they were changed since. */
export async function writeUser(
  { user_id, version: seen }: UserItem,
  fields: Partial<UserItem>,
): Promise<UserItem | 'lost'> {
  try {
    const { data } = await UserEntity.patch({ user_id })
      .set({ ...fields, version: (seen ?? 0) + 1 })
      .where(({ version }, { eq, notExists }) =>
        seen === undefined ? notExists(version) : eq(version, seen),
      )
      .go({ response: 'all_new' })
    return data
  } catch (error) {
    if (isConditionRefused(error)) return 'lost'
    throw error
  }
}

/** A user in one of their accounts, as the contract shows them. */
export function toUser(user: UserItem, membership: MembershipItem): User {
  return {
    id: user.user_id,
    account_id: membership.account_id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    pending_email: user.pending_email?.email ?? null,
    is_email_confirmed: user.is_email_confirmed,
    role: membership.role,
    status: membership.status,
    is_account_owner: membership.is_account_owner,
    locale: user.locale,
    timezone: user.timezone,
    last_login_at: user.last_login_at,
    dismissed_hints: user.dismissed_hints ?? [],
    ended_by_proof: user.is_email_confirmed ? (user.ended_by_proof ?? []) : [],
    finds_places: config().PLACE_PROVIDER !== undefined,
  }
}

/** The signed-in user, with their membership of the current account. */
export async function requireIdentity(ctx: Context): Promise<Identity & { membership: MembershipItem }> {
  const actor = requireUser(ctx)
  const identity = await readIdentity(actor.user_id)
  const membership = identity?.memberships.find(({ account_id }) => account_id === actor.account_id)
  if (!identity || !membership) throw new AppError('session.expired')
  return { ...identity, membership }
}
