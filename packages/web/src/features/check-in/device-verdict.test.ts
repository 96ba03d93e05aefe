import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { describe, expect, it } from 'vitest'
import { deviceVerdict, earlierScan } from './device-verdict.ts'
import type { KeptScan } from './scan.ts'
import type { Verdict } from './verdict.ts'

const ada: DoorAttendee = {
  code_hash: 'hash-of-ada',
  reference: 'A-ADA2345',
  first_name: 'Ada',
  last_name: 'Lovelace',
  ticket_id: 'tk_2222222222222222',
  ticket_title: 'Standing',
  price_label: 'Early',
  status: 'ACTIVE',
  checked_in_at: null,
  former: [],
}
const holder = { name: 'Ada Lovelace', ticket: 'Standing · Early' }

const adasCode = 'adaadaadaadaadaadaadaadaada'

const waiting = (scan_id: string, code: string, told: Verdict | null): KeptScan => ({
  scan_id,
  code,
  code_hash: code === adasCode ? ada.code_hash : null,
  told,
  scanned_at: '2027-06-05T18:00:00.000Z',
  list_short_id: 'list',
})
const provisional: Verdict = { kind: 'provisional', holder }

describe('deviceVerdict of a ticket that was passed on', () => {
  it('refuses it and says since when, even if it was scanned before', () => {
    const at = '2027-06-05T18:03:00.000Z'
    const former = { ...ada, passed_on_at: at }
    const earlier = waiting('one', adasCode, { kind: 'provisional', holder })
    for (const scan of [null, earlier])
      expect(deviceVerdict(former, scan)).toMatchObject({
        kind: 'refused',
        holder: null,
        refusal: { code: 'attendee.passed_on' },
        at,
      })
  })
})

describe('an imported ticket', () => {
  it('is known to be in when its old code was scanned before its new one', () => {
    const earlier = { ...waiting('1', 'old-code-1', provisional), code_hash: 'hash-of-old' }
    const scan = { scan_id: '2', code: adasCode, code_hash: ada.code_hash }
    expect(earlierScan(scan, { ...ada, codes: ['hash-of-old'] }, [earlier])).toBe(earlier)
    expect(earlierScan(scan, ada, [earlier])).toBeNull()
  })
})

describe('deviceVerdict', () => {
  it('provisionally admits an attendee on the list who is not checked in', () => {
    expect(deviceVerdict(ada, null)).toEqual(provisional)
  })

  it('tells when a ticket was scanned: by this device first, else as the server said', () => {
    const at = '2027-06-05T17:00:00.000Z'
    expect(deviceVerdict({ ...ada, checked_in_at: at }, null)).toEqual({ kind: 'already', holder, at })
    expect(deviceVerdict(ada, waiting('1', ada.reference, provisional))).toMatchObject({
      kind: 'already',
      at: '2027-06-05T18:00:00.000Z',
    })
    expect(deviceVerdict(null, waiting('1', 'A-2222222', { kind: 'unlisted' }))).toMatchObject({
      kind: 'already',
      holder: null,
    })
  })

  it('refuses cancelled tickets, and reports tickets that are not on the list as unlisted', () => {
    expect(deviceVerdict({ ...ada, status: 'CANCELLED' }, null)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'attendee.cancelled' },
    })
    expect(deviceVerdict(null, null)).toEqual({ kind: 'unlisted' })
  })
})

describe('earlierScan', () => {
  const scan = { scan_id: 'now', code: adasCode, code_hash: ada.code_hash }

  it('finds a scan of the same ticket by either of its codes', () => {
    const typed = waiting('1', ada.reference, provisional)
    expect(earlierScan(scan, ada, [typed])).toBe(typed)
    expect(earlierScan(null, ada, [typed])).toBe(typed)
    expect(earlierScan(scan, null, [typed])).toBeNull()
    const scanned = waiting('1', adasCode, provisional)
    expect(earlierScan({ scan_id: 'now', code: ada.reference, code_hash: null }, ada, [scanned])).toBe(
      scanned,
    )
    expect(earlierScan(null, ada, [scanned])).toBe(scanned)
  })

  it('skips the scan itself, other tickets, and scans that did not admit', () => {
    const others = [
      waiting('now', adasCode, provisional),
      waiting('1', 'A-2222222', provisional),
      waiting('2', adasCode, { kind: 'already', holder, at: null }),
      waiting('3', adasCode, null),
    ]
    expect(earlierScan(scan, ada, others)).toBeNull()
  })
})
