import { checkInCode } from '@foyer/contracts/check-in/check-in'
import type { Verdict } from './verdict.ts'

/** One scan of one device. */
export interface Scan {
  /** The device's own id of it: sent again, it is still the same scan (F19). */
  scan_id: string
  code: string
  scanned_at: string
}

/** A scan as the device keeps it until the server has answered it (F20). */
export interface KeptScan extends Scan {
  list_short_id: string
  /** What the steward was told meanwhile; null while nothing was. */
  told: Verdict | null
}

/** A new scan of what was read or typed; null when it cannot be a ticket of ours. */
export function newScan(text: string, now = new Date()): Scan | null {
  const code = checkInCode.safeParse(text)
  return code.success
    ? { scan_id: crypto.randomUUID(), code: code.data, scanned_at: now.toISOString() }
    : null
}
