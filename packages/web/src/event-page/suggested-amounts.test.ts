import { isInSteps } from '@foyer/contracts/charge-limits'
import { currencies } from '@foyer/contracts/money'
import { expect, it } from 'vitest'
import { suggestedAmounts } from './suggested-amounts.ts'

it.each([
  ['EUR', 0, [500, 1000, 2000]],
  ['EUR', 500, [500, 1000, 2000]],
  ['EUR', 700, [700, 2000, 5000]],
  ['JPY', 0, [500, 1000, 2000]],
  ['JPY', 1200, [1200, 5000, 10_000]],
  ['KWD', 0, [2000, 5000, 10_000]],
])('three amounts in %s with a minimum of %i are %j', (currency, minimum, amounts) => {
  expect(suggestedAmounts(minimum, currency)).toEqual(amounts)
})

it.each(currencies)('amounts in %s rise, and can be charged', (currency) => {
  const amounts = suggestedAmounts(0, currency)
  expect(amounts).toHaveLength(3)
  expect(amounts.toSorted((one, other) => one - other)).toEqual(amounts)
  expect(amounts.every((amount) => isInSteps(amount, currency))).toBe(true)
})
