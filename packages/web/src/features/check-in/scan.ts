import { checkInCode } from '@foyer/contracts/check-in/check-in'
import { codeHash, isReference } from './device/code-hash.ts'
import type { Verdict } from './verdict.ts'

/** One scan of one device. */
export interface Scan {
  /** The device's own id of it: sent again, it is still the same scan (F19). */
  scan_id: string
  code: string
  /** What the list of attendees knows a ticket by; null for a reference, and where the browser cannot make it. */
  code_hash: string | null
  scanned_at: string
}

/** A scan as the device keeps it until the server has answered it (F20). */
export interface KeptScan extends Scan {
  list_short_id: string
  /** What the steward was told meanwhile; null while nothing was. */
  told: Verdict | null
}

/** A new scan of what was read or typed; null when it cannot be a ticket code. */
export async function newScan(text: string, now = new Date()): Promise<Scan | null> {
  const { success, data: code } = checkInCode.safeParse(text)
  if (!success) return null
  const code_hash = isReference(code) ? null : await codeHash(code).catch(() => null)
  return { scan_id: crypto.randomUUID(), code, code_hash, scanned_at: now.toISOString() }
}
