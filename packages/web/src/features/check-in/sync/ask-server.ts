import { createCheckIn } from '@foyer/contracts/check-in/check-in-endpoints'
import { call } from '../../../lib/api/call.ts'
import type { Answer } from '../device/scan-store.ts'
import type { KeptScan } from '../scan.ts'
import { admittedVerdict, refusedVerdict } from '../server-verdict.ts'

/** Milliseconds that a guest waits for the server before the device answers. */
const patienceAtTheDoor = 4000
const patienceLater = 15_000

/** Asks the server about a scan. Null if it said nothing about the ticket, so that the scan has to be sent again. */
export async function askServer(scan: KeptScan, isLate: boolean): Promise<Answer | null> {
  const { list_short_id, scan_id, code, scanned_at } = scan
  try {
    const { data } = await call(createCheckIn, {
      params: { check_in_list_short_id: list_short_id },
      // A scan that was just made leaves the time to the server, which has the right clock.
      body: isLate ? { scan_id, code, scanned_at } : { scan_id, code },
      signal: AbortSignal.timeout(isLate ? patienceLater : patienceAtTheDoor),
    })
    return { verdict: admittedVerdict(data), attendee: data }
  } catch (error) {
    const verdict = refusedVerdict(error)
    return verdict && { verdict, attendee: null }
  }
}
