import { checkInCode } from '@foyer/contracts/check-in/check-in'
import { attendeeReference } from '@foyer/contracts/id'
import { codeHash } from './device/code-hash.ts'
import type { Verdict } from './verdict.ts'

/** One scan of one device. */
export interface Scan {
  /** An id that the device makes. Sent again, it is still the same scan (F19). */
  scan_id: string
  code: string
  /** The hash by which the device finds the ticket. Null for a reference, and if the browser cannot hash. */
  code_hash: string | null
  scanned_at: string
}

/** A scan as the device keeps it until the server answers (F20). */
export interface KeptScan extends Scan {
  list_short_id: string
  /** What the steward has been told so far, null for nothing. */
  told: Verdict | null
}

/** A new scan of what was read or typed. Null if it cannot be a ticket code. */
export async function newScan(text: string, now = new Date()): Promise<Scan | null> {
  const { success, data: code } = checkInCode.safeParse(text)
  if (!success) return null
  // Codes of other systems may begin as references do.
  const isReference = attendeeReference.safeParse(code).success
  const code_hash = isReference ? null : await codeHash(code).catch(() => null)
  return { scan_id: crypto.randomUUID(), code, code_hash, scanned_at: now.toISOString() }
}
