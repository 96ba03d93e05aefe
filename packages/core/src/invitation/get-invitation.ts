import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Invitation } from '@foyer/contracts/invitation/invitation'
import type { getInvitation as endpoint } from '@foyer/contracts/invitation/invitation-endpoints'
import type { Context } from '../context.ts'
import { readAccount } from '../store/account/read-account.ts'
import { findPeople } from '../store/user/find-people.ts'
import { readInviterName } from './read-inviter-name.ts'
import { requireInvitation } from './require-invitation.ts'

/** What an invitation's link opens. Errors: those of `requireInvitation`. */
export async function getInvitation(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Invitation> {
  const { invitation, membership, invited } = await requireInvitation(ctx, params.token)
  const [account, inviter_name, people] = await Promise.all([
    readAccount(membership.account_id),
    readInviterName(invitation),
    findPeople(invited.email),
  ])
  const { role } = membership
  return { ...invited, role, account_name: account.name, inviter_name, has_login: people.length > 0 }
}
