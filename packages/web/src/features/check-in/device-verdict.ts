import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import type { KnownAttendee } from './device/roster-copy.ts'
import { holder } from './holder.ts'
import type { KeptScan } from './scan.ts'
import { holderOf, type Verdict } from './verdict.ts'

/**
 * The verdict while the server is out of reach: from the attendee as this device last saw them (null: not on its list)
 * and from its own earlier scan of the ticket that still waits. The server decides later.
 */
export function deviceVerdict(attendee: KnownAttendee | null, earlier: KeptScan | null): Verdict {
  if (attendee?.passed_on_at) {
    const message = 'This ticket was passed on. It admits no longer.'
    const refusal = { status: 410, code: 'attendee.passed_on', message } as const
    return { kind: 'refused', holder: null, refusal, at: attendee.passed_on_at }
  }
  if (attendee?.status === 'CANCELLED')
    return {
      kind: 'refused',
      holder: holder(attendee),
      refusal: { status: 409, code: 'attendee.cancelled', message: 'This ticket was cancelled.' },
    }
  const known = attendee ? holder(attendee) : null
  if (earlier) return { kind: 'already', holder: known ?? holderOf(earlier.told), at: earlier.scanned_at }
  if (!attendee || !known) return { kind: 'unlisted' }
  if (attendee.checked_in_at) return { kind: 'already', holder: known, at: attendee.checked_in_at }
  return { kind: 'provisional', holder: known }
}

/** Among the waiting scans, one that may have let the same attendee in: earlier than `scan`, or any if there is none. */
export function earlierScan(
  scan: Pick<KeptScan, 'scan_id' | 'code' | 'code_hash'> | null,
  attendee: Pick<DoorAttendee, 'code_hash' | 'reference' | 'codes'> | null,
  waiting: readonly KeptScan[],
): KeptScan | null {
  const codes = [scan?.code, attendee?.reference]
  const hashes = [scan?.code_hash, attendee?.code_hash, ...(attendee?.codes ?? [])].filter(
    (hash) => typeof hash === 'string',
  )
  return (
    waiting.find(
      ({ scan_id, code, code_hash, told }) =>
        scan_id !== scan?.scan_id &&
        (codes.includes(code) || (code_hash && hashes.includes(code_hash))) &&
        (told?.kind === 'provisional' || told?.kind === 'unlisted'),
    ) ?? null
  )
}
