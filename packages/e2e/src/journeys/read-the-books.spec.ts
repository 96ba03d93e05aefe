import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'
import { payByCard } from '../payment/stripe.ts'

test('an organizer reads what a month came to, finds an order in it and takes it along as a file', {
  tag: '@gate',
}, async ({ signedIn }) => {
  const { event, reference } = await mintBooks()
  const desk = await signedIn(event.organizer)
  const card = (name: string) => desk.getByRole('region', { name })

  await test.step('The totals have the sale, the refund, the fees and what is left.', async () => {
    // Stripe books a sale and a refund a moment later.
    await expect(async () => {
      await desk.goto('/account/books')
      await expect(row(card('Totals in EUR'), 'Refunds')).toContainText('€10.00', { timeout: 3000 })
      await expect(desk.getByText('Stripe has not booked')).toBeHidden()
    }).toPass({ timeout: 90_000 })
    await expect(row(card('Totals in EUR'), 'Sales')).toContainText('€24.99')
    await expect(row(card('Totals in EUR'), 'Stripe fees')).toContainText('-€')
    await expect(row(card('Totals in EUR'), 'Net after fees')).toContainText('€')
    await expect(row(card('Taxes and fees'), 'VAT 19%')).toContainText('Tax on')
    await expect(row(card('By event'), event.title)).toContainText('€14.99')
    await expect(card('Payouts')).toContainText('Stripe paid nothing out to your bank in this month.')
    await expect(desk.getByText('Months and times are those of Europe/Berlin.')).toBeVisible()
  })

  const ledger = desk.getByRole('table', { name: 'Ledger' })
  await test.step('The lines say which order moved money, and lead to it.', async () => {
    await expect(ledger.getByRole('row', { name: /Sale/ })).toContainText('€24.99')
    await expect(ledger.getByRole('row', { name: /Refund/ })).toContainText('-€10.00')
    await expectGoodScreen(desk, 'books')
    await ledger.getByRole('link', { name: reference }).first().click()
    await expect(desk).toHaveURL(new RegExp(`/manage/event/${event.id}/orders\\?query=${reference}`))
    await expect(desk.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    await expect(desk.getByRole('row', { name: new RegExp(reference) })).toContainText('Berta Booked')
    await desk.goBack()
  })

  await test.step('A long month shows more of its lines when it is asked to.', async () => {
    await desk.route('**/api/accounts/*/ledger?*', (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('limit', '1')
      return route.continue({ url: url.href })
    })
    await desk.reload()
    await expect(ledger.getByRole('row', { name: /Sale/ })).toBeVisible()
    await expect(ledger.getByRole('row', { name: /Refund/ })).toHaveCount(0)
    await desk.getByRole('button', { name: 'Show more' }).click()
    await expect(ledger.getByRole('row', { name: /Refund/ })).toBeVisible()
    await expect(ledger.getByRole('row', { name: /Sale/ })).toHaveCount(1)
  })

  await test.step('The month is a CSV file, asked for by keyboard, and its delimiter is named.', async () => {
    await tabTo(desk, desk.getByRole('button', { name: 'Export' }))
    await desk.keyboard.press('Enter')
    await desk.keyboard.press('Enter')
    await expect(desk.getByText('Ledger exported')).toBeVisible({ timeout: 30_000 })
    await expect(desk.getByText('Commas (,) separate its cells, and decimals follow a point.')).toBeVisible()
    const csv = await download(desk)
    const lines = csv.trimEnd().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(reference)
    expect(lines[1]).toContain('24.99')
    await desk.getByRole('button', { name: 'Dismiss' }).click()
  })
})

/** A sale with a tax, of which a part went back. */
async function mintBooks() {
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    tickets: [{ title: 'Standard', price: 2100 }],
  })
  const { api, accountId } = event.organizer
  const tax = await api.post<{ id: string }>(`/accounts/${accountId}/taxes-and-fees`, {
    ...{ name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 19_000 },
  })
  const [ticket] = await api.get<{ id: string }[]>(`/events/${event.id}/tickets`)
  await api.put(`/events/${event.id}/tickets/${ticket?.id}`, { tax_and_fee_ids: [tax.id] })
  const order = await mintOrder(event, { Standard: 1 })
  await nameEverybody(order, mintPerson('Berta', 'Booked'))
  await payByCard(order)
  await api.post(`/events/${event.id}/orders/${order.short_id}/refund`, {
    ...{ amount: 1000, notify_buyer: false },
  })
  return { event, reference: order.reference }
}

function row(card: ReturnType<Page['getByRole']>, name: string) {
  return card.getByRole('listitem').filter({ hasText: name })
}

async function download(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}
