import {
  type EventMessage,
  type EventMessageBody,
  eventMessageBody,
} from '@foyer/contracts/event-message/event-message'
import type * as endpoints from '@foyer/contracts/event-message/event-message-endpoints'
import { requireEvent } from '../event-graph/event-graph.ts'
import { requireConfirmedEmail } from '../mail/require-mailing.ts'
import { giveBackMails, takeMails } from '../mail/take-mails.ts'
import type { EventItem } from '../store/event/event-entity.ts'
import type { EventMessageItem } from '../store/event-message/event-message-entity.ts'
import { untilWritten } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { cleanContent } from './clean-content.ts'
import { chunkCountOf } from './divide-event-message.ts'
import { requireEventMessage, toEventMessage, toEventMessageRow } from './event-messages.ts'
import { countRecipients } from './find-recipients.ts'
import { messagesOf, requireDueAt, writeWaiting } from './plan-message.ts'

/**
 * Changes a message before it is due; with `send_when` NOW it is sent at once. Errors: `message.still_sending` and
 * `message.already_sent` once its time has come; those of `changed`, and of `createEventMessage`.
 */
export async function updateEventMessage(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateEventMessage>,
): Promise<EventMessage> {
  const event = await requireEvent(ctx, params.event_id, 'order.manage')
  await requireConfirmedEmail(ctx, 'account.unverified')
  const content = body.content === undefined ? undefined : await cleanContent(body.content)
  await untilWritten(async () => {
    const seen = await requireEventMessage(ctx, params)
    requireWaiting(seen)
    const fields = changed(ctx, eventMessageBody, await toEventMessage(seen), { ...body, content })
    return (await rewrite(ctx, event, seen, fields)) ? true : 'lost'
  })
  return toEventMessage(await requireEventMessage(ctx, params))
}

function requireWaiting(message: EventMessageItem): void {
  const { status } = toEventMessageRow(message)
  if (status === 'SENDING') throw new AppError('message.still_sending')
  if (status !== 'SCHEDULED') throw new AppError('message.already_sent')
}

async function rewrite(
  ctx: Context,
  event: EventItem,
  seen: EventMessageItem,
  { content, ...fields }: EventMessageBody,
): Promise<boolean> {
  const due_at = await requireDueAt(ctx, event, fields)
  const is_waiting = due_at !== null
  const total = await countRecipients(event.event_id, fields, { mayBeNone: is_waiting })
  const changes = {
    ...{ ...fields, due_at, is_waiting, total },
    chunk_count: chunkCountOf(total),
    plan: (seen.plan ?? 0) + 1,
  }
  if (!is_waiting) await takeMails(ctx, event.account_id, 'messages', total)
  const messages = messagesOf(ctx, event, { ...seen, ...changes })
  const text = { subject: fields.subject, content }
  const isWritten = await writeWaiting(seen, { ...changes, ...messages }, text)
  if (!isWritten && !is_waiting) await giveBackMails(ctx, event.account_id, 'messages', total)
  return isWritten
}
