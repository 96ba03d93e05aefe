import { describe, expect, it } from 'vitest'
import { dayInZone } from './order-counts.ts'

describe('the day in a zone', () => {
  it('is 23 hours long in spring and 25 in autumn, with no gap between days', () => {
    const berlin = (instant: string) => dayInZone(instant, 'Europe/Berlin')
    expect(berlin('2027-03-27T22:59:59.999Z')).toBe('2027-03-27')
    expect(berlin('2027-03-27T23:00:00.000Z')).toBe('2027-03-28')
    expect(berlin('2027-03-28T21:59:59.999Z')).toBe('2027-03-28')
    expect(berlin('2027-03-28T22:00:00.000Z')).toBe('2027-03-29')
    expect(berlin('2027-10-30T22:00:00.000Z')).toBe('2027-10-31')
    expect(berlin('2027-10-31T22:59:59.999Z')).toBe('2027-10-31')
    expect(berlin('2027-10-31T23:00:00.000Z')).toBe('2027-11-01')
  })

  it('differs between distant zones, and is right in a zone where midnight is skipped', () => {
    expect(dayInZone('2027-06-01T10:00:00.000Z', 'Pacific/Kiritimati')).toBe('2027-06-02')
    expect(dayInZone('2027-06-01T10:00:00.000Z', 'Pacific/Niue')).toBe('2027-05-31')
    // Beirut's clock jumps from midnight to one.
    expect(dayInZone('2027-03-27T21:59:59.999Z', 'Asia/Beirut')).toBe('2027-03-27')
    expect(dayInZone('2027-03-27T22:00:00.000Z', 'Asia/Beirut')).toBe('2027-03-28')
  })
})
