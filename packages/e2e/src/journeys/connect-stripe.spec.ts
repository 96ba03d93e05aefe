import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

// Specification: 1.features-paid 2.route-account-payment 2.screen-stripe 4.stripe-states
test('an account connects Stripe in several sittings, and only then sells paid tickets', {
  tag: '@gate',
}, async ({ signedIn }) => {
  const organizer = await mintOrganizer({ isConnected: false })
  const { api, organizerId } = organizer
  const event = await api.post<{ id: string }>('/events', {
    organizer_id: organizerId,
    title: 'Harbour lights',
    start_date: new Date(Date.now() + 7 * 24 * 3_600_000).toISOString(),
    timezone: 'Europe/Berlin',
    currency: 'EUR',
  })
  const price = { price: 1000, quantity_available: 10 }
  await api.post(`/events/${event.id}/tickets`, { title: 'Deck', type: 'PAID', prices: [price] })
  const page = await signedIn(organizer)

  await test.step('going live is refused and leads to the payment page', async () => {
    await page.goto(`/manage/event/${event.id}/dashboard`)
    await page.getByRole('button', { name: 'Go live' }).click()
    const dialog = page.getByRole('dialog', { name: 'Not ready to go live yet' })
    await dialog.getByRole('link', { name: 'Connect payments' }).click()
    await expectState(page, 'Not connected')
    await expect(page.getByText('This platform takes no share of your payments.')).toBeVisible()
  })

  await test.step('leaving half-way shows what is missing', async () => {
    await page.getByRole('button', { name: 'Connect Stripe' }).click()
    await page.getByLabel('Bank account').fill('')
    await page.getByRole('button', { name: 'Save for later' }).click()
    await expectState(page, 'Setup incomplete')
    await expectMissing(page, ['Bank account for payouts', 'Stripe’s terms of service'])
  })

  await test.step('an incomplete form leaves the account incomplete', async () => {
    await page.getByRole('button', { name: 'Continue setup' }).click()
    await page.getByLabel('Bank account').fill('')
    await page.getByRole('button', { name: 'Agree and submit' }).click()
    await expectState(page, 'Setup incomplete')
    await expectMissing(page, ['Bank account for payouts'])
  })

  await test.step('the missing details connect the account', async () => {
    await page.getByRole('button', { name: 'Continue setup' }).click()
    await page.getByRole('button', { name: 'Agree and submit' }).click()
    await expectState(page, 'Connected')
    await expect(page.getByRole('button', { name: 'Continue setup' })).toBeHidden()
    const back = page.getByRole('link', { name: 'Back to the event' })
    await expect(back).toHaveAttribute('href', `/manage/event/${event.id}/dashboard`)
    await api.put(`/events/${event.id}/status`, { status: 'LIVE' })
  })

  await test.step('Foyer shows that the account was disconnected in Stripe’s dashboard', async () => {
    const [dashboard] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Open Stripe dashboard' }).click(),
    ])
    await dashboard.getByRole('button', { name: 'Disconnect the platform' }).click()
    await expect(dashboard.getByText('Disconnected.')).toBeVisible()
    await page.reload()
    await expectState(page, 'Not connected')
  })
})

async function expectState(page: Page, state: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Stripe' }).getByText(state, { exact: true })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/account/payment')
}

async function expectMissing(page: Page, subjects: string[]): Promise<void> {
  const missing = page.getByRole('region', { name: 'Stripe' }).getByRole('listitem')
  await expect(missing).toHaveText(subjects)
}
