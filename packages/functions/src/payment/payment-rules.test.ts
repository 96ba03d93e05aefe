import { stripe } from '@foyer/core/payment/stripe'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { mintPaidEvent } from '@foyer/core/testing/mint-paid-event'
import { expect, it, vi } from 'vitest'
import { refusal } from '../testing/refusal.ts'

const notAvailable = [
  409,
  'payment.not_available',
  'This event cannot take payments right now. Contact the organizer.',
]

it('a payment is refused while there is nobody to pay, and where nothing is to be paid', async () => {
  const { ticket } = await mintEventWithTicket()
  const { short_id } = await reserve(ticket)
  expect(await refusal(null, `POST /public/orders/${short_id}/payment-intent`)).toEqual(notAvailable)
  const unnamed = await reserve((await mintPaidEvent()).ticket)
  expect(await refusal(null, `POST /public/orders/${unnamed.short_id}/payment-intent`)).toEqual(notAvailable)
})

it('a payment that cannot be processed says that nothing was charged (specification §8)', async () => {
  const { ticket } = await mintPaidEvent()
  const { short_id } = await nameBuyer(await reserve(ticket))
  const { paymentIntents } = await stripe()
  // What Stripe's library throws when nobody answers; the stand-in always does.
  const silence = Object.assign(new Error('no answer'), { type: 'StripeConnectionError' })
  vi.spyOn(paymentIntents, 'create').mockRejectedValueOnce(silence)
  expect(await refusal(null, `POST /public/orders/${short_id}/payment-intent`)).toEqual([
    503,
    'payment.unavailable',
    'The payment service did not answer. Your card was not charged; try again.',
  ])
})
