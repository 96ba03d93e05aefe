import { chargeLimits } from '@foyer/contracts/charge-limits'
import { stripe } from '@foyer/core/stripe/stripe'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { mintPaidEvent } from '@foyer/core/testing/mint-paid-event'
import { expect, it, vi } from 'vitest'
import { refusal, refusedAs } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

it('a payment is refused before the buyer is named, and says that this is why', async () => {
  for (const { ticket } of [await mintEventWithTicket(), await mintPaidEvent()]) {
    const { short_id } = await reserve(ticket)
    expect(await refusal(null, `POST /public/orders/${short_id}/payment-intent`)).toEqual([
      409,
      'order.buyer_not_named',
      'The buyer has not entered their details yet.',
    ])
  }
})

it('a payment to an account that disconnected Foyer is refused with what the buyer can do', async () => {
  const { ticket } = await mintPaidEvent()
  const { short_id } = await nameBuyer(await reserve(ticket))
  const { paymentIntents } = await stripe()
  const disconnected = { type: 'StripePermissionError', code: 'account_invalid' }
  vi.spyOn(paymentIntents, 'create').mockRejectedValueOnce(
    Object.assign(new Error('no access'), disconnected),
  )
  expect(await refusal(null, `POST /public/orders/${short_id}/payment-intent`)).toEqual([
    409,
    'payment.not_available',
    'This event cannot take payments right now. Contact the organizer.',
  ])
})

it.each(['KWD', 'ISK', 'UGX'] as const)(
  'what is reserved in %s, for which Stripe names no minimum, is not refused as too little when it is paid (F27)',
  async (currency) => {
    const prices = [{ price: chargeLimits(currency).minimum }]
    const { tickets } = await mintLiveEvent([{ type: 'PAID', prices }], { currency })
    const [ticket] = tickets
    if (!ticket) throw new Error('no ticket')
    const { short_id } = await nameBuyer(await reserve(ticket))
    expect((await send(null, `POST /public/orders/${short_id}/payment-intent`)).status).toBe(200)
  },
)

it('an amount that Stripe refuses for the account’s own currency is refused with a sentence (F27)', async () => {
  const { ticket } = await mintPaidEvent()
  const { short_id } = await nameBuyer(await reserve(ticket))
  const { paymentIntents } = await stripe()
  // The stand-in does not convert a minimum that Stripe names, as Stripe does for an account in another currency.
  const tooSmall = { type: 'StripeInvalidRequestError', code: 'amount_too_small' }
  vi.spyOn(paymentIntents, 'create').mockRejectedValueOnce(Object.assign(new Error('too small'), tooSmall))
  expect(await refusal(null, `POST /public/orders/${short_id}/payment-intent`)).toEqual(
    refusedAs('payment.amount_refused'),
  )
})

// Specification: 8.payment-declined
it('a payment that cannot be processed says what to do next, and that nothing is charged twice (specification §8)', async () => {
  const { ticket } = await mintPaidEvent()
  const { short_id } = await nameBuyer(await reserve(ticket))
  const { paymentIntents } = await stripe()
  // The error of Stripe's library without an answer. The stand-in always answers.
  const silence = Object.assign(new Error('no answer'), { type: 'StripeConnectionError' })
  vi.spyOn(paymentIntents, 'create').mockRejectedValueOnce(silence)
  expect(await refusal(null, `POST /public/orders/${short_id}/payment-intent`)).toEqual([
    503,
    'payment.unavailable',
    'The payment service is not answering. Wait a minute, then try again. Nothing is charged or refunded twice.',
  ])
})

it('a real order is not paid as a test, and says that this is why', async () => {
  const { named } = await mintPaidEvent()
  const call = `POST /public/orders/${await named()}/test-payment`
  expect(await refusal(null, call, {})).toEqual(refusedAs('payment.not_available'))
})
