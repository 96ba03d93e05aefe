import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { codeHash, isReference } from './code-hash.ts'
import { doorDatabase, ofList, type RosterEntry } from './door-database.ts'

const longestKeptMs = 30 * 24 * 60 * 60 * 1000

/** An attendee as this device knows them. With `passed_on_at`, the scanned ticket is a former one of theirs. */
export type KnownAttendee = DoorAttendee & Pick<RosterEntry, 'passed_on_at'>

/** Finds an attendee of a list by the QR code or the reference of a ticket. Null also if this device stores nothing. */
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

/**
 * The first attendees with this text in their name or reference, by last name: the server's search, as far as a device
 * can do it.
 */
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
 * Keeps attendees as the server showed them at `seen_at`. Skips those that this device has seen since, because a slow
 * answer must not undo an admission.
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

/** Each former ticket becomes an entry of its own, so that its code is found and its state is replaced. */
function withFormer(attendee: DoorAttendee): KnownAttendee[] {
  // Servers of earlier releases do not send this field.
  const { former = [] } = attendee as Partial<DoorAttendee>
  return [attendee, ...former.map((ticket) => ({ ...attendee, ...ticket, checked_in_at: null, former: [] }))]
}

/** Forgets attendees that the list has not shown since then: their tickets no longer admit, or the list has ended. */
export async function forgetUnseen(listShortId: string, since: string): Promise<void> {
  await forgetBefore(since, (entry) => entry.list_short_id === listShortId)
}

/** Forgets attendees that no list has shown for `longestKeptMs`, because names must not stay on a device forever. */
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

/** After an undo, this device knows that the ticket may be admitted again. */
export async function forgetAdmission(listShortId: string, attendeeReference: string): Promise<void> {
  const known = await findOnRoster(listShortId, attendeeReference)
  if (!known) return
  const undone = { ...known, checked_in_at: null }
  await keepOnRoster(listShortId, [undone], new Date().toISOString()).catch(() => {})
}
