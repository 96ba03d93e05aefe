import { EventEntity } from '../store/event/event-entity.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'

/** The maximum number of events in one file, unless all of them begin on one day. */
const eventsPerFile = 1000
/** The sitemap protocol allows 50,000 addresses in a file; Lambda's answer of 6 MB holds fewer. */
const addressesPerFile = 20_000
const yearsBefore = 1
const yearsAhead = 5

/** What a file of the sitemap names. `changed_at` is a UTC ISO instant. */
export interface SitemapFile {
  events: { id: string; slug: string; changed_at: string }[]
  /** The organizers of these events, so that one without a listed event is in no file. */
  organizers: { id: string; slug: string }[]
}

/**
 * The files of the sitemap, each named by when its live, listed events begin (UTC): `2027`, or where a year has too many `2027-06`,
 * and where a month has too many `2027-06-05`. From last year to five years ahead. Reads only keys, and of each period no more than
 * tell whether it must be divided, so the cost is bounded by the calendar and not by the events.
 */
export async function listSitemapFiles(now: Date, mostEvents = eventsPerFile): Promise<string[]> {
  const years = Array.from({ length: yearsBefore + 1 + yearsAhead }, (_, index) =>
    String(now.getUTCFullYear() - yearsBefore + index),
  )
  return (await Promise.all(years.map((year) => divide(year, mostEvents)))).flat()
}

async function divide(period: string, mostEvents: number): Promise<string[]> {
  const finer = partsOf(period)
  const limit = finer.length > 0 ? mostEvents + 1 : 1
  const keysOnly = { limit, data: 'includeKeys', ignoreOwnership: true } as const
  const { data } = await beginning(period).go(keysOnly)
  if (data.length === 0) return []
  if (finer.length === 0 || data.length <= mostEvents) return [period]
  return (await Promise.all(finer.map((part) => divide(part, mostEvents)))).flat()
}

/** The months of a year, the days of a month; a day is not divided. */
function partsOf(period: string): string[] {
  const count = { 4: 12, 7: 31 }[period.length] ?? 0
  return Array.from({ length: count }, (_, index) => `${period}-${String(index + 1).padStart(2, '0')}`)
}

/**
 * What a file names.
 * @param period as `listSitemapFiles` names files
 */
export async function readSitemapFile(period: string): Promise<SitemapFile> {
  const { data } = await beginning(period).go({ limit: addressesPerFile, pages: 'all', hydrate: true })
  const events = data.filter(
    ({ status, is_unlisted, is_test }) => status === 'LIVE' && !is_unlisted && !is_test,
  )
  const keys = new Map(events.map(({ account_id, organizer_id: id }) => [id, { account_id, id }] as const))
  const { data: organizers } =
    keys.size > 0 ? await OrganizerEntity.get([...keys.values()]).go() : { data: [] }
  return {
    events: events.map(({ id, slug, updated_at: changed_at }) => ({ id, slug, changed_at })),
    organizers: organizers.map(({ id, slug }) => ({ id, slug })),
  }
}

function beginning(period: string) {
  return EventEntity.query.listed({ status: 'LIVE' }).begins({ start_date: period })
}
