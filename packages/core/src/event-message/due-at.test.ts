import { describe, expect, it } from 'vitest'
import { dueAt } from './due-at.ts'

const lisbon = (start_date: string) => ({ start_date, timezone: 'Europe/Lisbon' })
const before = (days_before: number, time_of_day: string) => ({
  ...{ send_when: 'BEFORE_START' as const, send_at: '2027-01-01T00:00:00.000Z' },
  ...{ days_before, time_of_day },
})

describe('when a message goes out', () => {
  it('follows from the days of the event’s calendar, on either side of a clock change', () => {
    // The clocks go forward in the night before the event.
    const spring = lisbon('2027-03-28T19:00:00.000Z')
    expect(dueAt(before(0, '09:00'), spring)).toBe('2027-03-28T08:00:00.000Z')
    expect(dueAt(before(1, '09:00'), spring)).toBe('2027-03-27T09:00:00.000Z')
    expect(dueAt(before(27, '18:30'), spring)).toBe('2027-03-01T18:30:00.000Z')
  })

  it('counts from the day that it is where the event is', () => {
    const event = { start_date: '2027-06-05T22:30:00.000Z', timezone: 'Asia/Tokyo' }
    expect(dueAt(before(1, '10:00'), event)).toBe('2027-06-05T01:00:00.000Z')
  })

  it('takes the time after the jump where the clocks skip it, and the first where it comes twice', () => {
    expect(dueAt(before(1, '01:30'), lisbon('2027-03-29T19:00:00.000Z'))).toBe('2027-03-28T01:30:00.000Z')
    expect(dueAt(before(0, '01:30'), lisbon('2027-10-31T19:00:00.000Z'))).toBe('2027-10-31T00:30:00.000Z')
  })

  it('is the given time, or at once', () => {
    const schedule = before(1, '10:00')
    const event = lisbon('2027-06-05T19:00:00.000Z')
    expect(dueAt({ ...schedule, send_when: 'AT_TIME' }, event)).toBe('2027-01-01T00:00:00.000Z')
    expect(dueAt({ ...schedule, send_when: 'NOW' }, event)).toBe(null)
  })
})
