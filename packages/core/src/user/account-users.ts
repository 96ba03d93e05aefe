import type { ListMeta } from '@foyer/contracts/list'
import type { Message } from '@foyer/contracts/message'
import { type AccountUser, updateUserBody } from '@foyer/contracts/user/account-user'
import type { UserStatus } from '@foyer/contracts/user/user'
import type * as endpoints from '@foyer/contracts/user/user-endpoints'
import type * as z from 'zod'
import { authorize, requireUser } from '../authorize.ts'
import { listRows } from '../list/list-rows.ts'
import { audited } from '../store/audit/audited.ts'
import {
  MembershipEntity,
  type MembershipItem,
  type MembershipRow,
  membershipItem,
  UserEntity,
  type UserItem,
} from '../store/user/user-entity.ts'
import { isConditionRefused, untilWritten } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'

/** What memberships do not hold: people's own data, which may change independently of their accounts. */
const ownFields: readonly string[] = ['first_name', 'last_name', 'email', 'last_login_at']

/**
 * The users of the caller's account and those invited, newest first by default. One read of the account's rows and one
 * batch for the people of the page; searching and sorting by people's own data reads all of them.
 */
export async function listUsers(
  ctx: Context,
  { query }: ParsedInput<typeof endpoints.listUsers>,
): Promise<{ data: AccountUser[]; meta: ListMeta }> {
  const { account_id } = authorize(ctx, 'user.manage')
  const rows = await readMembershipRows(account_id)
  if (query.query || ownFields.includes(query.sort_by ?? '')) {
    const users = await toAccountUsers(rows)
    return listRows(query, { ...listOf(users), id: 'id', searched: ['first_name', 'last_name', 'email'] })
  }
  const { data, meta } = await listRows(query, { ...listOf(rows), id: 'user_id', searched: [] })
  return { data: await toAccountUsers(data), meta }
}

/** The people of an account and those invited to it. */
export async function readMembershipRows(account_id: string): Promise<MembershipRow[]> {
  const { data } = await MembershipEntity.query.list({ account_id }).go({ pages: 'all' })
  return data.flatMap(({ row }) => row ?? [])
}

function listOf<Row>(rows: Row[]) {
  return {
    partitions: [async () => rows],
    order_by: 'created_at' as const,
    total: async () => rows.length,
  }
}

/** One user of the caller's account, or somebody invited to it. */
export async function getUser(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getUser>,
): Promise<AccountUser> {
  return toOneAccountUser(await requireMembership(ctx, params.user_id))
}

type Change = z.output<typeof updateUserBody>

/**
 * Changes a user's role, or deactivates or reactivates them; their tokens for this account end at once (specification
 * §6). Somebody invited has a role and the name that the inviter typed, but their status is theirs to change.
 */
export async function updateUser(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateUser>,
): Promise<AccountUser> {
  const written = await untilWritten(async () => {
    const before = await requireMembership(ctx, params.user_id)
    const shown = await toOneAccountUser(before)
    const change = changed(ctx, updateUserBody, shown, body)
    const { role, status, first_name, last_name } = change
    const isRenamed = first_name !== shown.first_name || last_name !== shown.last_name
    // A member's name is their own, the same in all accounts.
    if (isRenamed && !before.invited) throw new AppError('user.name_own')
    if (before.role === role && before.status === status && !isRenamed) return before
    refuseLocked(ctx, before, status)
    const isLeaving = before.status === 'ACTIVE' && status === 'INACTIVE'
    const deactivated_at = isLeaving ? nowInstant(ctx) : before.deactivated_at
    const invited = before.invited && { ...before.invited, first_name, last_name }
    const after = { ...before, role, status, invited, deactivated_at }
    return replace(before, membershipItem(after, reports(ctx, before, change)))
  })
  return toOneAccountUser(written)
}

/** The owner stays an admin, so that every account has an admin who may sign in. */
function refuseLocked(ctx: Context, before: MembershipItem, status: UserStatus): void {
  if (before.is_account_owner) throw new AppError('user.owner_locked')
  if (before.user_id === requireUser(ctx).user_id) throw new AppError('user.self_locked')
  if (before.status !== status && (before.status === 'INVITED' || status === 'INVITED'))
    throw new AppError('user.status_conflict')
}

async function replace(before: MembershipItem, after: MembershipItem): Promise<MembershipItem | 'lost'> {
  try {
    await MembershipEntity.put(after)
      .where(({ version }, { eq }) => eq(version, before.version))
      .go()
    return after
  } catch (error) {
    if (isConditionRefused(error)) return 'lost'
    throw error
  }
}

function reports(ctx: Context, before: MembershipItem, { role, status }: Change): (Message | undefined)[] {
  const { account_id, user_id: subject_id } = before
  const subject = { account_id, subject_id }
  return [
    before.role === role
      ? undefined
      : audited(ctx, { ...subject, action: 'user.role_changed', details: { from: before.role, to: role } }),
    before.status === status
      ? undefined
      : audited(ctx, {
          ...subject,
          action: status === 'ACTIVE' ? ('user.reactivated' as const) : ('user.deactivated' as const),
        }),
  ]
}

/** Users as the admins of their account see them. Members' names are read in one batch of 100 each; an invited person is in the row. */
export async function toAccountUsers(rows: readonly MembershipRow[]): Promise<AccountUser[]> {
  const members = rows.filter(({ invited }) => invited === null)
  const users = await readUsers(members.map(({ user_id }) => user_id))
  return rows.flatMap((row) => {
    const person = row.invited ?? users.get(row.user_id)
    return person ? [toAccountUser(row, person)] : []
  })
}

/** One user as the admins of their account see them. */
export async function toOneAccountUser({ row }: { row: MembershipRow }): Promise<AccountUser> {
  const [shown] = await toAccountUsers([row])
  if (!shown) throw new Error('A member without a user.')
  return shown
}

type Person = Pick<UserItem, 'first_name' | 'last_name' | 'email'> &
  Partial<Pick<UserItem, 'last_login_at' | 'locale' | 'is_email_confirmed' | 'pending_email'>> & {
    expires_at?: string
  }

function toAccountUser(row: MembershipRow, person: Person): AccountUser {
  const { user_id: id, role, status, is_account_owner, created_at } = row
  const { first_name, last_name, email, last_login_at = null, expires_at = null } = person
  const { locale = null, is_email_confirmed = false, pending_email } = person
  const membership = { role, status, is_account_owner, created_at }
  return {
    id,
    first_name,
    last_name,
    email,
    ...membership,
    locale,
    is_email_confirmed,
    pending_email: pending_email?.email ?? null,
    last_login_at,
    invitation_expires_at: expires_at,
  }
}

async function readUsers(user_ids: readonly string[]): Promise<Map<string, UserItem>> {
  if (user_ids.length === 0) return new Map()
  const keys = user_ids.map((user_id) => ({ user_id }))
  const { data } = await UserEntity.get(keys).go({ consistent: true, concurrency: 10 })
  return new Map(data.map((user) => [user.user_id, user]))
}

const inBatches = { concurrency: 10 }

/**
 * The current names of an account's users by id. Deleted users have none. An invited person has the name that the inviter
 * typed until they accept.
 */
export async function readUserNames(
  account_id: string,
  user_ids: readonly string[],
): Promise<Map<string, string>> {
  if (user_ids.length === 0) return new Map()
  const keys = [...new Set(user_ids)].map((user_id) => ({ user_id, account_id }))
  const { data } = await MembershipEntity.get(keys).go(inBatches)
  const users = await toAccountUsers(data.map(({ row }) => row))
  return new Map(users.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]))
}

/**
 * What a user is in the caller's account, for somebody who manages its users. Errors: `session.forbidden`,
 * `user.not_found` (404), also for users of other accounts.
 */
export async function requireMembership(ctx: Context, user_id: string): Promise<MembershipItem> {
  const { account_id } = authorize(ctx, 'user.manage')
  const { data } = await MembershipEntity.get({ user_id, account_id }).go({ consistent: true })
  if (!data) throw new AppError('user.not_found')
  return data
}
