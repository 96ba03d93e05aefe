import { expect, it } from 'vitest'
import { waitInLine, waiting, waitingCost } from './waiting.ts'

it('a line of a million lets people in at its pace, within a tenth, and reserves what a new table writes at ease', () => {
  const waited = waitInLine()
  expect(waited.unevenness).toBeLessThan(0.1)
  expect(waited.busiest).toBeLessThan(190)
  expect(waited.admitted).toBeLessThan(waiting.visitors)
})

it('a line of a million costs no more than the visitors themselves, and nothing for what is written', () => {
  const rows = waitingCost(waitInLine())
  expect(rows.reduce((sum, [, dollars]) => sum + dollars, 0)).toBeLessThan(100)
  expect(rows.map(([what]) => what).join()).not.toMatch(/write/)
})
