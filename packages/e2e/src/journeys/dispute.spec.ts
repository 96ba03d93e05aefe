import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { openRow } from '../event/event-screens.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'
import { type MintedOrder, mintOrder } from '../order/mint-order.ts'
import { cards, fillCard, type Payment, pay, paymentOf } from '../payment/payment-form.ts'
import { closeDispute, openDispute } from '../payment/stripe.ts'

/** Buys one ticket by card. */
async function buyOne(page: Page, event: MintedEvent): Promise<{ order: MintedOrder; payment: Payment }> {
  const order = await mintOrder(event, { Standard: 1 })
  await page.goto(order.step('details'))
  await giveDetails(page, mintPerson('Dora', 'Disputed'))
  const payment = await paymentOf(page, () =>
    page.getByRole('button', { name: 'Continue to payment' }).click(),
  )
  await fillCard(page, cards.good)
  await pay(page, '€24.50')
  await expectTicketsReady(page)
  return { order, payment }
}

for (const { ends, mailed, consequence } of [
  {
    ends: false,
    mailed: 'The tickets are still valid.',
    consequence: 'The tickets are still valid. To make them invalid, cancel the order.',
  },
  {
    ends: true,
    mailed: 'The tickets of this order are no longer valid.',
    consequence: 'The money went back to the buyer.',
  },
]) {
  test(`a lost dispute ${ends ? 'ends the tickets if the organizer chose that' : 'leaves the tickets valid by default'}, and the organizer learns of every step`, {
    tag: ends ? '@gate' : [],
  }, async ({ page, signedIn }) => {
    const event = await mintEvent({ tickets: [{ title: 'Standard', price: 2450 }] })
    const desk = await signedIn(event.organizer)
    if (ends)
      await test.step('the organizer chooses it in the settings', async () => {
        await desk.goto(`/manage/event/${event.id}/settings?section=checkout`)
        await openRow(desk.getByRole('main'), 'Lost disputes')
        await desk.getByLabel('Cancel an order when its payment is lost to a dispute').check()
        await desk.getByRole('button', { name: 'Save' }).click()
        await expect(desk.getByText('Checkout saved')).toBeVisible()
      })
    const { order, payment } = await buyOne(page, event)
    const dispute = await openDispute(payment)

    await test.step('opened: a mail, the list, the order', async () => {
      const mail = await mailTo(event.organizer.email, `is disputed (${order.reference})`)
      expect(mail.body.text).toContain('€24.50')
      await desk.goto(`/manage/event/${event.id}/orders`)
      const row = desk.getByRole('row', { name: new RegExp(order.reference) })
      await expect(row).toContainText('Disputed')
      await row.getByRole('link').first().click()
      const sheet = desk.getByRole('dialog', { name: `Order ${order.reference}` })
      await expect(sheet.getByText('The cardholder does not know this payment')).toBeVisible()
      await expect(sheet.getByText('The bank keeps the money until it decides.')).toBeVisible()
      await expect(sheet.getByText(/Answer in your Stripe dashboard/)).toBeVisible()
      await expect(sheet.getByRole('region', { name: 'What happened' })).toContainText(/dispute/i)
      await expectGoodScreen(desk, 'sheet of a disputed order')
      await desk.setViewportSize({ width: 1280, height: 900 })
    })

    await test.step('lost: a mail, the list, the order, the ticket', async () => {
      await closeDispute(dispute, 'lost')
      const mail = await mailTo(event.organizer.email, `You lost the dispute about ${order.reference}`)
      expect(mail.body.text).toContain(mailed)
      await desk.goto(`/manage/event/${event.id}/orders?filter_fields[dispute_status][in]=LOST`)
      const row = desk.getByRole('row', { name: new RegExp(order.reference) })
      await expect(row).toContainText('Dispute lost')
      await row.getByRole('link').first().click()
      const sheet = desk.getByRole('dialog', { name: `Order ${order.reference}` })
      await expect(sheet.getByText(consequence)).toBeVisible()
      await page.goto(order.step('summary'))
      const outcome = ends ? 'This order was cancelled' : /^Your tickets? (is|are) ready$/
      await expect(page.getByRole('heading', { name: outcome })).toBeVisible()
    })
  })
}

test('a won dispute is shown, and the order does not change', async ({ page, signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Standard', price: 2450 }] })
  const { order, payment } = await buyOne(page, event)
  const dispute = await openDispute(payment)
  await mailTo(event.organizer.email, `is disputed (${order.reference})`)
  await closeDispute(dispute, 'won')
  await mailTo(event.organizer.email, `You won the dispute about ${order.reference}`)
  const desk = await signedIn(event.organizer)
  await desk.goto(`/manage/event/${event.id}/orders?order=${order.short_id}`)
  const sheet = desk.getByRole('dialog', { name: `Order ${order.reference}` })
  await expect(sheet.getByText('Dispute won').first()).toBeVisible()
  await sheet.getByRole('button', { name: 'More actions' }).click()
  await expect(desk.getByRole('menuitem', { name: 'Refund' })).toBeEnabled()
})
