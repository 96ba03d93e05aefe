import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { acceptInvitation as endpoint } from '@foyer/contracts/invitation/invitation-endpoints'
import type { Session } from '@foyer/contracts/session/session-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { signIn } from '../session/sign-in.ts'
import { findPeople } from '../store/user/find-people.ts'
import { readIdentity } from '../store/user/read-identity.ts'
import { untilWritten } from '../table/until-written.ts'
import { acceptAsKnown } from './accept-as-known.ts'
import { acceptAsNew } from './accept-as-new.ts'
import { requireInvitation } from './require-invitation.ts'

/**
 * Accepts an invitation, once: the holder of its link has the address, so that is confirmed by it, and signs them in to the
 * account. Errors: those of `requireInvitation`; `invitation.login_changed` when the form was for somebody else;
 * `terms.not_accepted`; `request.invalid` for a password that is too common or wrong; `user.already_member`, `user.deactivated`, `request.too_many`.
 */
export async function acceptInvitation(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Session> {
  const joined = await untilWritten(async () => {
    const open = await requireInvitation(ctx, params.token)
    const people = await findPeople(open.invited.email)
    if (body.has_login !== people.length > 0) throw new AppError('invitation.login_changed')
    return body.has_login ? acceptAsKnown(ctx, open, body) : acceptAsNew(ctx, open, body)
  })
  const person = await readIdentity(joined.user_id)
  const session = person && (await signIn(ctx, person, joined.account_id))
  if (!session) throw new AppError('session.wrong_credentials')
  return session
}
