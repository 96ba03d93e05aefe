import { chargeLimits } from '@foyer/contracts/charge-limits'
import type { ErrorCode } from '@foyer/contracts/error-code'
import { errors } from '@foyer/contracts/error-table'
import type { PublicOrder } from '@foyer/contracts/order/order'
import type { PaymentIntent } from '@foyer/contracts/payment/payment'
import type { PublicQuestion } from '@foyer/contracts/question/question'
import { confirmInBrowser } from '@foyer/core/testing/pay'
import type { Context } from '@foyer/core/verb'
import { send } from './send.ts'

/** What a buyer does, at random or at an extreme. */
export interface WalkedOrder {
  event_id: string
  lines: { ticket_id: string; price_id: string; quantity: number; donation_amount?: number }[]
  promo_code?: string
  /** The name of the buyer and of every holder. */
  name: string
  answer: string
  questions: readonly PublicQuestion[]
  end: 'pay' | 'refund' | 'abandon' | 'leave'
}

/** How many orders ended where: the code that refused them, or how far they came. */
export type Ends = Map<string, number>

/**
 * Takes an order through the public API: reserve, details, payment, then paid, refunded or abandoned. Every refusal must
 * be a code of the contract with a sentence. Answers of 5xx are recorded in `faults`.
 */
export async function walkOrder(owner: Context, order: WalkedOrder, ends: Ends, faults: string[]) {
  const ask = async <Data>(ctx: Context | null, call: string, body?: object): Promise<Data> => {
    const answer = await send(ctx, call, body)
    const said = answer.status === 204 ? {} : await answer.json()
    if (answer.ok) return said.data
    const known = errors[said.code as ErrorCode]
    if (answer.status >= 500 || known?.[0] !== answer.status || !/^[A-Z].*[.]$/.test(said.message))
      faults.push(`${call}: ${answer.status} ${JSON.stringify(said)} to ${JSON.stringify(order.lines)}`)
    throw new Refused(String(said.code))
  }
  const end = await walk(owner, order, ask).catch((error) => {
    if (error instanceof Refused) return error.code
    throw error
  })
  ends.set(end, (ends.get(end) ?? 0) + 1)
}

class Refused extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

type Ask = <Data>(ctx: Context | null, call: string, body?: object) => Promise<Data>

async function walk(owner: Context, order: WalkedOrder, ask: Ask): Promise<string> {
  const { event_id, lines, promo_code } = order
  const held = await ask<PublicOrder>(null, `POST /public/events/${event_id}/orders`, { lines, promo_code })
  const path = `/public/orders/${held.short_id}`
  const named = await ask<PublicOrder>(null, `PUT ${path}`, detailsOf(held, order))
  if (named.status === 'COMPLETED') return 'free'
  const intent = await ask<PaymentIntent>(null, `POST ${path}/payment-intent`)
  if (order.end === 'leave') {
    await ask(null, `GET ${path}/payment-intent`)
    return 'left'
  }
  if (order.end === 'abandon') {
    await ask(null, `DELETE ${path}`)
    return 'abandoned'
  }
  if ((await confirmInBrowser(intent)) !== 200) return 'declined'
  const { outcome } = await ask<{ outcome: string }>(null, `GET ${path}/payment-intent`)
  if (order.end === 'pay') return outcome
  const { step } = chargeLimits(held.currency)
  const part = Math.ceil(held.total / 3 / step) * step
  const refund = `POST /events/${event_id}/orders/${held.short_id}/refund`
  await ask(owner, refund, { amount: part, notify_buyer: false })
  return 'refund requested'
}

function detailsOf({ attendees }: PublicOrder, { name, answer, questions }: WalkedOrder) {
  const person = { first_name: name, last_name: name, email: 'bea@example.com' }
  const answersTo = (target: PublicQuestion['belongs_to']) =>
    questions
      .filter(({ belongs_to }) => belongs_to === target)
      .map(({ id }) => ({ question_id: id, value: answer }))
  return {
    ...person,
    answers: answersTo('ORDER'),
    attendees: attendees.map(({ short_id }) => ({ short_id, ...person, answers: answersTo('ATTENDEE') })),
  }
}
