import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { MessagePreview } from '@foyer/contracts/event-message/event-message'
import type { previewEventMessage as endpoint } from '@foyer/contracts/event-message/event-message-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { readEventGraph } from '../event-graph/read-event-graph.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { readIdentity } from '../store/user/read-identity.ts'
import { messageDraft, renderMessage } from './message-email.ts'

/**
 * The email that a message becomes, addressed to the person who looks, in light and in dark colours. Its style sheet is left out,
 * since a page of Foyer shows none but its own. Error: event.not_found.
 */
export async function previewEventMessage(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<MessagePreview> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  const graph = await readEventGraph(params.event_id, { fresh: true })
  if (!graph) throw new AppError('event.not_found')
  const identity = ctx.actor.kind === 'user' ? await readIdentity(ctx.actor.user_id) : null
  const reader = { first_name: identity?.user.first_name ?? '', locale: ctx.locale }
  const rendered = await renderMessage(await messageDraft(graph, body), reader)
  const html = rendered.html.replaceAll(/<style[\s\S]*?<\/style>/g, '')
  const { darkHtml } = await import('@foyer/emails/layout/dark-html')
  return { subject: rendered.subject, html, dark_html: darkHtml(html) }
}
