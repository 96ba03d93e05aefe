import { reserve } from '@foyer/core/testing/buy'
import { mintBareEvent, mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { mintQuestion } from '@foyer/core/testing/mint-question'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { atFields, refusal, refusedAs } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

const question = { title: 'Company', type: 'SINGLE_LINE', belongs_to: 'ORDER' }

describe('a question (specification §5, §8)', () => {
  // Specification: 5.option-needed
  it('of a choice type is refused without an option', async () => {
    const { ctx, event_id } = await mintBareEvent()
    for (const type of ['CHECKBOX', 'RADIO', 'DROPDOWN'])
      expect(await refusal(ctx, `POST /events/${event_id}/questions`, { ...question, type })).toEqual(
        atFields({ options: 'A choice question needs at least one option.' }),
      )
  })

  it('takes an explanation of fewer than 50,000 characters', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const create = `POST /events/${event_id}/questions`
    const description = `<p>${'x'.repeat(49_992)}</p>`
    expect(await answered(ctx, create, { ...question, description })).toMatchObject({ description })
    expect(await refusal(ctx, create, { ...question, description: `${description}x` })).toEqual(
      atFields({ description: 'Use fewer than 50,000 characters.' }),
    )
  })

  it('that cannot be created or updated is refused at its fields', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const { id } = await mintQuestion(ctx, event_id)
    const body = { ...question, title: '' }
    for (const call of [`POST /events/${event_id}/questions`, `PUT /events/${event_id}/questions/${id}`])
      expect(await refusal(ctx, call, body)).toEqual(atFields({ title: 'Enter a title.' }))
    const unknown = `PUT /events/${event_id}/questions/qu_2222222222222222`
    expect(await refusal(ctx, unknown, question)).toMatchObject([404, 'question.not_found', {}])
  })

  // Specification: 3.question-defaults 5.default-questions 8.questions-locked
  it('that every checkout asks cannot be edited or deleted', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const refused = [409, 'question.default_locked', 'Default questions cannot be edited.']
    for (const id of ['default-first-name', 'default-last-name', 'default-email']) {
      expect(await refusal(ctx, `PUT /events/${event_id}/questions/${id}`, question)).toEqual(refused)
      expect(await refusal(ctx, `DELETE /events/${event_id}/questions/${id}`)).toEqual(refused)
    }
  })

  // Specification: 5.answers-required
  it('that is required cannot be left without an answer', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const ofOrder = await mintQuestion(ctx, event_id)
    const ofAttendee = await mintQuestion(ctx, event_id, { belongs_to: 'ATTENDEE' })
    const { short_id, attendees } = await reserve(ticket)
    const person = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com' }
    const holders = attendees.map((attendee) => ({ short_id: attendee.short_id, ...person }))
    const details = { ...person, attendees: holders }
    const answer = await send(null, `PUT /public/orders/${short_id}`, details)
    const sentence = ['Answer this question.']
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      {
        code: 'order.question_required',
        message: 'Required questions must be answered before checkout.',
        errors: { [`answers.${ofOrder.id}`]: sentence, [`attendees.0.answers.${ofAttendee.id}`]: sentence },
      },
    ])
  })

  // Specification: 6.hidden-questions
  it('that is hidden is for the organizer only', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const { id } = await mintQuestion(ctx, event_id, { is_hidden: true })
    expect(await answered(ctx, `GET /events/${event_id}/questions`)).toMatchObject([{ id, is_hidden: true }])
    const { short_id } = await reserve(ticket)
    expect(await answered(null, `GET /public/orders/${short_id}`)).toMatchObject({ questions: [] })
  })

  it('is refused after 50', { tags: 'long' }, async () => {
    const { ctx, event_id } = await mintBareEvent()
    await Promise.all(Array.from({ length: 50 }, () => mintQuestion(ctx, event_id)))
    const create = `POST /events/${event_id}/questions`
    expect(await refusal(ctx, create, question)).toEqual(refusedAs('question.limit_reached'))
  })

  // Specification: 5.sorting-questions 8.sorting-failed
  it('cannot be sorted without the others', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const [first] = [await mintQuestion(ctx, event_id), await mintQuestion(ctx, event_id)]
    expect(
      await refusal(ctx, `POST /events/${event_id}/questions/sort`, { question_ids: [first?.id] }),
    ).toEqual(atFields({ question_ids: 'Include every question of the event exactly once.' }))
  })
})
