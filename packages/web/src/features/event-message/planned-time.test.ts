import { describe, expect, it } from 'vitest'
import { isNearlyDue, isOverdue, plannedTime } from './planned-time.ts'

const event = { start_date: '2027-03-28T19:00:00.000Z', timezone: 'Europe/Lisbon' }
const rule = { send_when: 'BEFORE_START' as const, send_at: null, days_before: 1, time_of_day: '09:00' }
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

describe('the time that a form shows for a message', () => {
  it('is days before the event by the calendar of its zone, on either side of a clock change', () => {
    expect(plannedTime(rule, event)).toBe('2027-03-27T09:00:00Z')
    expect(plannedTime({ ...rule, days_before: 0 }, event)).toBe('2027-03-28T08:00:00Z')
  })

  it('is not known while the rule is not complete, and for a message that goes out now', () => {
    expect(plannedTime({ ...rule, days_before: Number.NaN }, event)).toBe(null)
    expect(plannedTime({ ...rule, time_of_day: '' }, event)).toBe(null)
    expect(plannedTime({ ...rule, send_when: 'NOW' }, event)).toBe(null)
  })

  it('is the chosen one', () => {
    const send_at = '2027-01-01T00:00:00.000Z'
    expect(plannedTime({ ...rule, send_when: 'AT_TIME', send_at }, event)).toBe(send_at)
  })
})

describe('a scheduled message', () => {
  const due = (minutes: number, status = 'SCHEDULED') => ({ status, due_at: inMinutes(minutes) })

  it('is about to be sent around its time', () => {
    expect([due(10), due(0.5), due(-2), due(-6)].map(isNearlyDue)).toEqual([false, true, true, false])
  })

  it('waits for its writer once its time is past, unless it was sent', () => {
    expect([due(10), due(-2), due(-6), due(-6, 'SENT')].map(isOverdue)).toEqual([false, false, true, false])
  })
})
