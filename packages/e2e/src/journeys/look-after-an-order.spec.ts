import { chooseInSheet } from '../browser/choose-action.ts'
import { openFilter } from '../browser/open-filter.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintEmail } from '../organizer/mint-organizer.ts'
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

// Specification: 2.screen-order-detail
test('notes are kept with who wrote them, a corrected buyer gets the confirmation, and can be written to', async ({
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const order = await mintOrder(event, { 'Guest list': 1 })
  await nameEverybody(order, mintPerson('Nora', 'Noted'))
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/orders?order=${order.short_id}`)
  const sheet = desk.getByRole('dialog', { name: `Order ${order.reference}` })
  await sheet.getByLabel('Notes').fill('Sits with the band.')
  await sheet.getByRole('button', { name: 'Save notes' }).click()
  await expect(sheet.getByText(/Changed by Olga Organizer, /)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Save notes' })).toBeHidden()
  await desk.reload()
  await expect(sheet.getByLabel('Notes')).toHaveValue('Sits with the band.')

  await chooseInSheet(sheet, 'Edit details')
  const edit = desk.getByRole('dialog', { name: `Edit order ${order.reference}` })
  const email = mintEmail('nora')
  await edit.getByLabel('Email').fill(email)
  await edit.getByLabel('Send the confirmation to this address').check()
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await mailTo(email, order.reference)
  await expect(sheet.getByLabel('Notes')).toHaveValue('Sits with the band.')
  await expect(sheet.getByRole('region', { name: 'What happened' })).toContainText(
    'Buyer’s details corrected',
  )
  await sheet.getByRole('link', { name: 'Message buyer' }).click()
  await expect(desk).toHaveURL(new RegExp(`/messages\\?message=new&order_id=${order.short_id}`))
})

// Specification: 2.screen-order-detail
test('chosen columns and days are there again after a reload', async ({ signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await nameEverybody(await mintOrder(event, { 'Guest list': 1 }), mintPerson('Cora', 'Column'))
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/orders`)
  await desk.getByRole('button', { name: 'Columns' }).click()
  // The choice changes the address first, and the box is checked after that.
  const source = desk.getByRole('checkbox', { name: 'Source' })
  await source.click()
  await expect(source).toBeChecked()
  const tickets = desk.getByRole('checkbox', { name: 'Tickets' })
  await tickets.click()
  await expect(tickets).not.toBeChecked()
  await desk.keyboard.press('Escape')
  await desk.reload()
  await expect(desk.getByRole('columnheader', { name: 'Source' })).toBeVisible()
  await expect(desk.getByRole('columnheader', { name: 'Tickets' })).toBeHidden()

  await openFilter(desk, 'Date')
  await desk.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(desk.getByText('No matches')).toBeVisible()
  await desk.reload()
  await desk.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(desk.getByText('Cora Column')).toBeVisible()
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
