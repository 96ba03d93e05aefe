import { mintEvent } from '../event/mint-event.ts'
import { mailsTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'
import { mintOrder } from '../order/mint-order.ts'
import { answerBank, cards, fillCard, pay, paymentOf } from '../payment/payment-form.ts'
import { chargesOf } from '../payment/stripe.ts'

const refusedByStripe = /402 .*\/stripe\/v1\/payment_intents\//

// Specification: 2.route-checkout-payment 2.screen-payment-result 4.payment-failed 8.payment-declined
test('a declined card says what to do, and paying with another makes one order and one charge', {
  tag: '@gate',
}, async ({ page, consoleWatch }) => {
  consoleWatch.expect(refusedByStripe)
  const event = await mintEvent({ tickets: [{ title: 'Standard', price: 2450 }] })
  const order = await mintOrder(event, { Standard: 2 })
  const buyer = mintPerson('Dana', 'Declined')
  await page.goto(order.step('details'))
  await giveDetails(page, buyer)
  const payment = await paymentOf(page, () =>
    page.getByRole('button', { name: 'Continue to payment' }).click(),
  )

  const form = await fillCard(page, cards.declined)
  await pay(page, '€49.00')
  await expect(form.getByText('Your card was declined.')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('You were not charged and your tickets are still held.')

  await fillCard(page, cards.good)
  await pay(page, '€49.00')
  await expectTicketsReady(page)

  const charges = await chargesOf(payment)
  expect(charges.filter(({ paid }) => paid)).toMatchObject([{ amount: 4900, currency: 'eur' }])
  const orders = await event.organizer.api.get<{ display_status: string }[]>(`/events/${event.id}/orders`)
  expect(orders).toMatchObject([{ display_status: 'COMPLETED', total: 4900, ticket_count: 2 }])
  await mailsTo(buyer.email, order.reference, 1)
  // An email about the decline would come ten minutes after it, and the order is paid.
  await mailsTo(buyer.email, '', 1)
})

// Specification: 2.route-checkout-return 2.screen-payment-result
test('the bank’s authentication happens on the page: refused first, then paid', { tag: '@gate' }, async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(refusedByStripe)
  const event = await mintEvent({ tickets: [{ title: 'Standard', price: 2450 }] })
  const order = await mintOrder(event, { Standard: 1 })
  await page.goto(order.step('details'))
  await giveDetails(page, mintPerson('Theo', 'Threedee'))
  const payment = await paymentOf(page, () =>
    page.getByRole('button', { name: 'Continue to payment' }).click(),
  )

  await fillCard(page, cards.asksTheBank)
  await pay(page, '€24.50')
  await answerBank(page, 'Fail')
  await expect(page.getByRole('alert')).toContainText('You were not charged')

  await fillCard(page, cards.asksTheBank)
  await pay(page, '€24.50')
  await answerBank(page, 'Complete')
  await expectTicketsReady(page)
  expect((await chargesOf(payment)).filter(({ paid }) => paid)).toMatchObject([{ amount: 2450 }])
})
