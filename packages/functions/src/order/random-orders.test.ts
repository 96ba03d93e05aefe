import { chargeLimits, roundToStep, stripeUnits } from '@foyer/contracts/charge-limits'
import { currencyExponent } from '@foyer/contracts/currency-exponent'
import { currencies } from '@foyer/contracts/money'
import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import type { PublicQuestion } from '@foyer/contracts/question/question'
import { taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { updateEventStatus } from '@foyer/core/event/update-event'
import { createPromoCode } from '@foyer/core/promo-code/promo-codes'
import { createTaxOrFee } from '@foyer/core/tax-or-fee/taxes-and-fees'
import { mintEvent, mintOrganizer } from '@foyer/core/testing/mint-event'
import { connectAccount } from '@foyer/core/testing/mint-live-event'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { mintQuestion } from '@foyer/core/testing/mint-question'
import { mintTicket } from '@foyer/core/testing/mint-ticket'
import type { Context } from '@foyer/core/verb'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Ends, type WalkedOrder, walkOrder } from '../testing/order-walk.ts'

/** The same orders in every run, so that a failure can be reproduced. */
const seed = 20_261_122
/** `pnpm proofs` sends 300, and 50 of each other kind. */
const many = Number(process.env.RANDOM_ORDERS ?? 48)
const some = Math.ceil(many / 6)
/** They take most of a minute of CPU time, and longer on a busy machine. */
const timeout = 900_000
const ends = ['leave', 'leave', 'abandon', 'pay', 'refund'] as const

let state = seed
function below(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * limit)
}
const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value

/** One currency of each kind that Stripe charges: by decimals, Stripe's unit, step and maximum. */
const kinds = new Map(
  currencies.map((currency) => {
    const { step, maximum } = chargeLimits(currency)
    return [[currencyExponent(currency), stripeUnits(currency), step, maximum].join(), currency]
  }),
)

let owner: Context
let organizer_id: string
let tax_and_fee_ids: string[]
const faults: string[] = []

beforeAll(async () => {
  owner = (await mintOwner()).ctx
  await connectAccount(owner)
  organizer_id = (await mintOrganizer(owner)).id
  const params = { account_id: accountOf(owner) }
  const bodies = [
    { name: 'Sales tax', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 8875 },
    { name: 'Service', type: 'FEE', calculation_type: 'PERCENTAGE', rate: 2525 },
    { name: 'Booking', type: 'FEE', calculation_type: 'FIXED', amount: 35 },
  ]
  const made = bodies.map((body) => createTaxOrFee(owner, { params, body: taxOrFeeBody.parse(body) }))
  tax_and_fee_ids = (await Promise.all(made)).map(({ id }) => id)
})

interface Sale {
  event_id: string
  currency: string
  tickets: Ticket[]
}

async function mintSale(currency: string, tickets: Parameters<typeof mintTicket>[2][]): Promise<Sale> {
  const { id: event_id } = await mintEvent(owner, { organizer_id, currency: currency as 'EUR' })
  const minted: Ticket[] = []
  for (const ticket of tickets) minted.push(await mintTicket(owner, event_id, ticket))
  await updateEventStatus(owner, { params: { event_id }, body: { status: 'LIVE' } })
  return { event_id, currency, tickets: minted }
}

/** Places orders of one kind, four at a time, and returns how they ended. */
async function walk(orders: readonly WalkedOrder[]): Promise<Ends> {
  const seen: Ends = new Map()
  const waiting = [...orders]
  const worker = async () => {
    for (let order = waiting.shift(); order; order = waiting.shift())
      await walkOrder(owner, order, seen, faults)
  }
  await Promise.all(Array.from({ length: 4 }, worker))
  return seen
}

const usual = { name: 'Bea', answer: 'Yes', questions: [] }
const lineOf = ({ tickets }: Sale, ticket: number, quantity: number, price = 0) => ({
  ticket_id: tickets[ticket]?.id ?? '',
  price_id: tickets[ticket]?.prices[price]?.id ?? '',
  quantity,
})

/** Expects no 5xx, no refusal without a code and a sentence, and that most orders got as far as planned. */
function expectAnswers(seen: Ends, ...atLeast: string[]) {
  expect(faults).toEqual([])
  for (const end of atLeast) expect([end, (seen.get(end) ?? 0) > 0]).toEqual([end, true])
}

describe('the public API answers every order, without 5xx', () => {
  it(`${many} random ones in every kind of currency`, { timeout, tags: 'long' }, async () => {
    const sales: Sale[] = []
    for (const currency of kinds.values()) {
      const { minimum } = chargeLimits(currency)
      const price = (times: number) => ({ price: roundToStep(minimum * times, currency) })
      const sale = await mintSale(currency, [
        { type: 'PAID', prices: [price(1 + below(40))], tax_and_fee_ids },
        { type: 'PAID', prices: [price(0.1)], min_per_order: 10, max_per_order: 100 },
        { type: 'DONATION', prices: [{ price: 0 }] },
        { type: 'FREE' },
      ])
      const code = oneOf([
        { discount_type: 'PERCENTAGE', discount_amount: 99_500 },
        { discount_type: 'PERCENTAGE', discount_amount: 33_333, max_tickets_discounted: 1 },
        { discount_type: 'FIXED', discount_amount: roundToStep(minimum, currency) },
      ])
      const params = { event_id: sale.event_id }
      await createPromoCode(owner, { params, body: promoCodeBody.parse({ code: 'OFFER', ...code }) })
      sales.push(sale)
    }
    const orders = Array.from({ length: many }, (_, index): WalkedOrder => {
      const sale = sales[index % sales.length] as Sale
      const { minimum, maximum } = chargeLimits(sale.currency)
      const donation_amount = oneOf([0, 1, minimum - 1, minimum, minimum * 7, maximum, maximum + 1])
      const lines = [
        { ...lineOf(sale, 0, 1 + below(10)) },
        { ...lineOf(sale, 1, 5 + below(40)) },
        { ...lineOf(sale, 2, 1 + below(3)), donation_amount },
        { ...lineOf(sale, 3, 1 + below(3)) },
      ].filter((_line, at) => at === index % 4 || below(3) === 0)
      const promo = below(3) === 0 ? { promo_code: 'OFFER' } : {}
      return { ...usual, event_id: sale.event_id, lines, ...promo, end: oneOf(ends) }
    })
    const seen = await walk(orders)
    expectAnswers(seen, 'left', 'abandoned', 'SUCCEEDED', 'refund requested', 'order.total_too_low', 'free')
  })

  it(`${some} with the most lines`, { timeout }, async () => {
    const tiers = Array.from({ length: 50 }, (_, index) => ({ label: `Tier ${index}`, price: 1000 + index }))
    const sale = await mintSale('EUR', [{ type: 'TIERED', prices: tiers, max_per_order: 100 }])
    const orders = Array.from({ length: some }, (_, index) => {
      const lines = tiers
        .slice(0, Math.ceil(((1 + index) * tiers.length) / some))
        .map((_tier, price) => lineOf(sale, 0, 1 + below(2), price))
      return { ...usual, event_id: sale.event_id, lines, end: 'leave' as const }
    })
    expectAnswers(await walk(orders), 'left')
  })

  it.each([
    ['largest amounts', 'maximum', 'order.total_too_high'],
    ['smallest amounts', 'minimum', 'left'],
  ] as const)(`${some} with the %s`, { timeout }, async (_name, limit, end) => {
    const seen: Ends[] = []
    for (const currency of ['USD', 'KWD', 'ISK', 'IDR', 'JPY']) {
      const amount = Math.min(chargeLimits(currency)[limit], 9_999_999_999)
      const price = roundToStep(amount, currency)
      const sale = await mintSale(currency, [
        { type: 'PAID', prices: [{ price: Math.min(price, amount) }], max_per_order: 100 },
      ])
      const orders = Array.from({ length: Math.ceil(some / 5) }, (_, index) => ({
        ...usual,
        ...{ event_id: sale.event_id, lines: [lineOf(sale, 0, 1 + (index % 2) * below(99))] },
        end: index === 0 ? ('refund' as const) : ('leave' as const),
      }))
      seen.push(await walk(orders))
    }
    expectAnswers(new Map(seen.flatMap((one) => [...one])), end)
  })

  it.each([
    [
      'longest texts',
      2,
      'é'.repeat(50),
      ['𝒜'.repeat(250), 'x'.repeat(2000), 'é'.repeat(5000), 'x'.repeat(5001)],
    ],
    ['most questions', 50, 'Bea', ['Yes']],
  ] as const)(`${some} with the %s`, { timeout }, async (_name, count, name, answers) => {
    const sale = await mintSale('EUR', [{ type: 'PAID', prices: [{ price: 1000 }] }])
    const questions: PublicQuestion[] = []
    for (let index = 0; index < count; index += 1) {
      const belongs_to = index % 2 ? ('ATTENDEE' as const) : ('ORDER' as const)
      questions.push(
        await mintQuestion(owner, sale.event_id, {
          title: `Question ${index}`,
          type: 'MULTI_LINE',
          belongs_to,
        }),
      )
    }
    const orders = Array.from({ length: some }, (_, index) => ({
      ...{ event_id: sale.event_id, lines: [lineOf(sale, 0, 1 + (index % 10))], questions, name },
      answer: oneOf(answers),
      end: index % 10 === 0 ? ('pay' as const) : ('leave' as const),
    }))
    expectAnswers(await walk(orders), 'left')
  })
})
