import { expect, it } from 'vitest'
import { seededRandom } from '../testing/seeded-random.ts'
import { sampleFor } from './view-sample.ts'

it('counts every view of a day until there are 400, and then one in a number that doubles with them', () => {
  expect([0, 399, 400, 799, 800, 1600, 1_000_000].map(sampleFor)).toEqual([1, 1, 2, 2, 4, 8, 4096])
})

it('writes a few thousand times for a million views, and sums them up to within 8 %', () => {
  const random = seededRandom(7)
  const misses = Array.from({ length: 20 }, () => {
    let [views, writes] = [0, 0]
    for (let visitor = 0; visitor < 1_000_000; visitor += 1) {
      const sample = sampleFor(views)
      if (random.fraction() * sample >= 1) continue
      views += sample
      writes += 1
    }
    expect(writes).toBeLessThan(3000)
    return Math.abs(views / 1_000_000 - 1)
  })
  expect(misses.filter((miss) => miss > 0.08).length).toBeLessThanOrEqual(2)
})
