import { describe, expect, test } from 'vitest'
import { instantToWall, wallToInstant } from './zoned-time.ts'

describe('wall time in a zone (F15)', () => {
  test('works in summer, in winter and in another zone than the viewer’s', () => {
    expect(wallToInstant('2027-06-05T19:30', 'Europe/Berlin')).toEqual({
      instant: '2027-06-05T17:30:00Z',
      ambiguity: null,
    })
    expect(wallToInstant('2027-12-05T19:30', 'Europe/Berlin')?.instant).toBe('2027-12-05T18:30:00Z')
    expect(wallToInstant('2027-06-05T19:30', 'Asia/Kolkata')?.instant).toBe('2027-06-05T14:00:00Z')
    expect(wallToInstant('2027-06-05T19:30', 'UTC')?.instant).toBe('2027-06-05T19:30:00Z')
  })

  test('a time that the clock skips in spring is the one after the jump', () => {
    const resolved = wallToInstant('2027-03-28T02:30', 'Europe/Berlin')
    expect(resolved).toEqual({ instant: '2027-03-28T01:30:00Z', ambiguity: 'gap' })
    expect(instantToWall('2027-03-28T01:30:00Z', 'Europe/Berlin')).toBe('2027-03-28T03:30')
  })

  test('a time that comes twice in autumn is the first one', () => {
    const resolved = wallToInstant('2027-10-31T02:30', 'Europe/Berlin')
    expect(resolved).toEqual({ instant: '2027-10-31T00:30:00Z', ambiguity: 'overlap' })
  })

  test('works both ways across a year, even if midnight does not exist on a day', () => {
    for (let day = 0; day < 366; day += 1) {
      const instant = new Date(Date.UTC(2027, 0, 1, 12) + day * 86_400_000).toISOString().replace('.000', '')
      for (const zone of ['America/Sao_Paulo', 'Africa/Cairo', 'Australia/Lord_Howe', 'America/New_York'])
        expect(wallToInstant(instantToWall(instant, zone), zone)?.instant).toBe(instant)
    }
  })

  test('accepts a year that is still being typed', () => {
    expect(wallToInstant('0002-06-05T19:30', 'UTC')?.instant).toBe('0002-06-05T19:30:00Z')
    expect(instantToWall('0002-06-05T19:30:00Z', 'UTC')).toBe('0002-06-05T19:30')
  })

  test('refuses a text that is not a date and time', () => {
    for (const wall of ['', '2027-06-05', '2027-02-30T10:00', 'tomorrow'])
      expect(wallToInstant(wall, 'UTC')).toBeNull()
  })
})
