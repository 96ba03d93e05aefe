import { randomUUID } from 'node:crypto'
import { newLinkId } from '@foyer/core/random-id'
import { guessesPerPair } from '@foyer/core/rate-limit/session-limits'
import { OrganizerEntity } from '@foyer/core/store/organizer/organizer-entity'
import { firstPriceOf } from '@foyer/core/testing/buy'
import { mintOrganizer } from '@foyer/core/testing/mint-event'
import { mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { expect, it, vi } from 'vitest'
import { refusal, refusalOf, refusedAs } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

it('too many attempts are refused for every limited action', async () => {
  const body = { email: `guessed-${newLinkId()}@example.com`, password: 'wrong horse' }
  for (let guess = 0; guess < guessesPerPair.most; guess += 1)
    expect(await refusal(null, 'POST /auth/login', body)).toEqual(refusedAs('session.wrong_credentials'))
  expect(await refusal(null, 'POST /auth/login', body)).toEqual(refusedAs('request.too_many'))
})

it('an Idempotency-Key gives the same answer again, and is refused for another request', async () => {
  const { event_id, ticket } = await mintEventWithTicket()
  const call = `POST /public/events/${event_id}/orders`
  const more = { 'idempotency-key': randomUUID() }
  const reserve = (quantity: number) => {
    const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity }]
    return send(null, call, { lines }, more)
  }
  const idOf = async (answer: Response) =>
    ((await answer.json()) as { data: { short_id: string } }).data.short_id
  expect(await idOf(await reserve(1))).toBe(await idOf(await reserve(1)))
  expect(await refusalOf(call, await reserve(2))).toEqual(refusedAs('request.idempotency_conflict'))
})

it('a write that always loses against others is answered with a request to try again', async () => {
  const { ctx } = await mintOwner()
  const {
    id,
    account_id: _account,
    slug: _slug,
    images: _images,
    event_count: _count,
    created_at: _at,
    ...body
  } = await mintOrganizer(ctx)
  const refused = Object.assign(new Error('The conditional request failed'), {
    name: 'ConditionalCheckFailedException',
  })
  const lost = { where: () => ({ go: () => Promise.reject(refused) }) }
  const put = vi.spyOn(OrganizerEntity, 'put').mockReturnValue(lost as never)
  expect(await refusal(ctx, `PUT /organizers/${id}`, body)).toEqual(refusedAs('server.busy'))
  put.mockRestore()
})
