import type { EventMessage } from '@foyer/contracts/event-message/event-message'
import type * as endpoints from '@foyer/contracts/event-message/event-message-endpoints'
import { eventMessageTestDue } from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { createWriteTransaction } from 'electrodb'
import { requireMember } from '../authorize.ts'
import { requireEvent } from '../event-graph/event-graph.ts'
import { hashOf, onceByKey } from '../kept-answer/answered-request.ts'
import { messagesPerEvent, testsPerUser } from '../mail/mail-rates.ts'
import { requireConfirmedEmail } from '../mail/require-mailing.ts'
import { sendOnce } from '../mail/send-once.ts'
import { requireDeliverable } from '../mail/suppressed-address.ts'
import { takeMails } from '../mail/take-mails.ts'
import { derivedId, newId } from '../random-id.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import { readAccount } from '../store/account/account-entity.ts'
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
import { cleanContent } from './clean-content.ts'
import { chunkCountOf } from './divide-event-message.ts'
import { readEventMessage, toEventMessage } from './event-messages.ts'
import { countRecipients } from './find-recipients.ts'
import { messageEmail, readMessageDraft } from './message-email.ts'
import { messagesOf, requireDueAt } from './plan-message.ts'

type Input = ParsedInput<typeof endpoints.createEventMessage>

/**
 * Writes a message, which is sent from the queue, at once or when it is due (specification §5: by a verified account only). The
 * same Idempotency-Key sends it once. Errors: those of `requireDueAt`.
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
      const due_at = await requireDueAt(ctx, event, body)
      const total = await countRecipients(key.event_id, body, { mayBeNone: due_at !== null })
      await takeRate(ctx, messagesPerEvent, key.event_id)
      if (due_at === null) await takeMails(ctx, event.account_id, 'messages', total)
      const message = newMessage(ctx, { ...key, body, total, due_at })
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

interface NewMessage {
  event_id: string
  message_id: string
  body: Input['body']
  total: number
  due_at: string | null
}

function newMessage(
  ctx: Context,
  { event_id, message_id, body, total, due_at }: NewMessage,
): EventMessageItem {
  const { content: _content, is_event_related: _promise, ...kept } = body
  return {
    ...{ event_id, id: message_id, ...kept },
    ...{ due_at, is_waiting: due_at !== null, plan: 1 },
    total,
    chunk_count: chunkCountOf(total),
    ...{ done_chunks: 0, sent: 0, skipped: 0, failed: 0 },
    created_at: nowInstant(ctx),
    cancelled_at: null,
    request_hash: hashOf(body),
  }
}

function write(ctx: Context, event: EventItem, message: EventMessageItem, content: string) {
  const { id: message_id, subject } = message
  return transact(() =>
    createWriteTransaction({ item: EventMessageEntity, text: EventMessageTextEntity }, ({ item, text }) => [
      item.create({ ...message, ...messagesOf(ctx, event, message) }).commit(),
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
