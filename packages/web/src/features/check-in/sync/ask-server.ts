import { createCheckIn } from '@foyer/contracts/check-in/check-in-endpoints'
import { call } from '../../../lib/api/call.ts'
import type { Answer } from '../device/scan-store.ts'
import type { KeptScan } from '../scan.ts'
import { admittedVerdict, refusedVerdict } from '../server-verdict.ts'

/** A guest at the door waits for the device's own verdict no longer than this; milliseconds. */
const patienceAtTheDoor = 4000
const patienceLater = 15_000

/** Asks the server about a scan. Null: it said nothing about the ticket, so the scan has to be sent again. */
export async function askServer(scan: KeptScan, isLate: boolean): Promise<Answer | null> {
  const { list_short_id, scan_id, code, scanned_at } = scan
  try {
    const { data } = await call(createCheckIn, {
      params: { check_in_list_short_id: list_short_id },
      // A scan of this moment leaves the time to the server: its clock is right.
      body: isLate ? { scan_id, code, scanned_at } : { scan_id, code },
      signal: AbortSignal.timeout(isLate ? patienceLater : patienceAtTheDoor),
    })
    return { verdict: admittedVerdict(data), attendee: data }
  } catch (error) {
    const verdict = refusedVerdict(error)
    return verdict && { verdict, attendee: null }
  }
}
