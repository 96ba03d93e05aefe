import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { AccountUser } from '@foyer/contracts/user/account-user'
import type { getUser as endpoint } from '@foyer/contracts/user/user-endpoints'
import type { Context } from '../context.ts'
import { requireMembership } from './require-membership.ts'
import { toOneAccountUser } from './to-account-users.ts'

/** One user of the caller's account, or somebody invited to it. Error: `user.not_found`. */
export async function getUser(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<AccountUser> {
  return toOneAccountUser(await requireMembership(ctx, params.user_id))
}
