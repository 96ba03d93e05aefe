import { expect, test } from 'vitest'
import { formatDuration } from './duration.ts'

test.each([
  ['en', 15, '15 minutes'],
  ['en', 2880, '48 hours'],
  ['de', 10_080, '7 Tage'],
])('formatDuration works in %s for %d minutes', (locale, minutes, expected) => {
  expect(formatDuration(locale, minutes)).toBe(expected)
})
