import { getAttendee, updateAttendee } from '@foyer/contracts/attendee/attendee-endpoints'
import { getEvent } from '@foyer/contracts/event/event-endpoints'
import { listOrders } from '@foyer/contracts/order/order-endpoints'
import { createTicket, listTickets } from '@foyer/contracts/ticket/ticket-endpoints'
import { screen } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { call } from '../lib/api/call.ts'
import { answer, forgetAnswers, hold, lose, refuse, unlessFault } from './answers.ts'
import { eventScreen, openScreen } from './open-screen.ts'
import { sampleId, sampleLinkId } from './sample.ts'

const params = { event_id: sampleId('event') }
const attendee = { ...params, attendee_short_id: sampleLinkId() }
// These tests cause faults.
afterEach(forgetAnswers)

test('an answer that breaks the contract can be neither compiled nor written', () => {
  // @ts-expect-error The contract has no such field.
  expect(() => answer(getEvent, { headline: 'Harbour lights' })).toThrow(
    'The contract has no “headline” in “data”.',
  )
  // @ts-expect-error A title is a text.
  expect(() => answer(getEvent, { title: 7 })).toThrow('expected string')
  expect(() => answer(getEvent, { start_date: 'tomorrow' })).toThrow('Enter a date')
  // @ts-expect-error The rows of a list have the contract's fields too.
  expect(() => answer(listOrders, [{ state: 'PAID' }])).toThrow('The contract has no “state”')
})

test('an answer that a function makes and that breaks the contract fails the test', async () => {
  answer(getEvent, () => ({ start_date: 'tomorrow' }))
  openScreen(eventScreen('tickets'))
  await expect(screen.findByText('Harbour lights')).rejects.toThrow(
    /getEvent breaks its contract.*Enter a date/s,
  )
})

test('a request that breaks the contract fails the test', async () => {
  answer(updateAttendee)
  const body = { first_name: 'Ada', last_name: '', email: 'nowhere' }
  const sent = call(updateAttendee, { params: attendee, body })
  await expect(unlessFault(sent)).rejects.toThrow('updateAttendee breaks its contract')
  await expect(sent).rejects.toThrow('could not be reached')
})

test('a change that the test has no answer for fails it, and so does an address that is no endpoint’s', async () => {
  const body = { title: 'Deck', type: 'FREE' as const, prices: [{}] }
  const sent = call(createTicket, { params, body }).catch(() => undefined)
  const answerless = `The test has no answer to POST /api/events/${params.event_id}/tickets.`
  await expect(unlessFault(sent.then(() => new Promise(() => {})))).rejects.toThrow(answerless)
  forgetAnswers()
  const other = fetch('/api/nowhere').catch(() => undefined)
  await expect(unlessFault(other.then(() => new Promise(() => {})))).rejects.toThrow('GET /api/nowhere')
})

test('an endpoint refuses only with what it declares, and with the details of that code', () => {
  expect(() => refuse(getAttendee, 'order.sold_out')).toThrow(
    'getAttendee never refuses with order.sold_out.',
  )
  // @ts-expect-error These are not the details of that code.
  expect(() => refuse(createTicket, 'ticket.paid_needs_stripe', { details: { seats: 4 } })).toThrow()
})

test('a list answers the page that was asked for, of rows that have ids of their own', async () => {
  answer(listOrders, [{ first_name: 'Ada' }, { first_name: 'Bea' }, { first_name: 'Cleo' }])
  const { data, meta } = await call(listOrders, { params, query: { page: 2, per_page: 2 } })
  expect(data.map(({ short_id, first_name }) => [short_id, first_name])).toEqual([[sampleLinkId(2), 'Cleo']])
  expect(meta).toMatchObject({ page: 2, total: 3, last_page: 2 })
})

test('what was answered before comes once a held answer is let go, and a lost one never does', async () => {
  answer(listTickets, [{ title: 'Deck' }])
  const letGo = hold(listTickets)
  const waiting = call(listTickets, { params, query: {} })
  letGo()
  expect((await waiting).data.map(({ title }) => title)).toEqual(['Deck'])
  lose(listTickets)
  await expect(call(listTickets, { params, query: {} })).rejects.toMatchObject({
    code: 'network.unreachable',
  })
})

test('a screen is as wide as the test says', async () => {
  answer(listOrders, [{}])
  window.resizeTo(390, 844)
  openScreen(eventScreen('orders'))
  await screen.findByRole('link', { name: /Ada Lovelace/ })
  expect(screen.queryAllByRole('table').length).toBe(0)
  window.resizeTo(1280, 800)
  await screen.findByRole('table')
})
