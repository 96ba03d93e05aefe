import { idAlphabet, linkIdLength } from '@foyer/contracts/id'
import type { OrderAttendee } from '@foyer/contracts/order/order'
import type { PublicQuestion } from '@foyer/contracts/question/question'
import { describe, expect, it } from 'vitest'
import { type DetailsValues, detailsFormSchema } from './details-form-schema.ts'
import { detailsOf, toOrderDetails } from './details-values.ts'

const event = { terms_url: '', asked_names: 'BUYER' as const }
const bare = { accepted_terms: null, event }
const everybody = { ...event, asked_names: 'EVERYBODY' as const }
const unasked = { ...bare, questions: [], answers: [] }
const unnamed = { first_name: '', last_name: '', email: '' }
const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
const grace = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' }

function ticket(index: number, person = unnamed): OrderAttendee {
  const short_id = idAlphabet.charAt(index).repeat(linkIdLength)
  return {
    short_id,
    reference: 'A-2222222',
    ticket_id: 'tk_2222222222222222',
    ticket_title: 'Standard',
    price_label: '',
    answers: [],
    status: 'RESERVED',
    ...person,
  }
}

function ask(id: string, given: Partial<PublicQuestion> = {}): PublicQuestion {
  return {
    ...{ id, title: id, description: '', type: 'SINGLE_LINE', options: [], is_required: true },
    ...{ belongs_to: 'ATTENDEE', ticket_ids: [] },
    ...given,
  }
}

function refusedFields(order: Parameters<typeof detailsFormSchema>[0], values: DetailsValues): string[] {
  const { error } = detailsFormSchema(order).safeParse(values)
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

describe('details form', () => {
  it('starts with all tickets in the buyer’s name', () => {
    const { attendees } = detailsOf({ ...unasked, ...unnamed, attendees: [ticket(0), ticket(1)] })
    expect(attendees.map(({ is_buyer }) => is_buyer)).toEqual([true, true])
  })

  it('starts with only the first ticket in the buyer’s name if the event asks for everybody’s name', () => {
    const order = { ...unasked, ...unnamed, event: everybody, attendees: [ticket(0), ticket(1)] }
    expect(detailsOf(order).attendees.map(({ is_buyer }) => is_buyer)).toEqual([true, false])
  })

  it('asks only for the email address if the event asks for no names', () => {
    const order = { ...unasked, event: { ...event, asked_names: 'NONE' as const }, attendees: [ticket(0)] }
    const values = detailsOf({ ...order, ...unnamed })
    expect(refusedFields(order, values)).toEqual(['email'])
    const parsed = detailsFormSchema(order).parse({ ...values, email: ada.email })
    const mail = { first_name: '', last_name: '', email: ada.email, answers: [] }
    const attendees = [{ short_id: ticket(0).short_id, ...mail }]
    expect(toOrderDetails(parsed, order)).toEqual({ ...mail, attendees })
  })

  it('sends the ticket of a guest without an address to the buyer', () => {
    const order = { ...unasked, ...unnamed, attendees: [ticket(0)] }
    const values = detailsOf(order)
    const guest = { ...grace, email: '', is_buyer: false as const }
    const parsed = detailsFormSchema(order).parse({
      ...{ ...values, ...ada },
      attendees: values.attendees.map((attendee) => ({ ...attendee, ...guest })),
    })
    expect(toOrderDetails(parsed, order).attendees).toMatchObject([{ ...grace, email: ada.email }])
  })

  it('starts with what the server knows when the buyer returns', () => {
    const { attendees } = detailsOf({ ...unasked, ...ada, attendees: [ticket(0, grace), ticket(1, ada)] })
    expect(attendees).toMatchObject([
      { is_buyer: false, ...grace },
      { is_buyer: true, ...ada },
    ])
  })

  it('sends the buyer’s name for each ticket that is theirs, and not the form’s own fields', () => {
    const order = { ...unasked, ...ada, attendees: [ticket(0), ticket(1, grace)] }
    const parsed = detailsFormSchema(order).parse(detailsOf(order))
    expect(toOrderDetails(parsed, order)).toEqual({
      ...ada,
      answers: [],
      attendees: [
        { short_id: ticket(0).short_id, ...ada, answers: [] },
        { short_id: ticket(1).short_id, ...grace, answers: [] },
      ],
    })
  })

  it('requires consent to the organizer’s terms if there are any, and sends it only for the buyer', () => {
    const withTerms = { ...event, terms_url: 'https://hall.example/terms' }
    const order = { ...unasked, ...ada, event: withTerms, attendees: [ticket(0)] }
    expect(refusedFields(order, detailsOf(order))).toEqual(['is_terms_accepted'])
    const accepted_terms = { url: withTerms.terms_url, accepted_at: '2027-06-05T17:30:00.000Z' }
    const values = detailsFormSchema(order).parse(detailsOf({ ...order, accepted_terms }))
    const sent = toOrderDetails(values, order)
    expect(sent.is_terms_accepted).toBe(true)
    expect(sent.attendees).toEqual([{ short_id: ticket(0).short_id, ...ada, answers: [] }])
  })

  it('refuses a guest’s ticket without a name, at its field', () => {
    const order = { ...unasked, ...ada, attendees: [ticket(0, grace), ticket(1)] }
    const values = detailsOf(order)
    const unnamed = { ...values, attendees: values.attendees.map((one) => ({ ...one, is_buyer: false })) }
    expect(refusedFields(order, unnamed)).toEqual(['attendees.1.first_name'])
  })

  it('asks nothing of a ticket in the buyer’s name', () => {
    const order = { ...unasked, ...ada, attendees: [ticket(0)] }
    expect(refusedFields(order, detailsOf(order))).toEqual([])
  })

  it('refuses missing required answers, at the buyer and at each ticket that the question concerns', () => {
    const questions = [
      ask('company', { belongs_to: 'ORDER' }),
      ask('where', { belongs_to: 'ORDER', type: 'ADDRESS' }),
      ask('meal', { type: 'DROPDOWN', options: ['Soup'] }),
      ask('elsewhere', { ticket_ids: ['tk_3333333333333333'] }),
      ask('wish', { is_required: false }),
    ]
    const attendees = [ticket(0), ticket(1)]
    const order = { ...bare, ...ada, event: everybody, questions, answers: [], attendees }
    const values = detailsOf({ ...order, ...unnamed })
    const meals = values.attendees.map((attendee, index) => ({
      ...attendee,
      answers: { ...attendee.answers, meal: index === 0 ? 'Soup' : 'Steak' },
    }))
    const missing = ['first_name', 'email', 'answers.company']
    const address = ['address_line_1', 'city', 'country'].map((part) => `answers.where.${part}`)
    const person = ['attendees.1.first_name']
    expect(refusedFields(order, { ...values, attendees: meals }).toSorted()).toEqual(
      [...missing, ...address, ...person, 'attendees.1.answers.meal'].toSorted(),
    )
  })
})
