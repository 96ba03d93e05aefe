import { randomUUID } from 'node:crypto'
import type { PublicOrder } from '@foyer/contracts/order/order'
import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import { callApi } from './call-api.ts'
import type { Refusal, Span, Taking } from './refused-wrongly.ts'

export interface Wish {
  event_id: string
  body: CreateOrderBody
  /** How many scarce units the order takes. */
  units: number
  /** Gives the tickets back instead of completing the order. */
  isLeaving: boolean
}

export type Purchase =
  | ({ kind: 'bought' | 'left' } & Taking)
  | ({ kind: 'refused'; code: string | undefined } & Refusal)

const person = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com', answers: [] }

/** Reserves what a buyer wants, and completes the free order or gives it back, through the API. */
export async function purchase({ event_id, body, units, isLeaving }: Wish): Promise<Purchase> {
  const headers = { 'idempotency-key': randomUUID() }
  const path = `/public/events/${event_id}/orders`
  const [reserved, span] = await timed(() => callApi({ method: 'POST', path, body, headers }))
  if (reserved.status !== 201) return { kind: 'refused', code: reserved.body.code, units, refused: span }
  const { short_id, attendees } = reserved.body.data as PublicOrder
  const order = `/public/orders/${short_id}`
  if (isLeaving) {
    const [left, givenBack] = await timed(() => callApi({ method: 'DELETE', path: order }))
    if (left.status !== 204) throw new Error(`A hold could not be given back: ${left.status}.`)
    return { kind: 'left', units, taken: span, givenBack }
  }
  const names = { ...person, attendees: attendees.map((each) => ({ short_id: each.short_id, ...person })) }
  const completed = await callApi({ method: 'PUT', path: order, body: names })
  const { status } = (completed.body.data ?? {}) as Partial<PublicOrder>
  if (status !== 'COMPLETED') throw new Error(`A hold could not be completed: ${completed.body.code}.`)
  return { kind: 'bought', units, taken: span }
}

/** An answer, and when it was asked for and came. */
export async function timed<Answer>(ask: () => Promise<Answer>): Promise<[Answer, Span]> {
  const from = performance.now()
  const answer = await ask()
  return [answer, { from, until: performance.now() }]
}
