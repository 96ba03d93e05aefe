import { describe, expect, it } from 'vitest'
import {
  daysOfRange,
  isUpsideDown,
  parseSalesRange,
  type SalesRange,
  writeSalesRange,
} from './sales-range.ts'

const search = (text: string) => new URLSearchParams(text)

describe('a sales range', () => {
  it('is the last 30 days unless the address names a known range', () => {
    expect(parseSalesRange(search(''))).toEqual({ kind: '30d' })
    expect(parseSalesRange(search('range=century'))).toEqual({ kind: '30d' })
    expect(parseSalesRange(search('range=custom&from=2027-13-40&to=soon'))).toEqual({ kind: 'custom' })
  })

  it('is written to the address and read back, beside other parameters', () => {
    const range: SalesRange = { kind: 'custom', from: '2027-05-01', to: '2027-05-31' }
    const written = writeSalesRange(search('order=abc&range=7d'), range)
    expect(parseSalesRange(written)).toEqual(range)
    expect(written.get('order')).toBe('abc')
    expect(String(writeSalesRange(written, { kind: '30d' }))).toBe('order=abc')
  })

  it('includes today, across the ends of months', () => {
    expect(daysOfRange({ kind: '7d' }, '2027-03-02')).toEqual({ from: '2027-02-24', to: '2027-03-02' })
    expect(daysOfRange({ kind: '30d' }, '2027-03-30')).toEqual({ from: '2027-03-01', to: '2027-03-30' })
    expect(daysOfRange({ kind: '90d' }, '2027-03-30')).toEqual({ from: '2026-12-31', to: '2027-03-30' })
    expect(daysOfRange({ kind: 'all' }, '2027-03-02')).toEqual({})
    expect(daysOfRange({ kind: 'custom', from: '2027-01-01' }, '2027-03-02')).toEqual({ from: '2027-01-01' })
  })

  it('cannot end before it begins', () => {
    expect(isUpsideDown({ from: '2027-01-02', to: '2027-01-01' })).toBe(true)
    expect(isUpsideDown({ from: '2027-01-01', to: '2027-01-01' })).toBe(false)
    expect(isUpsideDown({ from: '2027-01-01' })).toBe(false)
  })
})
