import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { sendTestMessage as endpoint } from '@foyer/contracts/event-message/event-message-endpoints'
import { eventMessageTestDue } from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { requireMember } from '../authorize.ts'
import { type Context, ttlAfterDays } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { testsPerUser } from '../mail/mail-table.ts'
import { requireConfirmedEmail } from '../mail/require-confirmed-email.ts'
import { sendOnce } from '../mail/send-once.ts'
import { requireDeliverable } from '../mail/suppressed-address.ts'
import { newId } from '../random-id.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import { readAccount } from '../store/account/read-account.ts'
import { EventMessageTextEntity } from '../store/event-message/event-message-text-entity.ts'
import { readIdentity } from '../store/user/read-identity.ts'
import { UserEntity } from '../store/user/user-entity.ts'
import { outbox, toSend } from '../table/outbox.ts'
import { cleanContent } from './clean-content.ts'
import { messageEmail, readMessageDraft } from './message-email.ts'

/**
 * Sends a message to its writer only (docs/product.md#calls); a key stands for the account's owner. Errors: event.not_found,
 * account.unverified, email.suppressed, request.invalid, request.too_many.
 */
export async function sendTestMessage(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<void> {
  const { event_id } = await requireEvent(ctx, params.event_id, 'order.manage')
  await requireConfirmedEmail(ctx, 'account.unverified')
  const content = await cleanContent(body.content)
  const user_id = await writerOf(ctx)
  const { data: user } = await UserEntity.get({ user_id }).go({ consistent: true })
  await requireDeliverable(user?.email ?? '')
  await takeRate(ctx, testsPerUser, user_id)
  const message_id = newId('message')
  await EventMessageTextEntity.create({
    ...{ message_id, subject: body.subject, content },
    ttl: ttlAfterDays(ctx, 1),
    ...outbox(toSend(eventMessageTestDue, { event_id, message_id, user_id })),
  }).go()
}

async function writerOf(ctx: Context): Promise<string> {
  const member = requireMember(ctx)
  return member.kind === 'user' ? member.user_id : (await readAccount(member.account_id)).owner_id
}

/** Brings a test to its writer, as they would see the message. */
export async function deliverTestMessage(
  ctx: Context,
  message: Message<typeof eventMessageTestDue> & { name: 'eventMessageTestDue' },
): Promise<void> {
  const { user_id } = message.payload
  await sendOnce(ctx, message, { subject_id: user_id }, async () => {
    const [draft, identity] = await Promise.all([readMessageDraft(message.payload), readIdentity(user_id)])
    return draft && identity && messageEmail(draft, identity.user)
  })
}
