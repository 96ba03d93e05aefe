import type { Message } from '@foyer/contracts/message'
import { createWriteTransaction } from 'electrodb'
import { newLinkId } from '../random-id.ts'
import {
  InvitationEntity,
  type InvitationItem,
  readInvitation,
} from '../store/invitation/invitation-entity.ts'
import { MembershipEntity, type MembershipItem } from '../store/user/user-entity.ts'
import type { InTransaction } from '../table/entity.ts'
import { outbox, transact } from '../table/write.ts'
import { requireMembership } from '../user/account-users.ts'
import { AppError, type Context, instantAfter, nowInstant } from '../verb.ts'
import type { OpenInvitation } from './require-invitation.ts'

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

/** Life of an invitation (docs/product.md#settled-defaults). */
const invitationSeconds = 7 * 24 * 60 * 60

/** What each sending gives an invitation: a new link, which ends the older one, and its expiry. */
export function freshLink(ctx: Context): Pick<InvitationItem, 'nonce' | 'sent_at' | 'expires_at' | 'locale'> {
  const expires_at = instantAfter(ctx, invitationSeconds)
  return { nonce: newLinkId(), sent_at: nowInstant(ctx), expires_at, locale: ctx.locale }
}

/** An invitation as its next write puts it: with its next version and the messages that the write causes. */
export function invitationItem(invitation: InvitationItem, messages: readonly Message[]): InvitationItem {
  const { outbox: _sent, outbox_id: _sentId, ...kept } = invitation
  return { ...kept, version: kept.version + 1, ...outbox(...messages) }
}

/**
 * A person invited to the caller's account who has not accepted yet. Errors: `user.not_found`; `user.not_invited` for a
 * person who has accepted.
 */
export async function requireInvited(ctx: Context, user_id: string): Promise<OpenInvitation> {
  const membership = await requireMembership(ctx, user_id)
  const { invited, account_id } = membership
  const invitation = invited && (await readInvitation(account_id, invited.email))
  if (!invited || invitation?.state !== 'OPEN') throw new AppError('user.not_invited')
  return { invitation, membership, invited }
}
