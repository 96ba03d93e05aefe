import type * as endpoints from '@foyer/contracts/event-message/event-message-endpoints'
import type { MessageTemplate, MessageTemplates } from '@foyer/contracts/event-message/message-template'
import { requireUser } from '../authorize.ts'
import { eventSummary } from '../email/event-summary.ts'
import { readEventGraph } from '../event-graph/event-graph.ts'
import { newId } from '../random-id.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import {
  MessageTemplateEntity,
  type MessageTemplateItem,
} from '../store/event-message/message-template-entity.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { cleanContent } from './clean-content.ts'

const mostTemplates = 50

/** What a message of this event may start from: suggestions with the event's own facts, and the account's templates by name. */
export async function listMessageTemplates(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listMessageTemplates>,
): Promise<MessageTemplates> {
  const account_id = await requireAccountOf(ctx, params.event_id)
  const locale = query.locale ?? ctx.locale
  const [graph, items, { messageStarters }] = await Promise.all([
    readEventGraph(params.event_id, { fresh: true }),
    readTemplates(account_id),
    import('@foyer/emails/language/message-starters'),
  ])
  if (!graph) throw new AppError('event.not_found')
  const templates = items.map(toTemplate).sort((one, other) => one.name.localeCompare(other.name))
  return { starters: messageStarters(locale, eventSummary(graph, locale)), templates }
}

/** Keeps a text under a name. The account's template of that name is replaced. */
export async function saveMessageTemplate(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.saveMessageTemplate>,
): Promise<MessageTemplate> {
  const account_id = await requireAccountOf(ctx, params.event_id)
  const content = await cleanContent(body.content)
  const items = await readTemplates(account_id)
  const same = items.find(({ name }) => name === body.name)
  if (!same && items.length >= mostTemplates) {
    const sentence = 'Keep at most 50 templates. Delete one first.'
    throw new AppError('request.invalid', { errors: { name: [sentence] } })
  }
  const item = { account_id, id: same?.id ?? newId('template'), ...body, content }
  await MessageTemplateEntity.put(item).go()
  return toTemplate(item)
}

/** Deletes a template of the account. One that is gone already stays so. */
export async function deleteMessageTemplate(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.deleteMessageTemplate>,
): Promise<void> {
  const account_id = await requireAccountOf(ctx, params.event_id)
  await MessageTemplateEntity.delete({ account_id, id: params.template_id }).go()
}

/**
 * Templates belong to the people of an account: a key for one event must not read what was written for others. Every role writes
 * messages, so an event of the person's account is enough.
 */
async function requireAccountOf(ctx: Context, event_id: string): Promise<string> {
  const { account_id } = requireUser(ctx)
  const { data: event } = await EventEntity.get({ event_id }).go()
  if (event?.account_id !== account_id) throw new AppError('event.not_found')
  return account_id
}

async function readTemplates(account_id: string): Promise<MessageTemplateItem[]> {
  const { data } = await MessageTemplateEntity.query
    .primary({ account_id })
    .go({ consistent: true, pages: 'all' })
  return data
}

function toTemplate({ id, name, subject, content }: MessageTemplateItem): MessageTemplate {
  return { id, name, subject, content }
}
