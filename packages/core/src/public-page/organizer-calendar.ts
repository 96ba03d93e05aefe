import { calendarEntry } from '../event/event-calendar.ts'
import { hasOrders } from '../event/update-event.ts'
import { siteLinks } from '../site-links.ts'
import {
  changesOf,
  completeSettings,
  EventEntity,
  type EventListRow,
  EventSettingsEntity,
  endOfEvent,
  readEventRows,
} from '../store/event/event-entity.ts'
import { TranslationEntity } from '../store/translation/translation-entity.ts'
import type { Context } from '../verb.ts'
import { requirePublicOrganizer } from './public-event.ts'

/** An event stays in the feed for this long after its end, so that a calendar keeps what was just visited. */
const keptMs = 90 * 24 * 60 * 60 * 1000
const mostEvents = 500

/**
 * An organizer's live events as a calendar that calendars subscribe to (iCalendar), the caller's language in its texts. An upcoming event
 * that was taken back after somebody had ordered is in it as cancelled; any other that is not live is not in it. Error: `organizer.not_found`.
 */
export async function organizerCalendar(ctx: Context, organizer_id: string): Promise<string> {
  const organizer = await requirePublicOrganizer(organizer_id)
  const since = ctx.now.getTime() - keptMs
  const rows = (await readEventRows(organizer.account_id))
    .filter((row) => row.organizer_id === organizer_id && !row.is_test && endOfEvent(row) > since)
    .slice(0, mostEvents)
  const shown = await Promise.all(rows.map(async (row) => ((await isShown(ctx, row)) ? row : null)))
  const keys = shown.flatMap((row) => (row ? { event_id: row.id } : []))
  const [events, settings] =
    keys.length > 0
      ? await Promise.all([EventEntity.get(keys).go(), EventSettingsEntity.get(keys).go()])
      : [{ data: [] }, { data: [] }]
  const { locale: language } = ctx
  const spoken = events.data.filter(({ languages }) => languages?.includes(language))
  const { data: translations } =
    spoken.length > 0
      ? await TranslationEntity.get(spoken.map(({ event_id }) => ({ event_id, language }))).go()
      : { data: [] }
  const entries = keys.flatMap(({ event_id }) => {
    const event = events.data.find(({ id }) => id === event_id)
    const kept = settings.data.find((item) => item.event_id === event_id)
    if (!event || !kept) return []
    const facts = {
      ...{ event, organizer, settings: completeSettings(kept.settings), ...changesOf(event, kept) },
      translations: translations.filter((item) => item.event_id === event_id),
    }
    return calendarEntry(facts, ctx.locale)
  })
  const { renderCalendar } = await import('../event/render-event-calendar.ts')
  return renderCalendar({
    locale: ctx.locale,
    entries: await Promise.all(entries),
    feed: { name: organizer.name, url: siteLinks.organizer(organizer) },
  })
}

/** A draft that was never sold would be told too early; an event with orders was public once. */
async function isShown(ctx: Context, row: EventListRow): Promise<boolean> {
  if (row.status === 'LIVE') return true
  return endOfEvent(row) > ctx.now.getTime() && (await hasOrders(row.id))
}
