import type { Message } from '@foyer/contracts/message'
import { type Context, nowInstant } from '../../context.ts'
import { outbox } from '../../table/outbox.ts'
import type { MembershipItem } from './membership-entity.ts'

type NewMembership = Pick<MembershipItem, 'user_id' | 'account_id' | 'role' | 'status'> &
  Partial<Pick<MembershipItem, 'is_account_owner' | 'invited'>>

/** A membership that begins now. */
export function newMembership(ctx: Context, given: NewMembership): MembershipItem {
  const fields = { is_account_owner: false, invited: null, deactivated_at: null, ...given }
  return membershipItem({ ...fields, created_at: nowInstant(ctx), version: 0 }, [])
}

/** A membership as its next write puts it: with its row, its next version, and the messages that the write causes. */
export function membershipItem(
  membership: Omit<MembershipItem, 'row'>,
  messages: readonly (Message | undefined)[],
): MembershipItem {
  const { outbox: _sent, outbox_id: _sentId, ...kept } = membership
  const { user_id, role, status, is_account_owner, invited, created_at } = kept
  const row = { user_id, role, status, is_account_owner, invited, created_at }
  return { ...kept, row, version: kept.version + 1, ...outbox(...messages) }
}
