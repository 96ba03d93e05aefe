import { describe, expect, it } from 'vitest'
import { addDays, addMonths, firstDayOfWeek, startOfWeek, weeksOfMonth } from './calendar-days.ts'

describe('days of a calendar', () => {
  it('go on over months, years and leap days', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2027-01-15', -1)).toBe('2026-12-15')
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
    expect(addMonths('0002-01-05', 1)).toBe('0002-02-05')
  })

  it('stand in weeks that begin where the language begins them', () => {
    expect(firstDayOfWeek('de')).toBe(1)
    expect(firstDayOfWeek('en-US')).toBe(0)
    expect(startOfWeek('2027-06-06', 1)).toBe('2027-05-31')
    expect(startOfWeek('2027-06-06', 0)).toBe('2027-06-06')
    const june = weeksOfMonth('2027-06-17', 1)
    expect(june).toHaveLength(5)
    expect(june[0]?.[0]).toBe('2027-05-31')
    expect(june.at(-1)?.at(-1)).toBe('2027-07-04')
    expect(weeksOfMonth('2027-02-10', 1)).toHaveLength(4)
    expect(weeksOfMonth('2027-05-01', 1)).toHaveLength(6)
  })
})
