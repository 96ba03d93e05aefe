import type { RosterChanges } from '@foyer/contracts/check-in/check-in'
import { doorDatabase, ofList, type RosterEntry } from './door-database.ts'
import { RosterCopy, withFormer } from './roster-copy.ts'
import { type KeptRoster, rosterDatabase } from './roster-database.ts'

/** Read once while the page is open; `loaded_at` says of which file. */
const copies = new Map<string, { loaded_at: string; copy: RosterCopy | Promise<RosterCopy | null> }>()

/** Where this device's copy of a list stands; null where it has none. */
export async function keptRoster(listShortId: string): Promise<KeptRoster | null> {
  return (await (await rosterDatabase()).get('rosters', listShortId)) ?? null
}

/** The same with the copy itself, which another tab may have replaced since. */
export async function copiedRoster(
  listShortId: string,
): Promise<{ kept: KeptRoster; copy: RosterCopy; gone: ReadonlySet<string> } | null> {
  const kept = await keptRoster(listShortId)
  if (!kept) return null
  const known = copies.get(listShortId)
  if (known?.loaded_at !== kept.loaded_at)
    copies.set(listShortId, { loaded_at: kept.loaded_at, copy: readCopy(listShortId) })
  const copy = await copies.get(listShortId)?.copy
  return copy ? { kept, copy, gone: new Set(kept.gone) } : null
}

interface SearchedRoster {
  own: RosterEntry[]
  copied: Awaited<ReturnType<typeof copiedRoster>>
}
const lastRead = new Map<string, SearchedRoster>()
let changes = 0

/**
 * What this device knows of a list, as this tab read it last, and read again for the next time: a phone's disk takes a tenth of a second now and then.
 * All changes of this tab are in it.
 */
export async function searchedRoster(listShortId: string): Promise<SearchedRoster> {
  const before = changes
  const read = async () => {
    const [own, copied] = await Promise.all([ownEntries(listShortId), copiedRoster(listShortId)])
    if (before === changes) lastRead.set(listShortId, { own, copied })
    return { own, copied }
  }
  const last = lastRead.get(listShortId)
  const reading = read()
  if (!last) return reading
  reading.catch(() => {})
  return last
}

/** To be called once a change is stored. */
export function rosterChanged(): void {
  changes += 1
  lastRead.clear()
}

async function readCopy(listShortId: string): Promise<RosterCopy | null> {
  const file = await (await rosterDatabase()).get('roster_files', listShortId)
  if (!file) return null
  const copy = new RosterCopy()
  await copy.take(file.pieces)
  return copy
}

/** Keeps all attendees as the server sent them, in the pieces of which `copy` was made. `loaded_at`: when they were asked for. */
export async function keepRoster(
  listShortId: string,
  copy: RosterCopy,
  pieces: Uint8Array[],
  loaded_at: string,
): Promise<void> {
  const of = { short_id: listShortId, loaded_at }
  const { position } = copy.header ?? {}
  if (position === undefined) throw new Error('The file has no position.')
  const change = (await rosterDatabase()).transaction(['rosters', 'roster_files'], 'readwrite')
  await Promise.all([
    change.objectStore('roster_files').put({ ...of, pieces }),
    change.objectStore('rosters').put({ ...of, position, followed_at: loaded_at, gone: [] }),
    change.done,
  ])
  copies.set(listShortId, { loaded_at, copy })
  rosterChanged()
}

/** Notes up to where the copy knows all changes, and who is gone. A ticket that was passed on is gone, and known as a former one of its new holder. */
export async function followRoster(
  kept: KeptRoster,
  { position, attendees, gone }: Omit<RosterChanges, 'position'> & { position: string },
  followed_at: string,
): Promise<void> {
  const shown = new Set(attendees.flatMap(withFormer).map(({ code_hash }) => code_hash))
  const unknown = gone.filter((code_hash) => !shown.has(code_hash))
  const left = new Set([...kept.gone.filter((code_hash) => !shown.has(code_hash)), ...unknown])
  await (await rosterDatabase()).put('rosters', { ...kept, position, followed_at, gone: [...left] })
  const { store, done } = (await doorDatabase()).transaction('guests', 'readwrite')
  await Promise.all([...unknown.map((code_hash) => store.delete([kept.short_id, code_hash])), done])
  rosterChanged()
}

/** Forgets the copies of these lists. */
export async function forgetRosters(isMeant: (kept: KeptRoster) => boolean): Promise<void> {
  const database = await rosterDatabase()
  const meant = (await database.getAll('rosters')).filter(isMeant)
  const change = database.transaction(['rosters', 'roster_files'], 'readwrite')
  await Promise.all([
    ...meant.flatMap(({ short_id }) => [
      change.objectStore('rosters').delete(short_id),
      change.objectStore('roster_files').delete(short_id),
    ]),
    change.done,
  ])
  for (const { short_id } of meant) copies.delete(short_id)
  rosterChanged()
}

/** Everything that this device learned of single attendees of a list. */
export async function ownEntries(listShortId: string) {
  return (await doorDatabase()).getAll('guests', ofList(listShortId))
}
