import { getDoorRoster, listRosterChanges } from '@foyer/contracts/check-in/check-in-endpoints'
import { call, openFile } from '../../../lib/api/call.ts'
import { followRoster, keepRoster, keptRoster } from '../device/kept-roster.ts'
import { forgetLongUnseen, forgetUnseen, keepOnRoster } from '../device/roster.ts'
import { RosterCopy } from '../device/roster-copy.ts'
import type { KeptRoster } from '../device/roster-database.ts'

/** Milliseconds between readings of all attendees, where the server cannot say what changed since the last one. */
const wholeInterval = 5 * 60_000
/** What the server just said of a single attendee may be newer than its file, by about a second. */
const fileLagMs = 60_000

/**
 * Brings this device's copy of a list's attendees up to what the server knows: all of them in one file, and from then on what changed, admissions
 * at other doors included (docs/decisions/0131). One tab at a time.
 */
export function refreshRoster(listShortId: string, signal: AbortSignal): Promise<void> {
  return navigator.locks.request(`door-roster:${listShortId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const kept = await keptRoster(listShortId)
    if (kept && (await follow(kept, signal))) return
    if (kept && Date.now() - Date.parse(kept.loaded_at) < wholeInterval) return
    await load(listShortId, signal)
    await forgetLongUnseen()
  })
}

/** Whether the server could say what changed. */
async function follow(kept: KeptRoster, signal: AbortSignal): Promise<boolean> {
  const { short_id, position: since } = kept
  const askedAt = new Date().toISOString()
  const params = { check_in_list_short_id: short_id }
  const { data } = await call(listRosterChanges, { params, query: { since }, signal })
  const { position, ...changes } = data
  if (position === null) return false
  await keepOnRoster(short_id, changes.attendees, askedAt)
  await followRoster(kept, { ...changes, position }, askedAt)
  return true
}

async function load(listShortId: string, signal: AbortSignal): Promise<void> {
  const askedAt = Date.now()
  const copy = new RosterCopy()
  const pieces: Uint8Array[] = []
  // On a slow connection the copy is ready when the last piece is here.
  await copy.take(piecesOf(listShortId, copy, signal, (piece) => pieces.push(piece)))
  await keepRoster(listShortId, copy, pieces, new Date(askedAt).toISOString())
  await forgetUnseen(listShortId, new Date(askedAt - fileLagMs).toISOString())
}

/** The file's pieces as they come; what the first part says of how many there are is in the copy by then. */
async function* piecesOf(
  listShortId: string,
  copy: RosterCopy,
  signal: AbortSignal,
  keep: (piece: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  const params = { check_in_list_short_id: listShortId }
  for (let part = 0; part === 0 || part < (copy.header?.parts ?? 0); part += 1) {
    const { body } = await openFile(getDoorRoster, { params, query: { part }, signal })
    const reader = body?.getReader()
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      keep(read.value)
      yield read.value
    }
  }
}
