import { expect, test } from 'vitest'
import { type CardInput, formatField, problemOf } from './card-input.ts'

const EMPTY: CardInput = { number: '', expiry: '', cvc: '' }
const AMEX: CardInput = { ...EMPTY, number: '3782 822463 10005' }

test.each([
  ['number', '4242424242424242999', '4242 4242 4242 4242', EMPTY],
  ['number', '378282246310005', '3782 822463 10005', EMPTY],
  ['number', '42 42a4', '4242 4', EMPTY],
  ['expiry', '1', '1', EMPTY],
  ['expiry', '3', '03', EMPTY],
  ['expiry', '1/', '01 / ', EMPTY],
  ['expiry', '1240', '12 / 40', EMPTY],
  ['expiry', '12/2040', '12 / 40', EMPTY],
  ['cvc', '12345', '1234', AMEX],
] as const)('%s typed as %s shows as "%s"', (field, typed, shown, input) => {
  expect(formatField(field, typed, input)).toBe(shown)
})

test.each([
  ['number', '', 'incomplete_number'],
  ['number', '4242 4242 4242 4241', 'invalid_number'],
  ['number', '4242 4242 4242 4242', undefined],
  ['expiry', '13 / 40', 'invalid_expiry_month'],
  ['expiry', '10 / 26', 'invalid_expiry_year_past'],
  ['expiry', '11 / 26', undefined],
  ['cvc', '12', 'incomplete_cvc'],
  ['cvc', '123', undefined],
] as const)('%s "%s" has the problem %s', (field, typed, code) => {
  expect(problemOf(field, { ...EMPTY, [field]: typed }, new Date('2026-11-21'))?.code).toBe(code)
})
