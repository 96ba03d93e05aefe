import type { Locator, Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { cards, fillCard, pay } from '../payment/payment-form.ts'

/** Puts the page's clock forward until it has looked for news, as it does every 15 seconds, and shows them. */
async function expectNews(page: Page, news: Locator, value: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('00:15')
    await expect(news).toContainText(value, { timeout: 2000 })
  }).toPass()
}

// Specification: 2.route-event-dashboard
test('the dashboard follows a sale and a refund, and shows the chosen days', { tag: '@gate' }, async ({
  signedIn,
  visitor,
}) => {
  const event = await mintEvent({
    tickets: [{ title: 'Standing room', price: 1234 }, { title: 'Guest list' }],
  })
  const page = await signedIn(event.organizer)
  await page.clock.install()
  await page.goto(`/manage/event/${event.id}/dashboard`)
  await expect(page.getByRole('heading', { name: 'No sales yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link' }).last()).toBeVisible()
  await expectGoodScreen(page, 'dashboard before the first sale')

  await nameEverybody(await mintOrder(event, { 'Guest list': 2 }), mintPerson('Greta', 'Guest'))
  const paid = await buy(await visitor(), event, 2)
  await expectNews(page, stat(page, 'Gross sales'), '€24.68')
  await expect(stat(page, 'Net sales')).toContainText('€24.68')
  await expect(stat(page, 'Tickets sold')).toContainText('4')
  await expect(stat(page, 'Completed orders')).toContainText('2')
  await expect(page.getByRole('link', { name: 'Paula Payer' })).toBeVisible()
  const standing = page.locator('[data-slot="event-standing"]')
  await expect(standing).toContainText('4of 200 tickets')
  await expect(standing).toContainText('€24.68')
  await expect(standing).toContainText('in 6 days')

  await event.organizer.api.post(`/events/${event.id}/orders/${paid}/refund`, { amount: 1000 })
  await expectNews(page, stat(page, 'Refunded'), '€10.00')
  await expect(stat(page, 'Gross sales')).toContainText('€24.68')
  await expect(stat(page, 'Net sales')).toContainText('€14.68')
  await page.getByText('Show as table').first().click()
  await expect(page.getByRole('row').filter({ hasText: '€24.68' })).toContainText('€14.68')
  await expectGoodScreen(page, 'dashboard with sales')

  await page.getByLabel('Period').selectOption({ label: 'Custom' })
  await page.getByLabel('From').fill('2020-01-01')
  await page.getByLabel('To', { exact: true }).fill('2019-12-31')
  await expect(page.getByText('Choose a day after the first one.')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await expect(page.getByText('No sales in this period')).toBeVisible()
  await expect(stat(page, 'Gross sales')).toContainText('€0.00')
  await page.reload()
  await expect(page.getByText('No sales in this period')).toBeVisible()
  await page.getByRole('button', { name: 'Show all time' }).click()
  await expect(page).toHaveURL(/\?range=all$/)
  await expect(stat(page, 'Gross sales')).toContainText('€24.68')
})

function stat(page: Page, label: string) {
  return page.locator('[data-slot="stat"]').filter({ hasText: label })
}

/** Buys standing room by card and answers the order's id. */
async function buy(page: Page, event: MintedEvent, quantity: number): Promise<string> {
  const order = await mintOrder(event, { 'Standing room': quantity })
  await nameEverybody(order, mintPerson('Paula', 'Payer'))
  await page.goto(order.step('payment'))
  await fillCard(page, cards.good)
  await pay(page, '€24.68')
  await expectTicketsReady(page)
  return order.short_id
}
