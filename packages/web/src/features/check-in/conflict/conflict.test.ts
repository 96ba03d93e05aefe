import { expect, it } from 'vitest'
import type { Verdict } from '../verdict.ts'
import { isConflict } from './conflict.ts'

const ada = { name: 'Ada Lovelace', ticket: 'Standing' }
const admitted: Verdict = { kind: 'admitted', holder: ada, attendeeReference: 'ada' }
const already: Verdict = { kind: 'already', holder: ada, at: '2027-06-05T18:00:00.000Z' }
const refused: Verdict = {
  kind: 'refused',
  holder: ada,
  refusal: { status: 409, code: 'attendee.cancelled', message: '' },
}
const provisional: Verdict = { kind: 'provisional', holder: ada }

it.each([
  ['let in', provisional],
  ['not on the list', { kind: 'unlisted' } as const],
  ['nothing, because the page died', null],
])('told %s: a conflict with every refusal, and with no admission', (_name, told) => {
  expect(isConflict(told, admitted)).toBe(false)
  for (const answer of [already, refused, { kind: 'unknown' } as const])
    expect(isConflict(told, answer)).toBe(true)
})

it.each([
  ['already scanned', already],
  ['cancelled', refused],
])('told %s: a conflict with an admission, and with no refusal', (_name, told) => {
  expect(isConflict(told, admitted)).toBe(true)
  for (const answer of [already, refused]) expect(isConflict(told, answer)).toBe(false)
})
