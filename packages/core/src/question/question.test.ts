import { questionBody } from '@foyer/contracts/question/question'
import { describe, expect, it } from 'vitest'
import { newId } from '../random-id.ts'
import { mintBareEvent, mintEventWithTicket } from '../testing/mint-event-with-ticket.ts'
import { asOrganizer } from '../testing/mint-owner.ts'
import { mintQuestion } from '../testing/mint-question.ts'
import { deleteTicket } from '../ticket/tickets.ts'
import { deleteQuestion, getQuestion, listQuestions, sortQuestions, updateQuestion } from './questions.ts'

const line = questionBody.parse({ title: 'Company', type: 'SINGLE_LINE', belongs_to: 'ORDER' })

describe('questions', () => {
  // Specification: 3.question-fields
  it('are created, changed, listed and deleted, their descriptions without anything harmful', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const params = { event_id }
    const meal = await mintQuestion(ctx, event_id, {
      type: 'RADIO',
      options: ['Meat', 'None'],
      description: '<p onclick="steal()">Which?</p>',
      ticket_ids: [ticket.id, ticket.id],
    })
    expect(meal).toMatchObject({ description: '<p>Which?</p>', ticket_ids: [ticket.id], sort_order: 1 })
    const company = await mintQuestion(asOrganizer(ctx), event_id)
    expect((await listQuestions(ctx, { params, query: { page: 1, per_page: 20 } })).data).toEqual([
      meal,
      company,
    ])
    const mealParams = { ...params, question_id: meal.id }
    const changed = await updateQuestion(ctx, { params: mealParams, body: { ...line, is_hidden: true } })
    expect(changed).toMatchObject({ ...line, id: meal.id, is_hidden: true, sort_order: 1 })
    expect(await getQuestion(ctx, { params: mealParams })).toEqual(changed)
    await deleteQuestion(ctx, { params: mealParams })
    expect((await listQuestions(ctx, { params, query: { page: 1, per_page: 20 } })).data).toEqual([company])
    await expect(getQuestion(ctx, { params: mealParams })).rejects.toMatchObject({
      code: 'question.not_found',
    })
  })

  it('are sorted as a whole list', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const params = { event_id }
    const [first, second] = [await mintQuestion(ctx, event_id), await mintQuestion(ctx, event_id)]
    const sorted = await sortQuestions(ctx, { params, body: { question_ids: [second.id, first.id] } })
    expect(sorted.map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await listQuestions(ctx, { params, query: { page: 1, per_page: 20 } })).data).toEqual(sorted)
    for (const question_ids of [[first.id], [first.id, first.id], [first.id, second.id, newId('question')]])
      await expect(sortQuestions(ctx, { params, body: { question_ids } })).rejects.toMatchObject({
        code: 'request.invalid',
      })
  })

  it('refuse tickets of other events, but keep those that were deleted since', async () => {
    const [mine, other] = await Promise.all([mintEventWithTicket(), mintEventWithTicket()])
    const foreign = mintQuestion(mine.ctx, mine.event_id, { ticket_ids: [other.ticket.id] })
    await expect(foreign).rejects.toMatchObject({ code: 'ticket.not_found' })
    const ticket_ids = [mine.ticket.id]
    const { id: question_id } = await mintQuestion(mine.ctx, mine.event_id, { ticket_ids })
    await deleteTicket(mine.ctx, { params: { event_id: mine.event_id, ticket_id: mine.ticket.id } })
    const params = { event_id: mine.event_id, question_id }
    expect(await updateQuestion(mine.ctx, { params, body: { ...line, ticket_ids } })).toMatchObject({
      ticket_ids,
    })
  })

  it('are at most 50', async () => {
    const { ctx, event_id } = await mintBareEvent()
    await Promise.all(Array.from({ length: 50 }, () => mintQuestion(ctx, event_id)))
    await expect(mintQuestion(ctx, event_id)).rejects.toMatchObject({ code: 'question.limit_reached' })
  })

  it('that every checkout asks cannot be edited', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const params = { event_id, question_id: 'default-first-name' }
    const refusal = { code: 'question.default_locked', status: 409 }
    await expect(updateQuestion(ctx, { params, body: line })).rejects.toMatchObject(refusal)
    await expect(deleteQuestion(ctx, { params })).rejects.toMatchObject(refusal)
  })
})
