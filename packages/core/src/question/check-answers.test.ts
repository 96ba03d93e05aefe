import { type AnswerValue, address } from '@foyer/contracts/question/answer'
import type { PublicQuestion, QuestionType } from '@foyer/contracts/question/question'
import { describe, expect, it } from 'vitest'
import { newId } from '../random-id.ts'
import { checkAnswers } from './check-order-answers.ts'

const home = address.parse({ address_line_1: 'Kai 1', city: 'Hamburg', country: 'DE' })

function ask(type: QuestionType, given: Partial<PublicQuestion> = {}): PublicQuestion {
  const options = ['CHECKBOX', 'RADIO', 'DROPDOWN'].includes(type) ? ['Red', 'Green'] : []
  return {
    id: newId('question'),
    title: `A ${type}`,
    description: '',
    type,
    options,
    is_required: true,
    belongs_to: 'ORDER',
    ticket_ids: [],
    ...given,
  }
}

/** What is refused of one question's answer, without the question's id. */
function refusals(question: PublicQuestion, value: AnswerValue): string[] {
  const { errors } = checkAnswers([question], [{ question_id: question.id, value }])
  return Object.keys(errors).map((field) => field.replace(question.id, '').replace('.', ''))
}

describe('checkAnswers', () => {
  it.each<[QuestionType, AnswerValue]>([
    ['SINGLE_LINE', 'Jazz & <b>Blues</b> 🎷'],
    ['MULTI_LINE', 'One\nTwo'],
    ['CHECKBOX', ['Green', 'Red']],
    ['RADIO', 'Red'],
    ['DROPDOWN', 'Green'],
    ['DATE', '2024-02-29'],
    ['ADDRESS', home],
  ])('keeps a fitting answer to a %s question with what was asked', (type, value) => {
    const question = ask(type)
    expect(checkAnswers([question], [{ question_id: question.id, value }])).toEqual({
      answers: [{ question_id: question.id, title: question.title, type, value }],
      errors: {},
      isIncomplete: false,
    })
  })

  it.each<[QuestionType, AnswerValue]>([
    ['SINGLE_LINE', 'x'.repeat(501)],
    ['SINGLE_LINE', ['Red']],
    ['SINGLE_LINE', 'Red\n=1+1'],
    ['MULTI_LINE', 'x'.repeat(5001)],
    ['MULTI_LINE', home],
    ['CHECKBOX', ['Blue']],
    ['CHECKBOX', ['Red', 'Red']],
    ['CHECKBOX', 'Red'],
    ['RADIO', 'red'],
    ['RADIO', ['Red']],
    ['DROPDOWN', 'Red,Green'],
    ['DATE', '2026-02-30'],
    ['DATE', '30.01.2026'],
    ['DATE', home],
    ['ADDRESS', 'Kai 1, Hamburg'],
  ])('refuses %s answered with %j at its question', (type, value) => {
    expect(refusals(ask(type), value)).toEqual([''])
  })

  it.each<[QuestionType, AnswerValue]>([
    ['SINGLE_LINE', ''],
    ['CHECKBOX', []],
    ['ADDRESS', address.parse({})],
  ])('treats an empty answer to a %s question as no answer', (type, value) => {
    const optional = ask(type, { is_required: false })
    const given = [{ question_id: optional.id, value }]
    expect(checkAnswers([optional], given)).toEqual({ answers: [], errors: {}, isIncomplete: false })
    expect(checkAnswers([{ ...optional, is_required: true }], given).isIncomplete).toBe(true)
  })

  it('refuses a missing required answer at its question, and for an address at its fields', () => {
    const [name, place, nickname] = [ask('SINGLE_LINE'), ask('ADDRESS'), ask('DATE', { is_required: false })]
    const { errors, isIncomplete } = checkAnswers([name, place, nickname], [])
    const fields = ['address_line_1', 'city', 'country'].map((part) => `${place.id}.${part}`)
    expect(Object.keys(errors)).toEqual([name.id, ...fields])
    expect(isIncomplete).toBe(true)
  })

  it('refuses half an address, even when none is required', () => {
    const place = ask('ADDRESS', { is_required: false })
    expect(refusals(place, { ...home, city: '' })).toEqual(['city'])
  })

  it('refuses answers to what is not asked, and two to one question', () => {
    const question = ask('SINGLE_LINE')
    const stranger = newId('question')
    const { errors } = checkAnswers(
      [question],
      [
        { question_id: question.id, value: 'a' },
        { question_id: question.id, value: 'b' },
        { question_id: stranger, value: 'c' },
      ],
    )
    expect(Object.keys(errors)).toEqual([question.id, stranger])
  })

  it('keeps answers in the order of the questions', () => {
    const [first, second] = [ask('SINGLE_LINE'), ask('RADIO')]
    const given = [
      { question_id: second.id, value: 'Red' },
      { question_id: first.id, value: 'x' },
    ]
    const { answers } = checkAnswers([first, second], given)
    expect(answers.map(({ question_id }) => question_id)).toEqual([first.id, second.id])
  })
})
