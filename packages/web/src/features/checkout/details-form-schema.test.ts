import { idAlphabet, linkIdLength } from '@foyer/contracts/id'
import type { OrderAttendee } from '@foyer/contracts/order/order'
import { describe, expect, it } from 'vitest'
import { detailsFormSchema, detailsOf, toOrderDetails } from './details-form-schema.ts'

const unasked = { questions: [], answers: [] }
const nobody = { first_name: '', last_name: '', email: '' }
const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
const grace = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' }

function ticket(index: number, person = nobody): OrderAttendee {
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

describe('details form', () => {
  it('starts with the first ticket in the buyer’s name', () => {
    const { attendees } = detailsOf({ ...unasked, ...nobody, attendees: [ticket(0), ticket(1)] })
    expect(attendees.map(({ is_buyer }) => is_buyer)).toEqual([true, false])
  })

  it('starts with what the server knows when the buyer comes back', () => {
    const { attendees } = detailsOf({ ...unasked, ...ada, attendees: [ticket(0, grace), ticket(1, ada)] })
    expect(attendees).toMatchObject([
      { is_buyer: false, ...grace },
      { is_buyer: true, ...ada },
    ])
  })

  it('sends the buyer’s name for each ticket that is theirs, and no marks', () => {
    const order = { ...unasked, ...ada, attendees: [ticket(0), ticket(1, grace)] }
    const parsed = detailsFormSchema.parse(detailsOf(order))
    expect(toOrderDetails(parsed, order)).toEqual({
      ...ada,
      answers: [],
      attendees: [
        { short_id: ticket(0).short_id, ...ada, answers: [] },
        { short_id: ticket(1).short_id, ...grace, answers: [] },
      ],
    })
  })

  it('refuses a ticket of somebody without a name, at its field', () => {
    const values = detailsOf({ ...unasked, ...ada, attendees: [ticket(0, grace), ticket(1)] })
    const unnamed = { ...values, attendees: values.attendees.map((one) => ({ ...one, is_buyer: false })) }
    const paths = detailsFormSchema.safeParse(unnamed).error?.issues.map(({ path }) => path.join('.'))
    expect(paths).toEqual(expect.arrayContaining(['attendees.1.first_name', 'attendees.1.email']))
  })

  it('asks nothing of a ticket in the buyer’s name', () => {
    expect(
      detailsFormSchema.safeParse(detailsOf({ ...unasked, ...ada, attendees: [ticket(0)] })).success,
    ).toBe(true)
  })
})
