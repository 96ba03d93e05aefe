import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { codeHash, isReference } from './code-hash.ts'
import { doorDatabase, ofList, type RosterEntry } from './door-database.ts'

const longestKeptMs = 30 * 24 * 60 * 60 * 1000

/** An attendee as this device knows them; with `passed_on_at`, the scanned ticket is a former one of theirs. */
export type KnownAttendee = DoorAttendee & Pick<RosterEntry, 'passed_on_at'>

/** Who this device knows on a list, by what a ticket's QR holds or by its reference. Null also where nothing is kept. */
export async function findOnRoster(listShortId: string, code: string): Promise<KnownAttendee | null> {
  try {
    const database = await doorDatabase()
    const found = isReference(code)
      ? await database.getFromIndex('guests', 'reference', [listShortId, code])
      : await database.get('guests', [listShortId, await codeHash(code)])
    return found ?? null
  } catch {
    return null
  }
}

/** The first of those with the text in their name or reference, by last name: the server's search, as far as a device can. */
export async function searchRoster(
  listShortId: string,
  text: string,
  limit: number,
): Promise<DoorAttendee[]> {
  const database = await doorDatabase()
  const words = fold(text).split(/\s+/)
  const all = await database.getAll('guests', ofList(listShortId))
  return all
    .filter(({ passed_on_at }) => !passed_on_at)
    .filter(({ first_name, last_name, reference, ticket_title }) => {
      const searched = fold(`${first_name} ${last_name} ${reference} ${ticket_title}`)
      return words.every((word) => searched.includes(word))
    })
    .toSorted((a, b) => a.last_name.localeCompare(b.last_name))
    .slice(0, limit)
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
}

/**
 * Writes down attendees as the server showed them at `seen_at`, and leaves those alone that this device has seen since: a
 * slow answer must not take an admission back.
 */
export async function keepOnRoster(
  listShortId: string,
  attendees: readonly DoorAttendee[],
  seen_at: string,
): Promise<void> {
  const { store, done } = (await doorDatabase()).transaction('guests', 'readwrite')
  await Promise.all(
    attendees.flatMap(withFormer).map(async (attendee) => {
      const known = await store.get([listShortId, attendee.code_hash])
      if (known && known.seen_at > seen_at) return
      await store.put({ ...attendee, list_short_id: listShortId, seen_at })
    }),
  )
  await done
}

/** With each ticket that was passed on as an entry of its own, so that its code is found and its last state is replaced. */
function withFormer(attendee: DoorAttendee): KnownAttendee[] {
  // A server of an earlier release knows none.
  const { former = [] } = attendee as Partial<DoorAttendee>
  return [attendee, ...former.map((ticket) => ({ ...attendee, ...ticket, checked_in_at: null, former: [] }))]
}

/** Forgets who this list has not shown since: its tickets are admitted no longer, or the door is closed for good. */
export async function forgetUnseen(listShortId: string, since: string): Promise<void> {
  await forgetBefore(since, (entry) => entry.list_short_id === listShortId)
}

/** Names of guests do not stay on a device with doors that were opened long ago, and never again. */
export async function forgetLongUnseen(now = Date.now()): Promise<void> {
  await forgetBefore(new Date(now - longestKeptMs).toISOString(), () => true)
}

async function forgetBefore(since: string, isMeant: (entry: RosterEntry) => boolean): Promise<void> {
  const { store, done } = (await doorDatabase()).transaction('guests', 'readwrite')
  let cursor = await store.index('seen_at').openCursor(IDBKeyRange.upperBound(since, true))
  while (cursor) {
    if (isMeant(cursor.value)) await cursor.delete()
    cursor = await cursor.continue()
  }
  await done
}

/** After an undo: this device knows that the ticket may be admitted again. */
export async function forgetAdmission(listShortId: string, attendeeReference: string): Promise<void> {
  const known = await findOnRoster(listShortId, attendeeReference)
  if (!known) return
  const undone = { ...known, checked_in_at: null }
  await keepOnRoster(listShortId, [undone], new Date().toISOString()).catch(() => {})
}
