import { chooseInSheet } from '../browser/choose-action.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'
import { mintOrder } from '../order/mint-order.ts'
import { cards, fillCard, pay } from '../payment/payment-form.ts'

// Specification: 2.route-event-orders 2.screen-order-detail
test('an order tells what happened to it: bought, paid, refunded, cancelled, with every email', {
  tag: '@gate',
}, async ({ page, signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Standard', price: 2450 }] })
  const order = await mintOrder(event, { Standard: 1 })
  await page.goto(order.step('details'))
  await giveDetails(page, mintPerson('Paula', 'Paid'))
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page, cards.good)
  await pay(page, '€24.50')
  await expectTicketsReady(page)

  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/orders?order=${order.short_id}`)
  const sheet = desk.getByRole('dialog', { name: `Order ${order.reference}` })
  const timeline = sheet.getByRole('region', { name: 'What happened' })
  await expect(timeline).toContainText('Paid by card · €24.50')
  await expect(timeline).toContainText('Buyer entered their details')
  await expect(timeline).toContainText('Email: Order confirmation')

  await chooseInSheet(sheet, 'Refund')
  const refund = desk.getByRole('dialog', { name: `Refund order ${order.reference}` })
  await refund.getByLabel('Amount').fill('10')
  await refund.getByRole('button', { name: 'Refund €10.00' }).click()
  await expect(timeline).toContainText('Refunded · €10.00', { timeout: 30_000 })
  await expectGoodScreen(desk, 'sheet of a refunded order')
  await desk.setViewportSize({ width: 1280, height: 900 })
  await chooseInSheet(sheet, 'Cancel order')
  await desk
    .getByRole('dialog', { name: /^Cancel order/ })
    .getByRole('button', { name: /^Cancel order/ })
    .click()
  await expect(timeline).toContainText('Order cancelled')
})

test('one of two tickets is refunded by ticking it, and cancelled in the same step', {
  tag: '@gate',
}, async ({ page, signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Standard', price: 2450 }] })
  const order = await mintOrder(event, { Standard: 2 })
  await page.goto(order.step('details'))
  await giveDetails(page, mintPerson('Tilda', 'Ticket'))
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page, cards.good)
  await pay(page, '€49.00')
  await expectTicketsReady(page)

  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/orders?order=${order.short_id}`)
  const sheet = desk.getByRole('dialog', { name: `Order ${order.reference}` })
  await expect(sheet.getByText('€49.00').first()).toBeVisible()
  await chooseInSheet(sheet, 'Refund')
  const refund = desk.getByRole('dialog', { name: `Refund order ${order.reference}` })
  await refund
    .getByRole('checkbox', { name: /Tilda Ticket/ })
    .first()
    .check()
  await expect(refund.getByRole('textbox', { name: 'Amount' })).toHaveValue('24.50')
  await refund.getByLabel('Cancel these tickets too').check()
  await expectGoodScreen(desk, 'refund of one ticket')
  await desk.setViewportSize({ width: 1280, height: 900 })
  await refund.getByRole('button', { name: 'Refund €24.50' }).click()
  await expect(sheet.getByText('Cancelled', { exact: true })).toHaveCount(1)
  await expect(sheet.getByRole('region', { name: 'What happened' })).toContainText('Refunded · €24.50', {
    timeout: 30_000,
  })
})
