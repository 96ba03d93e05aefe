import { describe, expect, it } from 'vitest'
import { bookPayouts } from '../repair/rebuild-ledger.ts'
import { dayInZone } from '../store/statistics/order-counts.ts'
import { stripe } from '../stripe/stripe.ts'
import { controlStripe } from '../testing/control-stripe.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { mintTaxedEvent, refundAndBook, type TaxedEvent } from '../testing/mint-taxed-event.ts'
import { tellStripeEvent } from '../testing/tell-stripe-event.ts'
import { testContext } from '../testing/test-context.ts'
import { bookOrder } from './book-order.ts'
import { getBooks, listLedger } from './ledger.ts'
import { payoutsOf } from './sum-lines.ts'

const ctx = testContext()
const ever = { from: '2000-01-01T00:00:00.000Z', to: '2099-01-01T00:00:00.000Z', limit: 1000 }
const month = dayInZone(new Date().toISOString(), 'Europe/Berlin').slice(0, 7)

const linesOf = async ({ ctx: owner, account_id }: TaxedEvent) =>
  (await listLedger(owner, { params: { account_id }, query: ever })).data
const payoutsIn = async ({ ctx: owner, account_id }: TaxedEvent) =>
  payoutsOf((await getBooks(owner, { params: { account_id }, query: { month } })).sums)

const payOut = ({ stripe_account_id }: TaxedEvent, wish: object = {}) =>
  controlStripe<{ id: string; amount: number }>(`accounts/${stripe_account_id}/payouts`, wish)
const tell = ({ stripe_account_id }: TaxedEvent, object_id: string, type = 'paid') =>
  tellStripeEvent({ event_type: `payout.${type}`, stripe_account_id, object_id })

describe('a payout', () => {
  it('ties to the cent to the lines that it holds', async () => {
    const event = await mintTaxedEvent()
    const short_id = await event.sold(2)
    await event.sold()
    await refundAndBook(event.ctx, short_id, 1000)
    const payout = await payOut(event)
    await tell(event, payout.id)
    const lines = await linesOf(event)
    const held = lines.filter(({ stripe }) => stripe?.payout_id === payout.id)
    expect(held.map(({ kind }) => kind).toSorted()).toEqual(['REFUND', 'SALE', 'SALE'])
    expect(held.reduce((total, { stripe }) => total + (stripe?.net ?? 0), 0)).toBe(payout.amount)
    expect(lines.filter(({ kind }) => kind === 'PAYOUT')).toMatchObject([
      { gross: -payout.amount, price: 0, tax: 0, event_id: null, order_reference: null },
    ])
    expect(await payoutsIn(event)).toMatchObject([
      {
        ...{ id: payout.id, amount: payout.amount, lines: 3 },
        ...{ net: payout.amount, others: 0, is_tied: true },
      },
    ])
  })

  it('is booked once, by events that repeat, come at once or before the sale is booked', async () => {
    const event = await mintTaxedEvent()
    const short_id = await event.paid()
    await event.sold()
    const payout = await payOut(event)
    await Promise.all(
      ['paid', 'reconciliation_completed', 'paid'].map((type) => tell(event, payout.id, type)),
    )
    await Promise.all([bookOrder(ctx, short_id), tell(event, payout.id)])
    const lines = await linesOf(event)
    expect(lines.filter(({ kind }) => kind === 'SALE')).toHaveLength(2)
    expect(await payoutsIn(event)).toMatchObject([{ lines: 2, net: payout.amount, others: 0, is_tied: true }])
  })

  it('counts a line once (negative control: twice without the condition of its link)', async () => {
    const event = await mintTaxedEvent()
    await event.sold()
    const payout = await payOut(event)
    await tell(event, payout.id)
    withoutGuard('payoutLink')
    await tell(event, payout.id)
    expect(await payoutsIn(event)).toMatchObject([{ lines: 2 }])
  })

  it('that holds a sale which is booked later is told so by that sale', async () => {
    const event = await mintTaxedEvent()
    await controlStripe(`accounts/${event.stripe_account_id}/bookings`, { late: true })
    const short_id = await event.sold()
    await controlStripe(`accounts/${event.stripe_account_id}/bookings`, { late: false })
    const payout = await payOut(event)
    await tell(event, payout.id)
    expect(await payoutsIn(event)).toMatchObject([{ lines: 0, net: 0, others: payout.amount }])
    await bookOrder(ctx, short_id)
    await bookOrder(ctx, short_id)
    expect(await payoutsIn(event)).toMatchObject([{ lines: 1, net: payout.amount, others: 0 }])
  })

  it('says what of it is not from Foyer, and believes no metadata', async () => {
    const event = await mintTaxedEvent()
    const short_id = await event.sold()
    const client = await stripe()
    const at = { stripeAccount: event.stripe_account_id }
    await client.paymentIntents.create(
      {
        ...{ amount: 5000, currency: 'eur', payment_method: 'pm_card_visa', confirm: true },
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { foyer_order: short_id, foyer_event: event.event_id },
      },
      at,
    )
    const payout = await payOut(event)
    await tell(event, payout.id)
    const [booked] = await payoutsIn(event)
    expect(booked).toMatchObject({ lines: 1, is_tied: true })
    expect(booked?.others).toBeGreaterThan(4000)
    expect((booked?.net ?? 0) + (booked?.others ?? 0)).toBe(payout.amount)
  })

  it('by hand is booked, and Stripe does not say what it holds', async () => {
    const event = await mintTaxedEvent()
    await event.sold()
    const payout = await payOut(event, { automatic: false, amount: 700 })
    await tell(event, payout.id)
    expect(await payoutsIn(event)).toMatchObject([{ amount: 700, lines: 0, others: null, is_tied: null }])
  })

  it('that the bank refuses comes back as a line of its own', async () => {
    const event = await mintTaxedEvent()
    await event.sold()
    const payout = await payOut(event)
    await controlStripe(`payouts/${payout.id}/fail`, {})
    await tell(event, payout.id, 'failed')
    await tell(event, payout.id)
    const moved = (await linesOf(event)).filter(({ kind }) => kind.startsWith('PAYOUT'))
    expect(moved.map(({ kind, gross }) => [kind, gross])).toEqual([
      ['PAYOUT', -payout.amount],
      ['PAYOUT_FAILED', payout.amount],
    ])
    const { account_id } = event
    const { sums } = await getBooks(event.ctx, { params: { account_id }, query: { month } })
    expect(sums.find(({ by }) => by === 'failed')).toMatchObject({ which: payout.id, gross: payout.amount })
  })

  it('of an account that Foyer does not know is not looked up, and changes nothing', async () => {
    const client = await stripe()
    const { id } = await client.accounts.create({ country: 'DE' })
    const told = tellStripeEvent({ event_type: 'payout.paid', stripe_account_id: id, object_id: 'po_none' })
    await expect(told).resolves.toBeUndefined()
  })

  it('of which no event told is found by asking Stripe', async () => {
    const event = await mintTaxedEvent()
    await event.sold()
    await payOut(event)
    expect(await bookPayouts(ctx, event.account_id, '2026-01-01T00:00:00.000Z')).toBe(1)
    expect(await payoutsIn(event)).toMatchObject([{ lines: 1, is_tied: true }])
  })
})
