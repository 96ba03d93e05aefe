import type { resetPassword as endpoint } from '@foyer/contracts/session/session-endpoints'
import { passwordChangedNoticeDue } from '@foyer/contracts/session/session-messages'
import { hashPassword } from '../password/guess-password.ts'
import { requireGoodPassword } from '../password/require-good-password.ts'
import { requireResetLink } from '../session/password-reset-link.ts'
import { audited } from '../store/audit/audited.ts'
import { type Identity, UserEntity, type UserItem } from '../store/user/user-entity.ts'
import { toSend, untilWritten } from '../table/write.ts'
import { writeUser } from '../user/me.ts'
import { asMember, proveAddress } from '../user/prove-address.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { endThings, findThingsMadeBefore } from './things-made-before.ts'

/**
 * Sets a new password by the emailed link, once. Ends all tokens, and the address counts as confirmed: the link came there. What an
 * unproved sign-up made before ends with it (F40).
 * Errors: `user.reset_link_invalid` (410); `request.invalid` for a password that is easy to guess.
 */
export async function resetPassword(
  ctx: Context,
  { params, body: { password } }: ParsedInput<typeof endpoint>,
): Promise<void> {
  const person = await requireResetLink(ctx, params.token)
  await requireGoodPassword(password, person.user.email)
  if (!(await setPasswordByMail(ctx, person, { password }))) throw new AppError('user.reset_link_invalid')
}

interface NewLogin
  extends Partial<Pick<UserItem, 'first_name' | 'last_name' | 'locale' | 'timezone' | 'accepted_terms'>> {
  password: string
}

/**
 * Gives a person the password that they chose behind a link from their mail, which proves their address and ends all tokens. If that
 * is its first proof, someone else may have signed up with it: first everything ends that the sign-up made, and only then the address
 * counts as proved. So what needs a proved address cannot come in between, and a call that was killed is repeated by the same link
 * (docs/decisions/0157). False if the link was used already. Error: `server.busy` if the address was confirmed in the same moment.
 */
export async function setPasswordByMail(
  ctx: Context,
  { user, memberships }: Identity,
  { password, ...set }: NewLogin,
): Promise<boolean> {
  const { user_id, email } = user
  const isFirstProof = !user.is_email_confirmed
  // Shuts the sign-up's sessions and password out, before anything ends.
  if (isFirstProof) await noteEnding(user_id, [])
  const password_hash = await hashPassword(password)
  if (isFirstProof) {
    const things = await findThingsMadeBefore(ctx, { user, memberships })
    await noteEnding(user_id, things.flat())
    await endThings(things)
  }
  return proveAddress(user, {
    email,
    unchanged: 'password_hash',
    set: { ...set, password_hash, ...(isFirstProof && { pending_email: null }) },
    endsSessions: true,
    messages: [
      toSend(passwordChangedNoticeDue, { user_id }),
      ...memberships.map((membership) =>
        audited(asMember(ctx, membership), {
          account_id: membership.account_id,
          action: 'user.password_reset',
          subject_id: user_id,
        }),
      ),
    ],
  })
}

/** More would not help a person, and the audit log has all. */
const maxNotedThings = 200

/** Adds to what is noted, also when two calls do so at once. */
async function noteEnding(user_id: string, things: NonNullable<UserItem['ended_by_proof']>): Promise<void> {
  await untilWritten(async () => {
    const { data: user } = await UserEntity.get({ user_id }).go({ consistent: true })
    if (!user || user.is_email_confirmed) throw new AppError('server.busy')
    const all = [...(user.ended_by_proof ?? []), ...things]
    const noted = new Map(all.map(({ kind, name }) => [`${kind} ${name}`, { kind, name }]))
    return writeUser(user, { ended_by_proof: [...noted.values()].slice(0, maxNotedThings) })
  })
}
