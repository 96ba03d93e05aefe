import { describe, expect, it } from 'vitest'
import { chartScale, namedBars } from './chart-scale.ts'

describe('chartScale', () => {
  it.each([
    { values: [0, 0], low: 0, high: 1, lines: [0] },
    { values: [1, 2], low: 0, high: 2, lines: [0, 1, 2] },
    { values: [3, 40], low: 0, high: 40, lines: [0, 10, 20, 30, 40] },
    { values: [1647], low: 0, high: 2000, lines: [0, 500, 1000, 1500, 2000] },
    { values: [98_765], low: 0, high: 100_000, lines: [0, 25_000, 50_000, 75_000, 100_000] },
    { values: [-500, 300], low: -500, high: 500, lines: [-500, -250, 0, 250, 500] },
  ])('has round lines around $values', ({ values, ...scale }) => {
    expect(chartScale(values)).toEqual(scale)
  })

  it('holds every value and zero, with at most five lines of whole numbers', () => {
    for (let most = 1; most < 3000; most += 7)
      for (const least of [0, -1, -Math.ceil(most / 3), -most * 2]) {
        const { low, high, lines } = chartScale([least, most])
        expect(low).toBeLessThanOrEqual(Math.min(0, least))
        expect(high).toBeGreaterThanOrEqual(most)
        expect(lines.length).toBeLessThanOrEqual(5)
        expect(lines).toContain(0)
        expect(lines.every(Number.isInteger)).toBe(true)
      }
  })
})

it('namedBars names all of few bars, and some of many, away from the ends', () => {
  expect(namedBars(3, 5)).toEqual([0, 1, 2])
  expect(namedBars(30, 5)).toEqual([3, 9, 15, 21, 27])
  expect(namedBars(0, 5)).toEqual([])
})
