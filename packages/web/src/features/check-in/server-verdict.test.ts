import type { ErrorCode } from '@foyer/contracts/error-code'
import { describe, expect, it } from 'vitest'
import { CallError } from '../../lib/api/call-error.ts'
import { refusedVerdict } from './server-verdict.ts'

const refusal = (status: number, code: ErrorCode, details = {}) =>
  new CallError(status, { code, message: '', details })
const ada = { first_name: 'Ada', last_name: 'Lovelace', ticket_title: 'Standard' }

describe('refusedVerdict', () => {
  it('tells who was scanned before, and when', () => {
    const details = { ...ada, checked_in_at: '2027-06-05T18:00:00.000Z' }
    expect(refusedVerdict(refusal(409, 'check_in.already', details))).toEqual({
      kind: 'already',
      holder: { name: 'Ada Lovelace', ticket: 'Standard' },
      at: '2027-06-05T18:00:00.000Z',
    })
  })

  it('refuses cancelled, unpaid and other lists’ tickets, with the holder where known', () => {
    expect(refusedVerdict(refusal(409, 'attendee.cancelled', ada))).toMatchObject({
      kind: 'refused',
      holder: { name: 'Ada Lovelace' },
    })
    expect(refusedVerdict(refusal(409, 'check_in.wrong_list'))).toMatchObject({
      kind: 'refused',
      holder: null,
    })
  })

  it('tells since when a ticket is passed on', () => {
    const passed_on_at = '2027-06-05T18:03:00.000Z'
    expect(refusedVerdict(refusal(410, 'attendee.passed_on', { passed_on_at }))).toMatchObject({
      kind: 'refused',
      holder: null,
      at: passed_on_at,
    })
  })

  it('says that a code is unknown when it is not a ticket', () => {
    expect(refusedVerdict(refusal(404, 'attendee.not_found'))).toEqual({ kind: 'unknown' })
  })

  it.each([
    [0, 'network.offline'],
    [429, 'request.too_many'],
    [503, 'server.busy'],
    [500, 'server.unexpected'],
    [403, 'request.csrf'],
    [200, 'network.unreadable'],
    [404, 'server.unexpected'],
  ] as const)('keeps the scan for later on %i %s: that says nothing about the ticket', (status, code) => {
    expect(refusedVerdict(new CallError(status, { code, message: '' }))).toBeNull()
    expect(refusedVerdict(new Error('anything'))).toBeNull()
  })
})
