import { expect, it } from 'vitest'
import { splitDuration } from './split-duration.ts'

// Specification: 9.countdown
it.each([
  [0, [0, 0, 0, 0]],
  [59.2, [0, 0, 1, 0]],
  [3_600, [0, 1, 0, 0]],
  [93_784, [1, 2, 3, 4]],
  [-5, [0, 0, 0, 0]],
])('%s seconds are days, hours, minutes and seconds (specification §9)', (seconds, expected) => {
  const { days, hours, minutes, seconds: rest } = splitDuration(seconds)
  expect([days, hours, minutes, rest]).toEqual(expected)
})
