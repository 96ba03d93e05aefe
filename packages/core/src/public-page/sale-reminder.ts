import type { getSaleReminder as endpoint } from '@foyer/contracts/event/event-endpoints'
import { nextSaleStart } from '@foyer/contracts/ticket/sale-start'
import { config } from '../config.ts'
import { requireLiveEvent } from '../event-graph/event-graph.ts'
import { graphIn } from '../event-graph/graph-in.ts'
import { siteLinks } from '../site-links.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { toPublicEvent } from './public-event.ts'

/** Enough to sit down and open the page. */
const alarmMinutes = 10

/**
 * The start of an event's first sale as a calendar entry (iCalendar) with an alarm before it. Calendars show it in their
 * owner's zone. Includes only what the event page shows, so no hidden ticket is revealed. Error: `ticket.not_found` if no
 * sale is waiting.
 */
export async function getSaleReminder(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Uint8Array<ArrayBuffer>> {
  const graph = graphIn(await requireLiveEvent(params.event_id), ctx.locale)
  const startsAt = nextSaleStart((await toPublicEvent(ctx, graph)).tickets)
  if (startsAt === null) throw new AppError('ticket.not_found')
  const { renderCalendar } = await import('../event/render-event-calendar.ts')
  const { translator } = await import('@foyer/emails/language/translator')
  const { event, settings, organizer, revision, changed_at } = graph
  const url = siteLinks.event(event)
  const text = renderCalendar({
    locale: ctx.locale,
    entries: [
      {
        uid: `${event.id}-sale-start@${new URL(config().SITE_URL).host}`,
        revision,
        updatedAt: changed_at,
        isCancelled: false,
        startsAt,
        endsAt: null,
        timezone: event.timezone,
        title: translator(ctx.locale)('calendar.sale-start', { event: event.title }),
        description: url,
        place: [],
        url,
        organizerName: organizer.name,
        organizerEmail: settings.support_email || organizer.email,
        alarmMinutes,
      },
    ],
  })
  return new TextEncoder().encode(text)
}
