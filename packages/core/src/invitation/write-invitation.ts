import { createWriteTransaction } from 'electrodb'
import { InvitationEntity, type InvitationItem } from '../store/invitation/invitation-entity.ts'
import { MembershipEntity, type MembershipItem } from '../store/user/membership-entity.ts'
import type { InTransaction } from '../table/item.ts'
import { transact } from '../table/transact.ts'

export interface InvitationWrite {
  /** As it was read; null: there never was one. */
  before: InvitationItem | null
  after: InvitationItem
  /** The invited user in the account's list: put, or taken out. */
  membership: { before: MembershipItem | null; after: MembershipItem | null }
}

/** One write of an invitation with the membership that it promises. `lost`: one of them was changed first. */
export async function writeInvitation({
  before,
  after,
  membership,
}: InvitationWrite): Promise<'written' | 'lost'> {
  const refusals = await transact(() =>
    createWriteTransaction({ invitation: InvitationEntity, member: MembershipEntity }, (entities) => [
      invitationWrite(entities.invitation, before, after),
      membershipWrite(entities.member, membership.before, membership.after),
    ]).go(),
  )
  return refusals === null ? 'written' : 'lost'
}

/** Puts an invitation in a transaction, unless it was changed since it was read. */
export function invitationWrite(
  entity: InTransaction<typeof InvitationEntity>,
  before: InvitationItem | null,
  after: InvitationItem,
) {
  return entity
    .put(after)
    .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)))
    .commit()
}

/** Puts a membership in a transaction, or takes it out, unless it was changed since it was read. */
export function membershipWrite(
  entity: InTransaction<typeof MembershipEntity>,
  before: MembershipItem | null,
  after: MembershipItem | null,
) {
  const { user_id = '', account_id = '' } = before ?? {}
  const write = after ? entity.put(after) : entity.delete({ user_id, account_id })
  return write
    .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)))
    .commit()
}
