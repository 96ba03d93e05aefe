import { emailChangeDue, emailChangeNoticeDue } from '@foyer/contracts/user/user-messages'
import type { Context } from '../context.ts'
import { changesPerEmail, changesPerUser } from '../mail/mail-table.ts'
import { newLinkId } from '../random-id.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import type { UserItem } from '../store/user/user-entity.ts'
import { outbox, toSend } from '../table/outbox.ts'

/**
 * What begins the change to another address: it is pending, the link goes there, and a word to the present address if it is
 * the user's own. Error: `request.too_many`.
 */
export async function emailChange(ctx: Context, user: UserItem, email: string) {
  const { user_id, is_email_confirmed } = user
  await takeRate(ctx, changesPerUser, user_id)
  await takeRate(ctx, changesPerEmail, email)
  const notice = is_email_confirmed ? toSend(emailChangeNoticeDue, { user_id }) : undefined
  return {
    pending_email: { email, nonce: newLinkId() },
    ...outbox(toSend(emailChangeDue, { user_id }), notice),
  }
}
