import type { WaitingRoom } from '@foyer/contracts/waiting-room/waiting-room'
import { describe, expect, it } from 'vitest'
import { askAgainIn, lineStanding } from './line-standing.ts'

const room = (given: Partial<WaitingRoom> = {}): WaitingRoom => ({
  ...{ is_required: true, opens_at: '2027-03-01T10:00:00.000Z', seed: 'a' },
  ...{ drawn: 1000, joined: 1200, admitted: 500, per_second: 50, is_sold_out: false },
  ...{ as_of: '2027-03-01T10:00:10.000Z' },
  ...given,
})

describe('somebody in a line', () => {
  it('waits for the draw until the sale starts', () => {
    expect(lineStanding(room({ seed: null, is_required: false }), null, 5)).toEqual({ kind: 'BEFORE' })
  })

  it('knows how many are ahead, and about how long that takes', () => {
    expect(lineStanding(room(), 999, 0)).toEqual({ kind: 'WAITING', ahead: 500, seconds: 10 })
    expect(lineStanding(room(), 999, 4)).toEqual({ kind: 'WAITING', ahead: 300, seconds: 6 })
  })

  it('has its turn when its place is admitted, and where no pass is needed', () => {
    expect(lineStanding(room(), 499, 0)).toEqual({ kind: 'TURN' })
    expect(lineStanding(room(), 500, 0)).toMatchObject({ kind: 'WAITING', ahead: 1 })
    expect(lineStanding(room({ is_required: false }), 1_000_000, 0)).toEqual({ kind: 'TURN' })
  })

  it('has its turn in an empty line, although more were expected ahead of it than came', () => {
    expect(lineStanding(room({ admitted: 1250 }), 1400, 0)).toEqual({ kind: 'TURN' })
  })

  it('waits for the draw although the answer is older than the line', () => {
    const none = room({
      opens_at: null,
      seed: null,
      is_required: false,
      joined: 0,
      admitted: 0,
      per_second: 0,
    })
    expect(lineStanding(none, null, 0, true)).toEqual({ kind: 'BEFORE' })
    expect(lineStanding(none, null, 0)).toEqual({ kind: 'TURN' })
  })

  it('is next where its line is so new that the answer does not know it yet', () => {
    const none = room({ opens_at: null, seed: null, joined: 0, admitted: 0, per_second: 0 })
    expect(lineStanding(none, 0, 0)).toMatchObject({ kind: 'WAITING', ahead: 1 })
  })

  it('is told when everything is taken for the moment', () => {
    expect(lineStanding(room({ per_second: 0, is_sold_out: true }), 999, 60)).toEqual({
      kind: 'ALL_TAKEN',
      ahead: 500,
    })
  })
})

describe('a browser that waits asks again', () => {
  it.each([
    ['halfway to its turn', { kind: 'WAITING' as const, ahead: 1000, seconds: 20 }, 0, 10],
    [
      'every half a minute where that is far',
      { kind: 'WAITING' as const, ahead: 90_000, seconds: 1800 },
      0,
      30,
    ],
    ['three seconds later at the earliest', { kind: 'WAITING' as const, ahead: 5, seconds: 1 }, 0, 3],
    ['just after the sale starts', { kind: 'BEFORE' as const }, 12, 13.5],
    ['soon where the start is past and the draw is not there yet', { kind: 'BEFORE' as const }, 0, 3],
  ])('%s', (_when, standing, secondsToStart, expected) => {
    expect(askAgainIn(standing, secondsToStart, 0.5)).toBeCloseTo(expected)
  })
})
