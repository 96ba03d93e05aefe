import type { PublicOrder } from '@foyer/contracts/order/order'
import type { GivenAnswer } from '@foyer/contracts/question/answer'
import { questionBody } from '@foyer/contracts/question/question'
import { describe, expect, it } from 'vitest'
import { getAttendee } from '../attendee/attendee.ts'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { getOrder } from '../order/get-order.ts'
import { getPublicOrder } from '../order/get-public-order.ts'
import { giveOrderDetails } from '../order/give-order-details.ts'
import { newId } from '../random-id.ts'
import { reserve } from '../testing/buy.ts'
import { countRequests } from '../testing/count-requests.ts'
import { mintEventWithTicket } from '../testing/mint-event-with-ticket.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { mintQuestion } from '../testing/mint-question.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { later, testContext } from '../testing/test-context.ts'
import { countAnswers, listAnswers } from './list-answers.ts'
import { deleteQuestion, updateQuestion } from './questions.ts'

const bea = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com' }
const link = ({ short_id }: PublicOrder) => ({ params: { order_short_id: short_id } })

/** An event that asks orders for a company and each attendee for a meal. */
async function askingEvent() {
  const live = await mintEventWithTicket()
  const { ctx, event_id } = live
  const company = await mintQuestion(ctx, event_id)
  const meal = await mintQuestion(ctx, event_id, {
    title: 'Meal',
    type: 'DROPDOWN',
    options: ['Meat', 'None'],
    belongs_to: 'ATTENDEE',
  })
  return { ...live, company, meal }
}

function give(order: PublicOrder, answers: GivenAnswer[], ofAttendees: GivenAnswer[][] = []) {
  const attendees = order.attendees.map(({ short_id }, index) => ({
    ...{ short_id, ...bea },
    answers: ofAttendees[index] ?? [],
  }))
  return giveOrderDetails(testContext(), { ...link(order), body: { ...bea, answers, attendees } })
}

describe('a checkout with questions', () => {
  // Specification: 3.question-fields 6.hidden-questions
  it('shows what is asked: nothing hidden, nothing about other tickets, nothing once it is over', async () => {
    const { ctx, event_id, ticket, company, meal } = await askingEvent()
    const other = await mintTicket(ctx, event_id)
    await mintQuestion(ctx, event_id, { is_hidden: true })
    await mintQuestion(ctx, event_id, { ticket_ids: [other.id] })
    const order = await reserve(ticket)
    expect(order.questions.map(({ id }) => id)).toEqual([company.id, meal.id])
    expect(order.questions[0]).not.toHaveProperty('is_hidden')
    expect((await getPublicOrder(later(testContext(), 901), link(order))).questions).toEqual([])
  })

  // Specification: 3.order-people
  it('keeps the answers with the questions as they were', async () => {
    const { ctx, event_id, ticket, company, meal } = await askingEvent()
    const order = await reserve(ticket, 2)
    const [first, second] = ['Meat', 'None'].map((value) => [{ question_id: meal.id, value }])
    await give(order, [{ question_id: company.id, value: 'Kontor' }], [first ?? [], second ?? []])
    await activateAttendees(order.short_id)
    const body = questionBody.parse({ title: 'Firm', type: 'DATE', belongs_to: 'ATTENDEE' })
    await updateQuestion(ctx, { params: { event_id, question_id: company.id }, body })
    await deleteQuestion(ctx, { params: { event_id, question_id: meal.id } })

    const params = { event_id, order_short_id: order.short_id }
    const shown = await getOrder(ctx, { params })
    const kept = { question_id: meal.id, title: 'Meal', type: 'DROPDOWN' }
    expect(shown.answers).toEqual([
      { question_id: company.id, title: 'Company', type: 'SINGLE_LINE', value: 'Kontor' },
    ])
    expect(shown.attendees.map(({ answers }) => answers)).toEqual([
      [{ ...kept, value: 'Meat' }],
      [{ ...kept, value: 'None' }],
    ])
    const attendee_short_id = order.attendees[0]?.short_id ?? ''
    const attendee = await getAttendee(ctx, { params: { event_id, attendee_short_id } })
    expect(attendee.answers).toEqual([{ ...kept, value: 'Meat' }])
  })

  it('refuses to go on while a required answer is missing, at its field', async () => {
    const { ticket, company, meal } = await askingEvent()
    const order = await reserve(ticket, 2)
    const given = [{ question_id: meal.id, value: 'Meat' }]
    await expect(give(order, [], [given])).rejects.toMatchObject({
      code: 'order.question_required',
      status: 422,
      errors: {
        [`answers.${company.id}`]: [expect.any(String)],
        [`attendees.1.answers.${meal.id}`]: [expect.any(String)],
      },
    })
    expect((await getPublicOrder(testContext(), link(order))).status).toBe('RESERVED')
  })

  it('refuses answers that do not fit, and answers to questions that are not asked or concern other tickets', async () => {
    const { ticket, company, meal } = await askingEvent()
    const order = await reserve(ticket)
    const answered = { question_id: company.id, value: 'Kontor' }
    const fish = [{ question_id: meal.id, value: 'Fish' }]
    await expect(give(order, [answered], [fish])).rejects.toMatchObject({
      code: 'request.invalid',
      errors: { [`attendees.0.answers.${meal.id}`]: [expect.any(String)] },
    })
    const meat = { question_id: meal.id, value: 'Meat' }
    const stray = { question_id: newId('question'), value: 'x' }
    const misplaced = give(order, [answered, meat, stray], [[meat]])
    await expect(misplaced).rejects.toMatchObject({
      code: 'request.invalid',
      errors: {
        [`answers.${meal.id}`]: [expect.any(String)],
        [`answers.${stray.question_id}`]: [expect.any(String)],
      },
    })
  })

  it('asks nothing new about an order that is already complete', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const order = await give(await reserve(ticket), [])
    await mintQuestion(ctx, event_id)
    expect(await getPublicOrder(testContext(), link(order))).toMatchObject({
      status: 'COMPLETED',
      answers: [],
    })
  })
})

describe('the answers to a question', () => {
  it('are listed with who gave them, page by page', async () => {
    const { ctx, event_id, ticket, company, meal } = await askingEvent()
    const answered = [{ question_id: company.id, value: 'Kontor' }]
    const meat = [{ question_id: meal.id, value: 'Meat' }]
    for (const quantity of [1, 2]) {
      const order = await reserve(ticket, quantity)
      await give(order, answered, [meat, meat])
      await activateAttendees(order.short_id)
    }
    const listed = (question_id: string, query = {}) =>
      listAnswers(ctx, { params: { event_id, question_id }, query: { page: 1, per_page: 2, ...query } })

    const companies = await listed(company.id)
    expect(companies.meta).toMatchObject({ total: 2, last_page: 1 })
    expect(companies.data).toMatchObject([
      { attendee_short_id: null, email: bea.email, answer: { title: 'Company', value: 'Kontor' } },
      { attendee_short_id: null, answer: { value: 'Kontor' } },
    ])
    const meals = await listed(meal.id, { page: 2 })
    expect(meals.meta).toMatchObject({ total: 3, last_page: 2 })
    expect(meals.data).toMatchObject([{ answer: { value: 'Meat' }, attendee_reference: expect.any(String) }])
    expect((await listed(meal.id, { query: 'nobody' })).meta.total).toBe(0)
    await expect(listed(newId('question'))).rejects.toMatchObject({ code: 'question.not_found' })
  })

  it('are counted, option by option, those no longer offered last', async () => {
    const { ctx, event_id, ticket, company, meal } = await askingEvent()
    const counted = (question_id: string) => countAnswers(ctx, { params: { event_id, question_id } })
    expect(await counted(meal.id)).toEqual({
      answered: 0,
      options: ['Meat', 'None'].map((option) => ({ option, count: 0, is_offered: true })),
    })
    const order = await reserve(ticket, 3)
    const meals = ['Meat', 'None', 'Meat'].map((value) => [{ question_id: meal.id, value }])
    await give(order, [{ question_id: company.id, value: 'Kontor' }], meals)
    await activateAttendees(order.short_id)
    const body = questionBody.parse({
      ...{ title: 'Meal', type: 'RADIO', options: ['Fish', 'None'], belongs_to: 'ATTENDEE' },
    })
    await updateQuestion(ctx, { params: { event_id, question_id: meal.id }, body })

    const asked = countRequests()
    expect(await counted(meal.id)).toEqual({
      answered: 3,
      options: [
        { option: 'Fish', count: 0, is_offered: true },
        { option: 'None', count: 1, is_offered: true },
        { option: 'Meat', count: 2, is_offered: false },
      ],
    })
    asked.stop()
    // For any number of answers: the lists' rows, and one order for the text of each deleted option.
    expect(asked.sent).not.toContain('BatchGetItemCommand')
    expect(asked.sent.filter((name) => name === 'GetItemCommand').length).toBeLessThanOrEqual(4)
    expect(await counted(company.id)).toEqual({ answered: 1, options: [] })
    await expect(counted(newId('question'))).rejects.toMatchObject({ code: 'question.not_found' })
    const stranger = (await mintOwner()).ctx
    await expect(
      countAnswers(stranger, { params: { event_id, question_id: meal.id } }),
    ).rejects.toMatchObject({ code: 'event.not_found' })
  })

  it('are not listed while an order awaits its payment', async () => {
    const { ctx, event, tickets } = await mintLiveEvent([{ type: 'PAID', prices: [{ price: 1000 }] }])
    const { id: question_id } = await mintQuestion(ctx, event.id)
    for (const ticket of tickets) {
      const order = await give(await reserve(ticket), [{ question_id, value: 'Kontor' }])
      expect(order).toMatchObject({ payment_status: 'AWAITING_PAYMENT', answers: [{ value: 'Kontor' }] })
    }
    const params = { event_id: event.id, question_id }
    const { data } = await listAnswers(ctx, { params, query: { page: 1, per_page: 20 } })
    expect(data).toEqual([])
  })
})
