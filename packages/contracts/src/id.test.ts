import { expect, it } from 'vitest'
import { instant, instantSentence } from './id.ts'

it.each([
  ['2027-03-01T19:00:00+01:00', '2027-03-01T18:00:00.000Z'],
  ['2027-03-01T19:00:00-05:30', '2027-03-02T00:30:00.000Z'],
  ['2027-03-01T19:00:00Z', '2027-03-01T19:00:00.000Z'],
  ['2027-03-01T19:00:00.123456+00:00', '2027-03-01T19:00:00.123Z'],
  ['2027-03-01T19:00:00.123456+0000', '2027-03-01T19:00:00.123Z'],
  ['2027-03-01T19:00:00-0530', '2027-03-02T00:30:00.000Z'],
])('an instant may be written with any offset: %s is %s', (given, kept) => {
  expect(instant.parse(given)).toBe(kept)
})

it.each([
  '2027-03-01',
  '2027-03-01T19:00:00',
  '2027-02-30T19:00:00Z',
  '2027-03-01 19:00',
  '2027-03-01T19:00:00+01',
  '0000-01-01T00:00:00+05:00',
  '9999-12-31T23:59:59-05:00',
  'tomorrow',
  '',
])('a text that is not an instant is refused with an example: %s', (given) => {
  const { error } = instant.safeParse(given)
  expect(error?.issues.map(({ message }) => message)).toEqual([instantSentence])
})
