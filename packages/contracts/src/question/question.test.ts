import { describe, expect, it } from 'vitest'
import { concernsTicket } from './concerns-ticket.ts'
import { questionBody } from './question.ts'

const text = { title: 'Company', type: 'SINGLE_LINE', belongs_to: 'ORDER' } as const
const choice = { title: 'Meal', type: 'RADIO', belongs_to: 'ATTENDEE', options: ['Meat', 'None'] } as const

function refusals(body: unknown): string[] {
  return questionBody.safeParse(body).error?.issues.map(({ path }) => path.join('.')) ?? []
}

describe('a question', () => {
  // Specification: 3.question-fields
  it('is optional, shown and asked about all tickets unless said otherwise', () => {
    expect(questionBody.parse(text)).toEqual({
      ...text,
      ...{ description: '', options: [], is_required: false, is_hidden: false, ticket_ids: [] },
    })
  })

  // Specification: 3.question-types
  it.each(['CHECKBOX', 'RADIO', 'DROPDOWN'])('of the type %s needs at least one option', (type) => {
    expect(refusals({ ...choice, type })).toEqual([])
    expect(refusals({ ...choice, type, options: [] })).toEqual(['options'])
  })

  it('refuses repeated, empty and too many options, and options where nothing is chosen', () => {
    expect(refusals({ ...choice, options: ['Meat', 'None', ' Meat '] })).toEqual(['options.2'])
    expect(refusals({ ...choice, options: [' '] })).toEqual(['options.0'])
    const many = Array.from({ length: 101 }, (_, index) => `Option ${index}`)
    expect(refusals({ ...choice, options: many })).toEqual(['options'])
    expect(refusals({ ...text, options: ['Meat'] })).toEqual(['options'])
  })

  it('refuses a missing title, and a type or target that does not exist', () => {
    expect(refusals({ ...text, title: ' ' })).toEqual(['title'])
    expect(refusals({ ...text, type: 'FILE', belongs_to: 'EVENT' })).toEqual(['type', 'belongs_to'])
  })

  it('concerns all tickets, or those that it names', () => {
    expect(concernsTicket({ ticket_ids: [] }, 'tk_a')).toBe(true)
    expect(concernsTicket({ ticket_ids: ['tk_a'] }, 'tk_a')).toBe(true)
    expect(concernsTicket({ ticket_ids: ['tk_a'] }, 'tk_b')).toBe(false)
  })
})
