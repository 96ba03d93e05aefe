import { listRosterChanges } from '@foyer/contracts/check-in/check-in-endpoints'
import { call } from '../../../lib/api/call.ts'
import { followRoster, keepRoster, keptRoster } from '../device/kept-roster.ts'
import { forgetLongUnseen, forgetUnseen, keepOnRoster } from '../device/roster.ts'
import type { KeptRoster } from '../device/roster-database.ts'
import { isPassing } from '../is-passing.ts'
import { RosterDownload } from './roster-download.ts'

/** Milliseconds between readings of all attendees, where the server cannot say what changed since the last one. */
const wholeInterval = 5 * 60_000
/** What the server just said of a single attendee may be newer than its file, by the edge's minute and about a second. */
const fileLagMs = 120_000

/**
 * Brings this device's copy of a list's attendees up to what the server knows: all of them in one file, and from then on what changed, admissions
 * at other doors included (docs/decisions/0131, 0142). One tab at a time.
 */
export function refreshRoster(listShortId: string, signal: AbortSignal): Promise<void> {
  return navigator.locks.request(`door-roster:${listShortId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const kept = await keptRoster(listShortId)
    if (kept && (await follow(kept, signal))) return
    if (kept && Date.now() - Date.parse(kept.loaded_at) < wholeInterval) return
    const { age } = await load(listShortId, signal)
    await forgetLongUnseen()
    const loaded = age > 0 && (await keptRoster(listShortId))
    if (loaded) await follow(loaded, signal)
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

/** Files of which some came while the page is open: a phone on its way to the door loses its network. */
const begun = new Map<string, RosterDownload>()

async function load(listShortId: string, signal: AbortSignal): Promise<RosterDownload> {
  const download = begun.get(listShortId) ?? new RosterDownload(listShortId)
  begun.set(listShortId, download)
  try {
    // On a slow connection the copy is ready when the last piece is here.
    await download.rest(signal)
  } catch (error) {
    // An answer that is not the file, such as a hotel's sign-in page, is no part of it.
    if (error instanceof SyntaxError || !isPassing(error)) begun.delete(listShortId)
    throw error
  }
  begun.delete(listShortId)
  const { copy, pieces, asked_at } = download
  await keepRoster(listShortId, copy, pieces, asked_at)
  await forgetUnseen(listShortId, new Date(Date.parse(asked_at) - fileLagMs).toISOString())
  return download
}
