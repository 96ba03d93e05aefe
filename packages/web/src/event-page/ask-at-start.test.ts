import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askAtStart } from './ask-at-start.ts'

const browsers = 1000

/** Numbers that are spread over 0 to 1 as evenly as random ones, and the same in every run. */
function evenNumbers(): () => number {
  let number = 0
  return () => {
    number = (number + 0.618_033_988_75) % 1
    return number
  }
}

describe('browsers that wait for the start of a sale', () => {
  let asked: { browser: number; at: number }[]
  let ends: (() => void)[]

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
    vi.spyOn(Math, 'random').mockImplementation(evenNumbers())
    asked = []
    ends = Array.from({ length: browsers }, (_, browser) =>
      askAtStart(() => asked.push({ browser, at: Date.now() })),
    )
  })
  afterEach(() => {
    for (const end of ends) end()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  /** How many asked in each tenth of a second. */
  const crowds = () =>
    [...Map.groupBy(asked, ({ at }) => Math.floor(at / 100)).values()].map(({ length }) => length)

  it('all ask within three seconds, and no tenth of a second has more than twice its share of them', () => {
    vi.advanceTimersByTime(3000)
    expect(new Set(asked.map(({ browser }) => browser)).size).toBe(browsers)
    expect(Math.max(...crowds())).toBeLessThanOrEqual((2 * browsers) / 30)
  })

  it('ask again after five to seven and a half seconds, and spread further', () => {
    vi.advanceTimersByTime(30_000)
    const times = [...Map.groupBy(asked, ({ browser }) => browser).values()].map((of) =>
      of.map(({ at }) => at),
    )
    const pauses = times.flatMap((of) => of.slice(1).map((at, index) => at - (of[index] ?? 0)))
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(5000)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(7500)
    expect(Math.max(...crowds())).toBeLessThanOrEqual((2 * browsers) / 30)
  })

  it('ask no more once they have left', () => {
    for (const end of ends) end()
    vi.advanceTimersByTime(30_000)
    expect(asked).toEqual([])
  })
})
