import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { readInvitation } from '../store/invitation/read-invitation.ts'
import { requireMembership } from '../user/require-membership.ts'
import type { OpenInvitation } from './require-invitation.ts'

/**
 * Somebody invited to the caller's account who has not accepted yet. Errors: `user.not_found`; `user.not_invited` for
 * who has, meanwhile.
 */
export async function requireInvited(ctx: Context, user_id: string): Promise<OpenInvitation> {
  const membership = await requireMembership(ctx, user_id)
  const { invited, account_id } = membership
  const invitation = invited && (await readInvitation(account_id, invited.email))
  if (!invited || invitation?.state !== 'OPEN') throw new AppError('user.not_invited')
  return { invitation, membership, invited }
}
