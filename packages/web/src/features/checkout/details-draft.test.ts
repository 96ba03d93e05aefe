import type { OrderAttendee } from '@foyer/contracts/order/order'
import { beforeEach, expect, it, vi } from 'vitest'
import { dropDraft, keepDraft, readDraft } from './details-draft.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
})

const unnamed = { first_name: '', last_name: '', email: '' }
const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
const grace = { first_name: 'Grace', last_name: 'Hopper', email: '' }

function ticket(short_id: string, ticket_id: string): OrderAttendee {
  const names = { reference: 'A-2222222', ticket_title: 'Standard', price_label: '', ...unnamed }
  return { short_id, ticket_id, ...names, answers: [], status: 'RESERVED' }
}

const company = {
  ...{ id: 'company', title: 'Company', description: '', type: 'SINGLE_LINE' as const, options: [] },
  ...{ is_required: false, belongs_to: 'ORDER' as const, ticket_ids: [] },
}

function order(attendees: OrderAttendee[], given = {}) {
  const event = { asked_names: 'BUYER' as const }
  const asked = { questions: [company], answers: [], accepted_terms: null }
  return { event_id: 'ev_1', ...unnamed, event, ...asked, attendees, ...given }
}

function typedInto(held: ReturnType<typeof order>) {
  const typed = readDraft(held)
  const [first, second] = typed.attendees
  if (!first || !second) throw new Error('two tickets are expected')
  const attendees = [first, { ...second, ...grace, is_buyer: false }]
  const values = { ...typed, ...ada, is_terms_accepted: true, answers: { company: 'Engines' }, attendees }
  keepDraft(held, values)
  return values
}

const held = order([ticket('a', 'tk_1'), ticket('b', 'tk_2')])

it('keeps what was typed for the order', () => {
  const values = typedInto(held)
  expect(readDraft(held)).toEqual(values)
})

it('carries what was typed over to a new hold: the buyer, the answers, and a guest on a ticket of the same kind', () => {
  typedInto(held)
  const renewed = order([ticket('c', 'tk_2'), ticket('d', 'tk_1'), ticket('e', 'tk_2')])
  expect(readDraft(renewed)).toMatchObject({
    ...ada,
    answers: { company: 'Engines' },
    attendees: [
      { short_id: 'c', ...grace, is_buyer: false },
      { short_id: 'd', is_buyer: true },
      { short_id: 'e', first_name: '', is_buyer: true },
    ],
  })
})

it('does not carry over that terms were accepted, because each order needs its own consent', () => {
  typedInto(held)
  expect(readDraft(order([ticket('c', 'tk_1')])).is_terms_accepted).toBe(false)
})

it('trusts the server if it already knows the order’s buyer', () => {
  typedInto(held)
  const known = { first_name: 'Bea', last_name: '', email: 'bea@example.com' }
  expect(readDraft(order([ticket('c', 'tk_1')], known))).toMatchObject(known)
})

it('drops answers to questions that are no longer asked', () => {
  typedInto(held)
  expect(readDraft(order(held.attendees, { questions: [] })).answers).toEqual({})
})

it('forgets the names once the order is placed', () => {
  typedInto(held)
  dropDraft('ev_1')
  expect(readDraft(held)).toMatchObject(unnamed)
})
