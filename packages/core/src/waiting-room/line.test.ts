import { describe, expect, it } from 'vitest'
import { admittedAt, isInForce, type Line, nextPace, pace } from './line.ts'

const opens_at = '2027-03-01T10:00:00.000Z'
const at = (seconds: number) => new Date(Date.parse(opens_at) + seconds * 1000)

const line = (given: Partial<Line> = {}): Line => ({
  ...{ opens_at, drawn: 10_000, late: 0, served: 0, served_at: opens_at },
  ...{ per_second: 50, is_sold_out: false },
  ...given,
})

describe('a line', () => {
  it('admits no one before the sale starts, and then as many each second as its pace says', () => {
    expect(admittedAt(line(), at(-1))).toBe(0)
    expect(admittedAt(line(), at(0))).toBe(0)
    expect([1, 10, 100].map((seconds) => admittedAt(line(), at(seconds)))).toEqual([50, 500, 5000])
  })

  it('goes on from where it was when its pace changes', () => {
    const changed = line({ served: 500, served_at: at(10).toISOString(), per_second: 100 })
    expect(admittedAt(changed, at(10))).toBe(500)
    expect(admittedAt(changed, at(15))).toBe(1000)
  })

  it('lets people who come to an empty line in at once, and saves up no more than one second for them', () => {
    const empty = line({ drawn: 10, late: 5 })
    expect(admittedAt(empty, at(3600))).toBe(15 + 50)
  })

  it('stops while everything is sold or held', () => {
    const stopped = line({ served: 700, per_second: 0, is_sold_out: true })
    expect(admittedAt(stopped, at(900))).toBe(700)
  })
})

describe('reservations need a pass', () => {
  const crowd = line()
  it.each([
    ['always', 'ON' as const, null, -100, true],
    ['never', 'OFF' as const, crowd, 1, false],
    ['not before the draw of an automatic line', 'AUTOMATIC' as const, crowd, -1, false],
    ['after a draw of 200', 'AUTOMATIC' as const, line({ drawn: 200 }), 1, true],
    ['not after a draw of 199', 'AUTOMATIC' as const, line({ drawn: 199 }), 1, false],
    [
      'where a crowd was seen',
      'AUTOMATIC' as const,
      line({ drawn: 0, late: 900, crowded_at: opens_at }),
      1,
      true,
    ],
    ['as long as somebody waits', 'AUTOMATIC' as const, crowd, 200, true],
    ['until the line was empty for two minutes', 'AUTOMATIC' as const, crowd, 200 + 119, true],
    ['no longer after that', 'AUTOMATIC' as const, crowd, 200 + 121, false],
    [
      'while everything is held',
      'AUTOMATIC' as const,
      line({ per_second: 0, is_sold_out: true }),
      9000,
      true,
    ],
  ])('%s', (_when, mode, given, seconds, expected) => {
    expect(isInForce(mode, given, at(seconds))).toBe(expected)
  })
})

describe('the pace of a line', () => {
  /** The pace after ten minutes in which every admitted person reserves that many tickets, and that many are left. */
  const settled = (ticketsEach: number, left = 1_000_000) => {
    let perSecond = pace.first
    for (let second = 0; second < 600; second += 1)
      perSecond = nextPace(perSecond, { perSecond: perSecond * ticketsEach, left })
    return perSecond
  }

  it.each([0.5, 1, 2, 4])(
    'settles where a hundred tickets are reserved in a second, if each person takes %d',
    (ticketsEach) => {
      expect(settled(ticketsEach) * ticketsEach).toBeGreaterThan(75)
      expect(settled(ticketsEach) * ticketsEach).toBeLessThan(115)
    },
  )

  it('grows to 300 where hardly anybody buys, and no further', () => {
    expect(settled(0.01)).toBe(300)
  })

  it('slows down towards the end, so that those who choose find something', () => {
    expect(settled(1, 300)).toBe(10)
    expect(settled(1, 3)).toBe(1)
  })

  it('is nothing while nothing is left, and begins again when tickets come back', () => {
    expect(nextPace(80, { perSecond: 5, left: 0 })).toBe(0)
    expect(nextPace(0, { perSecond: 0, left: 600 })).toBe(20)
  })
})
