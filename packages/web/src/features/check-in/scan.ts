import { checkInCode } from '@foyer/contracts/check-in/check-in'

/** One scan of one device, kept until the server has answered it. */
export interface Scan {
  /** The device's own id of it: sent again, it is still the same scan (F19). */
  scan_id: string
  code: string
  scanned_at: string
}

/** A new scan of what was read or typed; null when it cannot be a ticket of ours. */
export function newScan(text: string, now = new Date()): Scan | null {
  const code = checkInCode.safeParse(text)
  return code.success
    ? { scan_id: crypto.randomUUID(), code: code.data, scanned_at: now.toISOString() }
    : null
}
