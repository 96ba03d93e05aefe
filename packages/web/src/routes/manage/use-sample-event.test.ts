import { createPromoCode } from '@foyer/contracts/promo-code/promo-code-endpoints'
import { createQuestion } from '@foyer/contracts/question/question-endpoints'
import { createTicket } from '@foyer/contracts/ticket/ticket-endpoints'
import { expect, it } from 'vitest'
import { calls } from './use-sample-event.ts'

it.each([
  ['createTicket', createTicket],
  ['createQuestion', createQuestion],
  ['createPromoCode', createPromoCode],
] as const)('a sample event calls %s as the contract says', (name, { method, path }) => {
  expect(calls[name]).toEqual({ method, path })
})
