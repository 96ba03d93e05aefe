import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import type {
  DoorAttendee,
  DoorRosterQuery,
  RosterChanges,
  RosterHeader,
} from '@foyer/contracts/check-in/check-in'
import type * as endpoints from '@foyer/contracts/check-in/check-in-endpoints'
import { attendeePartitions } from '../attendee/list-attendees.ts'
import type { LogLine } from '../change-log/log-line.ts'
import { readLog } from '../change-log/read-log.ts'
import { lineFile, newestOf } from '../change-log/row-file.ts'
import { admitsTicket, requireOpenCheckInList } from '../check-in-list/open-check-in-list.ts'
import { codeHash, type PassedRow } from '../store/attendee/attendee-entity.ts'
import { logShards, logStart, readLogHead } from '../store/change-log/change-log-entity.ts'
import type { CheckInListItem } from '../store/check-in-list/check-in-list-entity.ts'
import type { Context, ParsedInput } from '../verb.ts'
import { doorAttendee } from './list-door-attendees.ts'
import { positionText, readPosition, stampOf } from './roster-position.ts'

type Row = AttendeeRow & PassedRow

/** A function answers six megabytes at most. These take about four, compressed and in base64. */
const rowsInPart = 100_000
/** Behind by more items than this, a device reads the file again. */
const mostItemsBehind = 40
/** Half of the units: a second late is early enough for what is asked again in half a minute. */
const isConsistent = false

/**
 * All attendees that a list admits, for a device that goes on without a network: lines of JSON, by last name. Halls of more than 100,000 come
 * in several parts, of which each says how many there are (docs/decisions/0131). With `after`, only what follows that attendee, if the list still shows them.
 */
export async function doorRoster(
  list: CheckInListItem,
  { part, after }: DoorRosterQuery,
): Promise<Uint8Array> {
  const { attendees, ...facts } = (await largeRoster(list, part)) ?? (await smallRoster(list))
  const rows = attendees.map((attendee) => ({ key: sortKey(attendee), attendee }))
  rows.sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
  const last = after === undefined ? -1 : rows.findIndex(({ attendee }) => attendee.code_hash === after)
  const header: RosterHeader = { ...facts, is_rest: last !== -1 }
  const lines = [header, ...rows.slice(last + 1).map(({ attendee }) => attendee)]
  return new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

/** What changed at a list since a position: at most five read units where nothing did. A device without a position reads the file. */
export async function listRosterChanges(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listRosterChanges>,
): Promise<RosterChanges> {
  const list = await requireOpenCheckInList(params.check_in_list_short_id, ctx.now, { isConsistent })
  const after = query.since === undefined ? null : readPosition(list, query.since)
  const news =
    after?.position.length === logShards
      ? await readLog(list.event_id, after.position, mostItemsBehind, { isConsistent, ahead: 1 })
      : null
  const rebuilt_at = news?.snapshot?.rebuilt_at
  if (!news || after?.stamp !== stampOf(rebuilt_at)) return { position: null, attendees: [], gone: [] }
  const changed = [...newestOf(news.lines, 'attendee').values()]
  const attendees = changed.flatMap((line) => shownAt(list, line) ?? [])
  const shown = new Set(attendees.map(({ code_hash }) => code_hash))
  return {
    position: positionText(list, { position: news.position, rebuilt_at }),
    attendees,
    gone: changed.map(({ id }) => codeHash(id)).filter((code_hash) => !shown.has(code_hash)),
  }
}

interface Roster extends Omit<RosterHeader, 'is_rest'> {
  attendees: DoorAttendee[]
}

async function largeRoster(list: CheckInListItem, part: number): Promise<Roster | null> {
  const file = await lineFile(list.event_id, 'attendee')
  if (!file) return null
  const parts = Math.ceil(file.count / rowsInPart)
  const attendees: DoorAttendee[] = []
  for await (const lines of file.lines())
    for (const line of lines) {
      const shown = shownAt(list, line)
      if (shown && partOf(shown, parts) === part) attendees.push(shown)
    }
  return { position: positionText(list, file), parts, attendees }
}

/** From the lists, which may lack what was written a moment ago: the device reads all of the log since the last snapshot once more. */
async function smallRoster(list: CheckInListItem): Promise<Roster> {
  const snapshot = (await readLogHead(list.event_id))?.snapshot
  const partitions = await attendeePartitions(list.event_id)
  const rows = (await Promise.all(partitions.map((readRows) => readRows()))).flat()
  const { position, rebuilt_at } = { position: logStart, rebuilt_at: undefined, ...snapshot }
  const attendees = rows.flatMap((row) => shown(list, row) ?? [])
  return { position: positionText(list, { position, rebuilt_at }), parts: 1, attendees }
}

function shownAt(list: CheckInListItem, { row, version }: LogLine): DoorAttendee | null {
  return row && shown(list, row as unknown as Row, version)
}

/** An attendee as that list's door sees them; null where it does not admit their ticket, and for a damaged row, which breaks no other. */
function shown(list: CheckInListItem, row: Row, version?: number): DoorAttendee | null {
  try {
    return admitsTicket(list, row.ticket_id) ? doorAttendee(row, list.id, version) : null
  } catch {
    return null
  }
}

function partOf({ code_hash }: DoorAttendee, parts: number): number {
  return (code_hash.charCodeAt(0) * 128 + code_hash.charCodeAt(1)) % parts
}

/** The same order each time, so that a device goes on after the line that it had. */
function sortKey({ last_name, first_name, code_hash }: DoorAttendee): string {
  return `${last_name} ${first_name} ${code_hash}`.toLowerCase().normalize('NFKD')
}
