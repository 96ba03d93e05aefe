import type { LedgerLine } from '@foyer/contracts/ledger/ledger'
import { createManualOrderBody } from '@foyer/contracts/order/order-bodies'
import { describe, expect, it } from 'vitest'
import { createManualOrder } from '../order/create-manual-order.ts'
import { driftOf } from '../repair/rebuild-ledger.ts'
import { settleRefund } from '../settlement/settle-refund.ts'
import { LedgerOrderEntity } from '../store/ledger/ledger-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { type StripeDispute, stripe } from '../stripe/stripe.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { controlStripe } from '../testing/control-stripe.ts'
import { mintHouse, orderOf, pair } from '../testing/import-house.ts'
import { accountOf } from '../testing/mint-owner.ts'
import { mintTaxedEvent, refundAndBook, type TaxedEvent } from '../testing/mint-taxed-event.ts'
import { cards, payInBrowser } from '../testing/pay.ts'
import { importFile } from '../testing/send-import.ts'
import { tellStripeEvent } from '../testing/tell-stripe-event.ts'
import { testContext } from '../testing/test-context.ts'
import { bookOrder } from './book-order.ts'
import { listLedger } from './ledger.ts'

const ctx = testContext()
const ever = { from: '2000-01-01T00:00:00.000Z', to: '2099-01-01T00:00:00.000Z', limit: 1000 }

async function linesOf({ ctx: owner, account_id }: TaxedEvent): Promise<LedgerLine[]> {
  return (await listLedger(owner, { params: { account_id }, query: ever })).data
}

const sum = (lines: readonly LedgerLine[], of: (line: LedgerLine) => number) =>
  lines.reduce((total, line) => total + of(line), 0)

describe('the ledger of an account', () => {
  it('has a sale with its taxes and fees by name and rate, and how Stripe booked it', async () => {
    const event = await mintTaxedEvent()
    const short_id = await event.sold(2)
    const { reference, payment_intent_id, completed_at } = await readOrder(short_id)
    const [line, ...others] = await linesOf(event)
    expect(others).toEqual([])
    expect(line).toMatchObject({
      ...{ kind: 'SALE', at: completed_at, paid_by: 'STRIPE', order_reference: reference },
      ...{ event_id: event.event_id, currency: 'EUR', gross: 4998, price: 4000, fee: 200, tax: 798 },
      net: 4200,
      charges: [
        { name: 'Service', type: 'FEE', rate: 5000, amount: 200, base: 4000 },
        { name: 'VAT', type: 'TAX', rate: 19_000, amount: 798, base: 4200 },
      ],
      stripe: { payment_intent_id, currency: 'EUR', amount: 4998, payout_id: null },
    })
    const { amount = 0, net, stripe_fee = 0, platform_fee = 0 } = line?.stripe ?? {}
    expect(net).toBe(amount - stripe_fee - platform_fee)
    expect(JSON.stringify(line)).not.toContain(short_id)
  })

  it('has nothing of orders that are held, free or unpaid, and a sale by hand without Stripe', async () => {
    const event = await mintTaxedEvent()
    const held = await nameBuyer(await reserve(event.ticket))
    await payInBrowser(held.short_id, cards.staysProcessing)
    await bookOrder(ctx, held.short_id)
    expect(await linesOf(event)).toEqual([])
    const [price] = event.ticket.prices
    const body = createManualOrderBody.parse({
      lines: [{ ticket_id: event.ticket.id, price_id: price?.id, quantity: 1 }],
      ...{ first_name: 'Bo', last_name: 'Byhand', email: 'bo@example.com' },
    })
    const params = { event_id: event.event_id }
    const { short_id } = await createManualOrder(event.ctx, { params, body })
    await bookOrder(ctx, short_id)
    expect(await linesOf(event)).toMatchObject([
      { kind: 'SALE', paid_by: 'OFFLINE', gross: 2499, stripe: null },
    ])
  })

  it('has nothing of orders of another system, which has that money in its own books', async () => {
    const { ctx: owner, event_id } = await mintHouse()
    const params = { account_id: accountOf(owner) }
    await importFile(owner, event_id, [...pair])
    const order = await orderOf(event_id, 'O-1')
    expect(order?.total).toBeGreaterThan(0)
    await bookOrder(ctx, order?.short_id ?? '')
    expect((await listLedger(owner, { params, query: ever })).data).toEqual([])
  })

  it('divides partial refunds so that with the last one nothing is left of any tax or fee', async () => {
    const event = await mintTaxedEvent()
    const short_id = await event.sold(3)
    for (const amount of [1000, 2333, 4164]) await refundAndBook(event.ctx, short_id, amount)
    const lines = await linesOf(event)
    expect(lines.map(({ kind, gross }) => [kind, gross])).toEqual([
      ['SALE', 7497],
      ['REFUND', -1000],
      ['REFUND', -2333],
      ['REFUND', -4164],
    ])
    for (const of of ['gross', 'net', 'price', 'fee', 'tax'] as const)
      expect(sum(lines, (line) => line[of])).toBe(0)
    for (const name of ['Service', 'VAT']) {
      const charges = lines.flatMap((line) => line.charges.filter((charge) => charge.name === name))
      expect(charges.reduce((total, { amount }) => total + amount, 0)).toBe(0)
      expect(charges.reduce((total, { base }) => total + base, 0)).toBe(0)
    }
    const { refunds } = await readOrder(short_id)
    expect(lines.slice(1).map(({ price, fee, tax }) => [price, fee, tax])).toEqual(
      refunds.map(({ price, fee, tax }) => [-price, -fee, -tax]),
    )
  })

  it('counts a currency without decimals in whole units', async () => {
    const event = await mintTaxedEvent('JPY')
    const short_id = await event.sold()
    await refundAndBook(event.ctx, short_id, 1001)
    const lines = await linesOf(event)
    expect(lines.map(({ currency, gross, stripe }) => [currency, gross, stripe?.amount])).toEqual([
      ['JPY', 2499, 2499],
      ['JPY', -1001, -1001],
    ])
    expect(sum(lines, ({ price, fee, tax }) => price + fee + tax)).toBe(1498)
  })

  it('has a line once, however often and at once it is booked', async () => {
    const event = await mintTaxedEvent()
    const short_id = await event.paid()
    expect(await driftOf([short_id])).toMatchObject([{ gross: 2499 }])
    await Promise.all(Array.from({ length: 8 }, () => bookOrder(ctx, short_id)))
    await bookOrder(ctx, short_id)
    expect(await linesOf(event)).toHaveLength(1)
    expect(await driftOf([short_id])).toEqual([])
  })

  it('gets what Stripe books later, and asks for it again', async () => {
    const event = await mintTaxedEvent()
    const control = `accounts/${event.stripe_account_id}/bookings`
    await controlStripe(control, { late: true })
    const short_id = await event.sold()
    expect(await linesOf(event)).toMatchObject([{ gross: 2499, stripe: null }])
    const { data: marker } = await LedgerOrderEntity.get({ booked_order_id: short_id }).go()
    expect(marker?.outbox).toMatchObject([{ name: 'ledgerDue', payload: { order_short_id: short_id } }])
    await controlStripe(control, { late: false })
    await bookOrder(ctx, short_id)
    expect(await linesOf(event)).toMatchObject([{ gross: 2499, stripe: { amount: 2499 } }])
    const { data: done } = await LedgerOrderEntity.get({ booked_order_id: short_id }).go()
    expect(done?.outbox).toBeUndefined()
  })

  it('has a refund that failed, and its return', async () => {
    const event = await mintTaxedEvent()
    const short_id = await event.sold()
    await refundAndBook(event.ctx, short_id, 1500)
    const [row] = (await readOrder(short_id)).refunds
    await controlStripe(`refunds/${row?.stripe_refund_id}/settle`, { outcome: 'failed' })
    const at = { stripeAccount: event.stripe_account_id }
    const failed = await (await stripe()).refunds.retrieve(row?.stripe_refund_id ?? '', {}, at)
    await settleRefund(ctx, short_id, failed)
    await bookOrder(ctx, short_id)
    const lines = await linesOf(event)
    expect(lines.map(({ kind, gross }) => [kind, gross])).toEqual([
      ['SALE', 2499],
      ['REFUND', -1500],
      ['REFUND_FAILED', 1500],
    ])
    expect(sum(lines, ({ tax }) => tax)).toBe(399)
    expect(lines[2]?.stripe).toMatchObject({ amount: 1500 })
  })

  it('has what a buyer’s bank took with the fee for it, and what came back after it was won', async () => {
    const event = await mintTaxedEvent()
    const short_id = await event.sold()
    const { payment_intent_id, stripe_account_id } = await readOrder(short_id)
    const dispute = await controlStripe<StripeDispute>(`payment_intents/${payment_intent_id}/dispute`, {})
    const tell = (type: string) =>
      tellStripeEvent({ event_type: `charge.dispute.${type}`, stripe_account_id, object_id: dispute.id })
    await tell('funds_withdrawn')
    expect(await linesOf(event)).toMatchObject([
      { kind: 'SALE' },
      { kind: 'DISPUTE', gross: -2499, tax: -399, stripe: { amount: -2499, stripe_fee: 1500, net: -3999 } },
    ])
    await controlStripe(`disputes/${dispute.id}/close`, { outcome: 'won' })
    await tell('closed')
    await tell('funds_reinstated')
    await tell('funds_reinstated')
    const lines = await linesOf(event)
    expect(lines.map(({ kind }) => kind).toSorted()).toEqual(['DISPUTE', 'DISPUTE_REVERSED', 'SALE'])
    expect(sum(lines, ({ gross }) => gross)).toBe(2499)
    expect(sum(lines, ({ tax }) => tax)).toBe(399)
  })
})
