import { describe, expect, it } from 'vitest'
import { wallTimeShift } from './shift-wall-time.ts'

const berlin = 'Europe/Berlin'

describe('wallTimeShift', () => {
  it('moves by whole days on the clock, across the change to summer time', () => {
    const shift = wallTimeShift('2027-03-20T19:00:00.000Z', '2027-04-03T18:00:00.000Z', berlin)
    expect(shift('2027-03-13T23:00:00.000Z')).toBe('2027-03-27T23:00:00.000Z')
    expect(shift('2027-03-19T23:00:00.000Z')).toBe('2027-04-02T22:00:00.000Z')
  })

  it('moves back across the change to winter time as well', () => {
    const shift = wallTimeShift('2027-11-06T19:00:00.000Z', '2027-10-23T18:00:00.000Z', berlin)
    expect(shift('2027-11-06T11:00:00.000Z')).toBe('2027-10-23T10:00:00.000Z')
  })

  it('moves by hours and minutes where the time of day changes', () => {
    const shift = wallTimeShift('2027-06-01T18:00:00.000Z', '2028-06-02T18:30:00.000Z', berlin)
    expect(shift('2027-05-31T22:00:00.000Z')).toBe('2028-06-01T22:30:00.000Z')
  })

  it('reads a skipped time as the one after the jump, and one that comes twice as the first', () => {
    const spring = wallTimeShift('2027-03-20T19:00:00.000Z', '2027-03-27T19:00:00.000Z', berlin)
    expect(spring('2027-03-21T01:30:00.000Z')).toBe('2027-03-28T01:30:00.000Z')
    const autumn = wallTimeShift('2027-10-23T18:00:00.000Z', '2027-10-30T18:00:00.000Z', berlin)
    expect(autumn('2027-10-24T00:30:00.000Z')).toBe('2027-10-31T00:30:00.000Z')
  })

  it('keeps a missing end missing', () => {
    expect(wallTimeShift('2027-03-20T19:00:00.000Z', '2027-03-27T19:00:00.000Z', berlin)(null)).toBeNull()
  })
})
