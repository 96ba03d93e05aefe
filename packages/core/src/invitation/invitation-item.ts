import type { Message } from '@foyer/contracts/message'
import { type Context, instantAfter, nowInstant } from '../context.ts'
import { newLinkId } from '../random-id.ts'
import type { InvitationItem } from '../store/invitation/invitation-entity.ts'
import { outbox } from '../table/outbox.ts'

/** Life of an invitation (docs/product.md#settled-defaults). */
const invitationSeconds = 7 * 24 * 60 * 60

/** What a sending gives an invitation: a new link, which ends the older one, and its time. */
export function freshLink(ctx: Context): Pick<InvitationItem, 'nonce' | 'sent_at' | 'expires_at' | 'locale'> {
  const expires_at = instantAfter(ctx, invitationSeconds)
  return { nonce: newLinkId(), sent_at: nowInstant(ctx), expires_at, locale: ctx.locale }
}

/** An invitation as its next write puts it: with its next version and the messages that the write causes. */
export function invitationItem(invitation: InvitationItem, messages: readonly Message[]): InvitationItem {
  const { outbox: _sent, outbox_id: _sentId, ...kept } = invitation
  return { ...kept, version: kept.version + 1, ...outbox(...messages) }
}
