import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Message } from '@foyer/contracts/message'
import { type AccountUser, updateUserBody } from '@foyer/contracts/user/account-user'
import type { UserStatus } from '@foyer/contracts/user/user'
import type { updateUser as endpoint } from '@foyer/contracts/user/user-endpoints'
import type * as z from 'zod'
import { AppError } from '../app-error.ts'
import { requireUser } from '../authorize.ts'
import { type Context, nowInstant } from '../context.ts'
import { audited } from '../store/audit/audited.ts'
import { MembershipEntity, type MembershipItem } from '../store/user/membership-entity.ts'
import { membershipItem } from '../store/user/membership-item.ts'
import { isConditionRefused } from '../table/transact.ts'
import { untilWritten } from '../table/until-written.ts'
import { changed } from '../update/changed.ts'
import { requireMembership } from './require-membership.ts'
import { toOneAccountUser } from './to-account-users.ts'

type Change = z.output<typeof updateUserBody>

/**
 * Changes a user's role, or deactivates or reactivates them; their tokens for this account end at once (specification
 * §6). Somebody invited has a role and the name that the inviter typed, but their status is theirs to change. Errors:
 * those of `changed`, `user.not_found`, `user.owner_locked`, `user.self_locked`, `user.status_conflict`, `user.name_own`.
 */
export async function updateUser(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<AccountUser> {
  const written = await untilWritten(async () => {
    const before = await requireMembership(ctx, params.user_id)
    const shown = await toOneAccountUser(before)
    const change = changed(ctx, updateUserBody, shown, body)
    const { role, status, first_name, last_name } = change
    const isRenamed = first_name !== shown.first_name || last_name !== shown.last_name
    // A member's name is their own, whichever accounts they belong to.
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
