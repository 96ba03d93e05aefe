import { expect, it } from 'vitest'
import { busiestSecond, costOf, limitsOf, opening, type Step } from './opening.ts'

const step = (given: Partial<Step>): Step => ({
  cpu_ms: 3.5,
  table_requests: 2,
  read_units: 1,
  write_units: 0,
  ...given,
})
const steps = {
  ...{
    page: step({}),
    view: step({}),
    reserve: step({ write_units: 8 }),
    complete: step({ write_units: 12 }),
  },
  refused: step({ read_units: 2 }),
}

it('names what breaks first: the writes of a new table, long before the API’s calls', () => {
  const limits = limitsOf(steps, { concurrency: 1000 })
  expect(limits[0]?.what).toMatch(/writes of a new table/)
  expect(limits[0]?.visitors).toBeCloseTo(200)
  expect(
    limits.find(({ what }) => what.includes('500 calls of the API at once, when sold out'))?.visitors,
  ).toBeCloseTo((500 - 13 * 0.02) / 0.02)
  expect(limits.map(({ visitors }) => visitors)).toEqual(
    limits.map(({ visitors }) => visitors).toSorted((a, b) => a - b),
  )
})

it('asks what is left once a second for each regional cache, however many visitors come, and reads a refusal’s item each time', () => {
  const { visitors, read_units, api_concurrency } = busiestSecond(steps)
  expect(visitors).toBe(5000)
  expect(api_concurrency).toBeCloseTo((5000 + 13) * 0.02)
  expect(read_units).toBeCloseTo(13 * 0.02 + 10_000 + 20.8)
})

it('costs more for each unit that a refusal takes', () => {
  const total = (of: typeof steps) => costOf(of).reduce((sum, [, dollars]) => sum + dollars, 0)
  const dearer = { ...steps, refused: step({ read_units: 102 }) }
  expect(total(dearer) - total(steps)).toBeCloseTo((opening.visitors - opening.orders) * 100 * (0.1525 / 1e6))
})
