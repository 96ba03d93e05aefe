import type { acceptAsKnownBody } from '@foyer/contracts/invitation/invitation'
import { createWriteTransaction } from 'electrodb'
import type * as z from 'zod'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { guessPassword } from '../password/guess-password.ts'
import { personWith } from '../session/person-with.ts'
import { InvitationEntity } from '../store/invitation/invitation-entity.ts'
import { MembershipEntity, type MembershipItem } from '../store/user/membership-entity.ts'
import type { Identity } from '../store/user/read-identity.ts'
import { transact } from '../table/transact.ts'
import { proveAddress } from '../user/prove-address.ts'
import { accepted } from './accepted.ts'
import type { OpenInvitation } from './require-invitation.ts'
import { invitationWrite, membershipWrite } from './write-invitation.ts'

/**
 * Somebody who signs in with the address already joins as who they are; the invited user's place in the list is theirs
 * from then on. `lost`: something changed first.
 */
export async function acceptAsKnown(
  ctx: Context,
  open: OpenInvitation,
  { password }: z.output<typeof acceptAsKnownBody>,
): Promise<MembershipItem | 'lost'> {
  const person = await requirePerson(ctx, open.invited.email, password)
  refuseMember(person, open.membership.account_id)
  if (!(await hasProven(person))) return 'lost'
  const after = accepted(ctx, open, person.user.user_id)
  const refusals = await transact(() =>
    createWriteTransaction(
      { membership: MembershipEntity, invited: MembershipEntity, invitation: InvitationEntity },
      (entities) => [
        membershipWrite(entities.membership, null, after.membership),
        membershipWrite(entities.invited, open.membership, null),
        invitationWrite(entities.invitation, open.invitation, after.invitation),
      ],
    ).go(),
  )
  return refusals ? 'lost' : after.membership
}

/** Guesses count as they do when signing in. */
async function requirePerson(ctx: Context, email: string, password: string): Promise<Identity> {
  const person = await guessPassword(ctx, email, () => personWith({ email, password }))
  if (!person) {
    throw new AppError('request.invalid', { errors: { password: ['This is not your current password.'] } })
  }
  return person
}

/** A member may have changed to this address since it was invited. */
function refuseMember({ memberships }: Identity, account_id: string): void {
  const membership = memberships.find((candidate) => candidate.account_id === account_id)
  if (membership?.status === 'INACTIVE') throw new AppError('user.deactivated')
  if (membership) throw new AppError('user.already_member')
}

/** The link proves the address of who only signed up with it; that stays true whatever becomes of the invitation. */
async function hasProven({ user }: Identity): Promise<boolean> {
  return user.is_email_confirmed || proveAddress(user, { email: user.email, unchanged: 'confirmation_nonce' })
}
