import { describe, expect, test, vi } from 'vitest'
import { confirmInBrowser, control, startFixture } from '../stand-in-fixture.ts'

async function disputed(wish: object = {}) {
  const fixture = await startFixture()
  const { stripe, standIn, receiver } = fixture
  const intent = await stripe.paymentIntents.create({ amount: 2400, currency: 'eur' })
  await confirmInBrowser(standIn, { intent })
  const { id } = await control(standIn, `payment_intents/${intent.id}/dispute`, wish)
  const told = () =>
    receiver
      .types()
      .filter((type) => type.startsWith('charge.dispute'))
      .map((type) => type.slice('charge.dispute.'.length))
      .sort()
  return { ...fixture, intent, id, told, read: () => stripe.disputes.retrieve(id) }
}

describe('a dispute', () => {
  test('takes the money, is told, and refuses a refund', async () => {
    const { stripe, intent, read, told } = await disputed()
    const dispute = await read()
    expect(dispute).toMatchObject({
      amount: 2400,
      currency: 'eur',
      status: 'needs_response',
      reason: 'fraudulent',
      is_charge_refundable: false,
      payment_intent: intent.id,
      evidence_details: { has_evidence: false },
      balance_transactions: [{ amount: -2400, reporting_category: 'dispute' }],
    })
    expect((await stripe.charges.retrieve(String(dispute.charge))).disputed).toBe(true)
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
    await vi.waitFor(() => expect(told()).toEqual(['created', 'funds_withdrawn']))
  })

  test('that is answered and won gives the money back', async () => {
    const { stripe, standIn, id, read, told } = await disputed()
    expect((await stripe.disputes.update(id, { evidence: {}, submit: true })).status).toBe('under_review')
    await control(standIn, `disputes/${id}/close`, { outcome: 'won' })
    expect(await read()).toMatchObject({
      status: 'won',
      is_charge_refundable: true,
      balance_transactions: [{ amount: -2400 }, { amount: 2400 }],
    })
    await vi.waitFor(() =>
      expect(told()).toEqual(['closed', 'created', 'funds_reinstated', 'funds_withdrawn', 'updated']),
    )
    await expect(stripe.disputes.close(id)).rejects.toMatchObject({ code: 'dispute_already_closed' })
  })

  test('that is accepted is lost', async () => {
    const { stripe, id, told } = await disputed({ amount: 1000, reason: 'product_not_received' })
    expect(await stripe.disputes.close(id)).toMatchObject({ status: 'lost', amount: 1000 })
    await vi.waitFor(() => expect(told()).toEqual(['closed', 'created', 'funds_withdrawn']))
  })

  test('that is only an inquiry takes nothing and allows a refund', async () => {
    const { stripe, intent, standIn, id, read, told } = await disputed({ inquiry: true })
    expect(await read()).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] })
    expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ status: 'succeeded' })
    await control(standIn, `disputes/${id}/close`, { outcome: 'lost' })
    expect((await read()).status).toBe('warning_closed')
    await vi.waitFor(() => expect(told()).toEqual(['closed', 'created']))
  })

  test('opens by itself with Stripe’s test card for disputes', async () => {
    const { stripe } = await startFixture()
    const intent = await stripe.paymentIntents.create({
      amount: 2400,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_createDispute',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    })
    expect((await stripe.disputes.list({ payment_intent: intent.id })).data).toHaveLength(1)
  })
})
