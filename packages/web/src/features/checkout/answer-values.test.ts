import { address } from '@foyer/contracts/question/answer'
import type { PublicQuestion } from '@foyer/contracts/question/question'
import { describe, expect, it } from 'vitest'
import { answerValues, givenAnswers } from '../../components/foyer/answer-field/answer-values.ts'
import { orderQuestions, ticketQuestions } from './asked-questions.ts'

function question(id: string, given: Partial<PublicQuestion> = {}): PublicQuestion {
  return {
    ...{ id, title: id, description: '', type: 'SINGLE_LINE', options: [], is_required: true },
    ...{ belongs_to: 'ORDER', ticket_ids: [] },
    ...given,
  }
}

describe('answers in the form', () => {
  it('start empty, or with an earlier answer that fits the question’s type', () => {
    const asked = [
      question('line'),
      question('several', { type: 'CHECKBOX' }),
      question('where', { type: 'ADDRESS' }),
      question('when', { type: 'DATE' }),
    ]
    const earlier = [
      { question_id: 'line', title: 'line', type: 'SINGLE_LINE' as const, value: 'Kontor' },
      { question_id: 'when', title: 'when', type: 'SINGLE_LINE' as const, value: 'in May' },
    ]
    expect(answerValues(asked, earlier)).toEqual({
      ...{ line: 'Kontor', several: [], when: '' },
      where: address.parse({}),
    })
  })

  it('are sent if they answer a current question', () => {
    const values = { line: 'x', gone: 'y', empty: '', several: [], where: address.parse({}) }
    const asked = ['line', 'empty', 'several', 'where', 'new'].map((id) => question(id))
    expect(givenAnswers(asked, values)).toEqual([{ question_id: 'line', value: 'x' }])
  })

  it('belong to the order, or to the holders of the tickets that the question concerns', () => {
    const ofHolder = question('meal', { belongs_to: 'ATTENDEE', ticket_ids: ['vip'] })
    const order = { questions: [question('company'), ofHolder] }
    expect(orderQuestions(order)).toEqual([order.questions[0]])
    expect(ticketQuestions(order, 'vip')).toEqual([ofHolder])
    expect(ticketQuestions(order, 'standard')).toEqual([])
  })
})
