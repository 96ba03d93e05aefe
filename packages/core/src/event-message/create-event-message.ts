import type { EventMessage, MessageRecipients } from '@foyer/contracts/event-message/event-message'
import type * as endpoints from '@foyer/contracts/event-message/event-message-endpoints'
import {
  eventMessageCreated,
  eventMessageTestDue,
} from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { createWriteTransaction } from 'electrodb'
import { requireMember } from '../authorize.ts'
import { checkTickets } from '../check-in-list/write-check-in-list.ts'
import { requireEvent } from '../event-graph/event-graph.ts'
import { hashOf, onceByKey } from '../kept-answer/answered-request.ts'
import { messagesPerEvent, testsPerUser } from '../mail/mail-table.ts'
import { requireConfirmedEmail } from '../mail/require-mailing.ts'
import { sendOnce } from '../mail/send-once.ts'
import { requireDeliverable } from '../mail/suppressed-address.ts'
import { takeMails } from '../mail/take-mails.ts'
import { derivedId, newId } from '../random-id.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { audited } from '../store/audit/audited.ts'
import type { EventItem } from '../store/event/event-entity.ts'
import {
  EventMessageEntity,
  type EventMessageItem,
  EventMessageTextEntity,
} from '../store/event-message/event-message-entity.ts'
import { readIdentity, UserEntity } from '../store/user/user-entity.ts'
import { outbox, toSend, transact } from '../table/write.ts'
import { acceptedSecrets, signingSecret } from '../token/signed-token.ts'
import { AppError, type Context, nowInstant, type ParsedInput, ttlAfterDays } from '../verb.ts'
import { readEventMessage, toEventMessage } from './event-messages.ts'
import { chunkCountOf, findRecipients } from './find-recipients.ts'
import { messageEmail, readMessageDraft } from './message-email.ts'

type Input = ParsedInput<typeof endpoints.createEventMessage>

/**
 * Writes a message, which is sent from the queue (specification §5: by a verified account only). The same Idempotency-Key
 * sends it once.
 */
export async function createEventMessage(ctx: Context, { params, body }: Input): Promise<EventMessage> {
  const event = await requireEvent(ctx, params.event_id, 'order.manage')
  await requireConfirmedEmail(ctx, 'account.unverified')
  const [message_id, ...ids] = messageIds(ctx, event.event_id)
  const key = { event_id: event.event_id, message_id }
  const message = await onceByKey(ctx, {
    find: () => earlierMessage(event.event_id, [message_id, ...ids], body),
    make: async () => {
      const content = await cleanContent(body.content)
      const total = await countRecipients(key.event_id, body)
      await takeRate(ctx, messagesPerEvent, key.event_id)
      await takeMails(ctx, event.account_id, 'messages', total)
      const message = newMessage(ctx, { ...key, body, total })
      return (await write(ctx, event, message, content)) === null ? message : null
    },
  })
  return toEventMessage(message)
}

/** The id of a new message; after it those that the same key gave under secrets that are about to end. */
function messageIds({ idempotencyKey }: Context, event_id: string): [string, ...string[]] {
  if (idempotencyKey === null) return [newId('message')]
  const idUnder = (secret: string) => derivedId('message', secret, `message/${event_id}/${idempotencyKey}`)
  return [idUnder(signingSecret()), ...acceptedSecrets().slice(1).map(idUnder)]
}

async function earlierMessage(event_id: string, message_ids: readonly string[], body: Input['body']) {
  const found = await Promise.all(message_ids.map((message_id) => readEventMessage({ event_id, message_id })))
  const message = found.find((it) => it !== null) ?? null
  if (message && message.request_hash !== hashOf(body)) throw new AppError('request.idempotency_conflict')
  return message
}

async function countRecipients(event_id: string, to: MessageRecipients): Promise<number> {
  if (to.recipient_group === 'TICKET_HOLDERS') await checkTickets(event_id, to.ticket_ids)
  const { length } = await findRecipients(event_id, to)
  if (length === 0) throw new AppError('message.no_recipients')
  return length
}

interface NewMessage {
  event_id: string
  message_id: string
  body: Input['body']
  total: number
}

function newMessage(ctx: Context, { event_id, message_id, body, total }: NewMessage): EventMessageItem {
  const { content: _content, is_event_related: _promise, ...kept } = body
  return {
    ...{ event_id, id: message_id, ...kept },
    total,
    chunk_count: chunkCountOf(total),
    ...{ done_chunks: 0, sent: 0, skipped: 0, failed: 0 },
    created_at: nowInstant(ctx),
    cancelled_at: null,
    request_hash: hashOf(body),
  }
}

function write(ctx: Context, { account_id }: EventItem, message: EventMessageItem, content: string) {
  const { event_id, id: message_id, subject, total: recipients } = message
  const report = audited(ctx, {
    account_id,
    action: 'event.message_sent',
    subject_id: event_id,
    details: { message_id, recipients },
  })
  const messages = outbox(toSend(eventMessageCreated, { event_id, message_id }), report)
  return transact(() =>
    createWriteTransaction({ item: EventMessageEntity, text: EventMessageTextEntity }, ({ item, text }) => [
      item.create({ ...message, ...messages }).commit(),
      text.create({ message_id, subject, content }).commit(),
    ]).go(),
  )
}

/** Sends a message to its writer only (docs/product.md#calls). For a key, that is the account's owner. */
export async function sendTestMessage(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.sendTestMessage>,
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

/** A message's text as it is stored. Error: request.invalid if nothing is left to read or see. */
export async function cleanContent(given: string): Promise<string> {
  const content = await sanitise(given)
  const isBlank = (await plainText(content)) === '' && !content.includes('<img src=')
  if (isBlank) throw new AppError('request.invalid', { errors: { content: ['Write a message.'] } })
  return content
}
