import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Message } from '@foyer/contracts/message'
import type { AccountUser } from '@foyer/contracts/user/account-user'
import type { UserStatus } from '@foyer/contracts/user/user'
import type { updateUser as endpoint } from '@foyer/contracts/user/user-endpoints'
import { AppError } from '../app-error.ts'
import { audited } from '../audit/audited.ts'
import { requireUser } from '../authorize.ts'
import { type Context, nowInstant } from '../context.ts'
import { isConditionRefused } from '../table/transact.ts'
import { untilWritten } from '../table/until-written.ts'
import { MembershipEntity, type MembershipItem } from './membership-entity.ts'
import { membershipItem } from './membership-item.ts'
import { requireMembership } from './require-membership.ts'
import { toOneAccountUser } from './to-account-users.ts'

type Change = ParsedInput<typeof endpoint>['body']

/**
 * Changes a user's role, or deactivates or reactivates them; their tokens for this account end at once (specification
 * §6). Somebody invited has a role, but their status is theirs to change. Errors: `user.not_found`, `user.owner_locked`,
 * `user.self_locked`, `user.status_conflict`.
 */
export async function updateUser(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<AccountUser> {
  const written = await untilWritten(async () => {
    const before = await requireMembership(ctx, params.user_id)
    if (before.role === body.role && before.status === body.status) return before
    refuseLocked(ctx, before, body.status)
    const isLeaving = before.status === 'ACTIVE' && body.status === 'INACTIVE'
    const deactivated_at = isLeaving ? nowInstant(ctx) : before.deactivated_at
    return replace(before, membershipItem({ ...before, ...body, deactivated_at }, reports(ctx, before, body)))
  })
  return toOneAccountUser(written)
}

/** The owner stays an admin, so no account is ever without one who may sign in. */
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
