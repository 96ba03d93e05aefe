import { newId } from '@foyer/core/random-id'
import { reserve } from '@foyer/core/testing/buy'
import { mintBareEvent, mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { describe, expect, it } from 'vitest'
import { atFields, refusal } from '../testing/refusal.ts'

const hall = { name: 'Hall', capacity: 100 }

describe('a capacity assignment (specification §5, §8)', () => {
  // Specification: 5.ticket-before-capacity 8.ticket-needed
  it('cannot be made before there is a ticket', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const body = { ...hall, ticket_ids: [newId('ticket')] }
    const refused = [409, 'ticket.required', 'A ticket must exist first. Create a ticket.']
    expect(await refusal(ctx, `POST /events/${event_id}/capacity-assignments`, body)).toEqual(refused)
  })

  // Specification: 5.ticket-chosen
  it('is refused without any ticket, and with one of another event', async () => {
    const { ctx, event_id } = await mintEventWithTicket()
    const create = (ticket_ids: string[]) =>
      refusal(ctx, `POST /events/${event_id}/capacity-assignments`, { ...hall, ticket_ids })
    expect(await create([])).toEqual(atFields({ ticket_ids: 'At least one ticket must be selected.' }))
    expect(await create([newId('ticket')])).toEqual(atFields({ ticket_ids: 'Choose tickets of this event.' }))
  })

  it('is refused a capacity below what is taken of it, and is not found in another event', async () => {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    await reserve(ticket, 2)
    const body = { ...hall, capacity: 1, ticket_ids: [ticket.id] }
    expect(await refusal(ctx, `POST /events/${event_id}/capacity-assignments`, body)).toEqual([
      409,
      'capacity_assignment.below_taken',
      { capacity: ['Enter 2 or more. That many are already taken.'] },
    ])
    const path = `/events/${event_id}/capacity-assignments/${newId('capacity_assignment')}`
    expect(await refusal(ctx, `PUT ${path}`, { ...body, capacity: 9 })).toEqual([
      404,
      'capacity_assignment.not_found',
      'This capacity assignment does not exist.',
    ])
  })
})
