import { describe, expect, it } from 'vitest'
import { addMonths, isMonth, monthsFrom, spanOf } from './month.ts'

describe('months of the books', () => {
  it('follow each other over the turn of a year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(monthsFrom('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
    expect(monthsFrom('2026-02', '2025-11')).toEqual([])
  })

  it('begin and end at midnight of the zone, also when its clocks change in between', () => {
    expect(spanOf('2026-10', 'Europe/Berlin')).toEqual({
      from: '2026-09-30T22:00:00.000Z',
      to: '2026-10-31T23:00:00.000Z',
    })
    expect(spanOf('2026-12', 'America/New_York')).toEqual({
      from: '2026-12-01T05:00:00.000Z',
      to: '2027-01-01T05:00:00.000Z',
    })
  })

  it('are told apart from other texts in the address', () => {
    expect(['2026-11', '2026-13', '1999-01', '2026-1', 'november'].map(isMonth)).toEqual([
      true,
      ...[false, false, false, false],
    ])
  })
})
