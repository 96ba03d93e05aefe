import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { codeHash, isReference } from './code-hash.ts'
import { doorDatabase, type RosterEntry } from './door-database.ts'
import { copiedRoster, forgetRosters, ownEntries, rosterChanged, searchedRoster } from './kept-roster.ts'
import { fold, type KnownAttendee, searchedText, withFormer } from './roster-copy.ts'

const longestKeptMs = 30 * 24 * 60 * 60 * 1000

/** Finds an attendee of a list by the QR code or the reference of a ticket. Null also if this device stores nothing. */
export async function findOnRoster(listShortId: string, code: string): Promise<KnownAttendee | null> {
  try {
    const database = await doorDatabase()
    const reference = isReference(code) ? code : null
    // Codes of other systems may look like references.
    const code_hash = await (reference ? codeHash(code).catch(() => '') : codeHash(code))
    const [own, copied] = await Promise.all([
      reference
        ? database.getFromIndex('guests', 'reference', [listShortId, reference])
        : database.get('guests', [listShortId, code_hash]),
      copiedRoster(listShortId),
    ])
    const referred = reference ? copied?.copy.find({ reference }) : undefined
    const inCopy = referred ?? copied?.copy.find({ code_hash })
    const isShown = copied && inCopy && !copied.gone.has(inCopy.code_hash)
    const copy = isShown ? { ...inCopy, seen_at: copied.kept.loaded_at } : null
    const seen = own ?? (referred ? undefined : await seenByOldCode(listShortId, code_hash, copy))
    if (!copy) return seen ?? null
    return seen && !isOlder(seen, copy) ? seen : copy
  } catch {
    return null
  }
}

/** What this device learned of the attendee that a code of another system admits: one is kept by the hash of the ticket's own code. */
async function seenByOldCode(
  listShortId: string,
  code_hash: string,
  copy: KnownAttendee | null,
): Promise<RosterEntry | undefined> {
  if (copy?.code_hash === code_hash) return undefined
  if (copy) return (await doorDatabase()).get('guests', [listShortId, copy.code_hash])
  const entries = (await ownEntries(listShortId)).filter(({ codes = [] }) => codes.includes(code_hash))
  return entries.find(({ status }) => status !== 'CANCELLED') ?? entries[0]
}

type Seen = Pick<RosterEntry, 'version' | 'seen_at'>

/** By the changes that the server counted where both say it, else by when it was seen. */
function isOlder(one: Seen, other: Seen): boolean {
  if (one.version !== undefined && other.version !== undefined) return one.version < other.version
  return one.seen_at < other.seen_at
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
  const words = fold(text).split(/\s+/)
  const { own, copied } = await searchedRoster(listShortId)
  const known = new Map(own.map((entry) => [entry.code_hash, entry]))
  const seen_at = copied?.kept.loaded_at ?? ''
  const isFromCopy = (attendee: DoorAttendee) => {
    const entry = known.get(attendee.code_hash)
    return !copied?.gone.has(attendee.code_hash) && (!entry || isOlder(entry, { ...attendee, seen_at }))
  }
  const inCopy = (await copied?.copy.search(words, limit, isFromCopy)) ?? []
  const others = own.filter((entry) => {
    const copy = copied?.copy.find(entry)
    const searched = searchedText(entry)
    return (
      !entry.passed_on_at && !(copy && isFromCopy(copy)) && words.every((word) => searched.includes(word))
    )
  })
  return [...others, ...inCopy].toSorted((a, b) => a.last_name.localeCompare(b.last_name)).slice(0, limit)
}

function isNews(one: Seen, known: Seen): boolean {
  return !isOlder(one, known) && (one.version === undefined || one.version !== known.version)
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
      if (known && !isNews({ ...attendee, seen_at }, known)) return
      const { version = known?.version } = attendee
      await store.put({
        ...attendee,
        list_short_id: listShortId,
        seen_at,
        ...(version === undefined ? {} : { version }),
      })
    }),
  )
  await done
  rosterChanged()
}

/** Forgets what this device learned of single attendees before that moment. */
export async function forgetUnseen(listShortId: string, since: string): Promise<void> {
  await forgetBefore(since, (entry) => entry.list_short_id === listShortId)
}

/** Forgets attendees that no list has shown for `longestKeptMs`, because names must not stay on a device forever. */
export async function forgetLongUnseen(now = Date.now()): Promise<void> {
  const since = new Date(now - longestKeptMs).toISOString()
  await forgetBefore(since, () => true)
  await forgetRosters(({ followed_at }) => followed_at < since)
}

/** Forgets all attendees of a list that has ended. */
export async function forgetAll(listShortId: string): Promise<void> {
  await forgetUnseen(listShortId, new Date().toISOString())
  await forgetRosters(({ short_id }) => short_id === listShortId)
}

async function forgetBefore(since: string, isMeant: (entry: RosterEntry) => boolean): Promise<void> {
  const { store, done } = (await doorDatabase()).transaction('guests', 'readwrite')
  let cursor = await store.index('seen_at').openCursor(IDBKeyRange.upperBound(since, true))
  while (cursor) {
    if (isMeant(cursor.value)) await cursor.delete()
    cursor = await cursor.continue()
  }
  await done
  rosterChanged()
}

/** After an undo, this device knows that the ticket may be admitted again. */
export async function forgetAdmission(listShortId: string, attendeeReference: string): Promise<void> {
  const known = await findOnRoster(listShortId, attendeeReference)
  if (!known) return
  // Its version is that of the admission: what comes later has a higher one.
  const { version: _admitted, ...undone } = { ...known, checked_in_at: null }
  await keepOnRoster(listShortId, [undone], new Date().toISOString()).catch(() => {})
}
