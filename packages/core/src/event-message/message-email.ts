import type { MessagePreview } from '@foyer/contracts/event-message/event-message'
import type { previewEventMessage as endpoint } from '@foyer/contracts/event-message/event-message-endpoints'
import type { RenderedEmail } from '@foyer/emails/layout/render-email'
import { eventSummary, orNull, replyTo } from '../email/event-summary.ts'
import { type EventGraph, readEventGraph, requireEvent } from '../event-graph/event-graph.ts'
import { graphIn } from '../event-graph/graph-in.ts'
import type { OutgoingEmail } from '../mail/ses.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { EventMessageTextEntity } from '../store/event-message/event-message-entity.ts'
import { readIdentity } from '../store/user/user-entity.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'

/** What a message's email is made of. `content` was sanitized a moment ago, whenever it was written. */
export interface MessageDraft {
  graph: EventGraph
  subject: string
  content: string
  /** How the content begins, without its formatting: the line that inboxes show. */
  preview: string
}

interface Reader {
  email: string
  first_name: string
  locale: string
}

/** A draft from what somebody wrote; sanitized again, though it was on the way in (docs/product.md#safety). */
export async function messageDraft(
  graph: EventGraph,
  text: { subject: string; content: string },
): Promise<MessageDraft> {
  const content = await sanitise(text.content)
  const preview = (await plainText(content)).replaceAll('\n', ' ').slice(0, 150)
  return { graph, subject: text.subject, content, preview }
}

/** The draft of a kept message; null when it or its event is gone. */
export async function readMessageDraft({
  event_id,
  message_id,
}: {
  event_id: string
  message_id: string
}): Promise<MessageDraft | null> {
  const [graph, { data: text }] = await Promise.all([
    readEventGraph(event_id),
    EventMessageTextEntity.get({ message_id }).go({ consistent: true }),
  ])
  return graph && text && messageDraft(graph, text)
}

/** The email as that reader sees it. */
export async function renderMessage(
  { graph: original, subject, content, preview }: MessageDraft,
  { first_name, locale }: Omit<Reader, 'email'>,
): Promise<RenderedEmail> {
  const graph = graphIn(original, locale)
  const { renderEventMessage } = await import('@foyer/emails/event-message/event-message')
  return renderEventMessage({
    locale,
    event: eventSummary(graph, locale),
    recipientFirstName: first_name,
    subject,
    preview,
    contentHtml: content,
    footerMessageHtml: orNull(graph.settings.email_footer_message),
  })
}

/** The same, ready to leave: answers go where the event's settings say. */
export async function messageEmail(draft: MessageDraft, reader: Reader): Promise<OutgoingEmail> {
  const rendered = await renderMessage(draft, reader)
  return { ...rendered, to: reader.email, reply_to: replyTo(draft.graph), attachments: [] }
}

/**
 * A message as an email to the person who previews it, in light and dark colors. Without its style sheet, because a page
 * of Foyer allows only its own.
 */
export async function previewEventMessage(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<MessagePreview> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  const graph = await readEventGraph(params.event_id, { fresh: true })
  if (!graph) throw new AppError('event.not_found')
  const identity = ctx.actor.kind === 'user' ? await readIdentity(ctx.actor.user_id) : null
  const reader = { first_name: identity?.user.first_name ?? '', locale: body.locale ?? ctx.locale }
  const rendered = await renderMessage(await messageDraft(graph, body), reader)
  const html = rendered.html.replaceAll(/<style[\s\S]*?<\/style>/g, '')
  const { darkHtml } = await import('@foyer/emails/layout/dark-html')
  return { subject: rendered.subject, html, dark_html: darkHtml(html, graph.settings.homepage_design) }
}
