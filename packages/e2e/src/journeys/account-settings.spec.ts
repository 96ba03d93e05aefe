import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

// Specification: 2.route-manage-account 2.route-account 2.route-account-settings
test('account settings are saved, and refusals show at their field with what was typed', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 422/)
  const page = await signedIn(await mintOrganizer())
  for (const address of ['/account', '/account/settings', '/manage/account']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible()
  }
  await expect(page.getByText('Olga Organizer').last()).toBeVisible()
  await page.getByLabel('Account name').fill('Harbour group')
  await page.getByLabel('Support email').fill('nobody')
  await save(page)
  await expectRefusal(page, 'Support email', 'Enter a valid email address.', 'nobody')
  await expect(page.getByLabel('Account name')).toHaveValue('Harbour group')

  await page.getByLabel('Support email').fill('help@example.com')
  await spoilNext(page, '**/api/accounts/*', { support_email: 'nobody' })
  await save(page)
  await expectRefusal(page, 'Support email', 'Enter a valid email address.', 'help@example.com')
  await save(page)
  await expect(page.getByText('Account saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Account name')).toHaveValue('Harbour group')

  await page.getByLabel('Account name').fill('Unsaved')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Payment' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Account name')).toHaveValue('Unsaved')
})

test('the server’s refusal is in the person’s language', async ({ signedIn, consoleWatch }) => {
  consoleWatch.expect(/status of 422/)
  const organizer = await mintOrganizer()
  const person = { first_name: 'Olga', last_name: 'Organizer', timezone: 'Europe/Berlin', locale: 'de' }
  await organizer.api.put('/users/me', person)
  const page = await signedIn(organizer, { locale: 'de-DE' })
  await page.goto('/account/settings')
  await page.getByLabel('Adresse für Fragen').fill('hilfe@example.com')
  await spoilNext(page, '**/api/accounts/*', { support_email: 'niemand' })
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expectRefusal(
    page,
    'Adresse für Fragen',
    'Geben Sie eine gültige E-Mail-Adresse ein.',
    'hilfe@example.com',
  )
})

// Specification: 2.route-account-taxes 2.route-account-defaults 3.tax-default
test('event defaults apply to a new event, and default taxes and fees to a new ticket', async ({
  signedIn,
}) => {
  const organizer = await mintOrganizer()
  const page = await signedIn(organizer)
  await test.step('event defaults', () => setEventDefaults(page))
  await test.step('a tax', () => createTax(page))
  const event = await organizer.api.post<{ id: string }>('/events', {
    organizer_id: organizer.organizerId,
    title: 'Harbour lights',
    start_date: new Date(Date.now() + 7 * 24 * 3_600_000).toISOString(),
    timezone: 'Europe/Berlin',
    currency: 'EUR',
  })
  await page.goto(`/manage/event/${event.id}/settings?section=checkout`)
  await expect(page.getByLabel('Minutes to complete an order')).toHaveValue('25')
  await page.goto(`/manage/event/${event.id}/tickets?ticket=new`)
  const form = page.getByRole('dialog', { name: 'Create ticket' })
  await expect(form.getByRole('button', { name: /^Per order/ })).toContainText('1 to 4 in an order')
  await expect(form.getByRole('button', { name: /^Taxes and fees/ })).toContainText('VAT')
})

async function setEventDefaults(page: Page): Promise<void> {
  await page.goto('/account/event-defaults')
  const minutes = 'Minutes to complete an order'
  await page.getByLabel(minutes).fill('121')
  await page.getByLabel('Maximum of each ticket per order').fill('4')
  await save(page)
  await expectRefusal(page, minutes, 'At most 120 minutes.', '121')
  await page.getByLabel(minutes).fill('5')
  await expect(page.getByText('At least 15 minutes is recommended')).toBeVisible()
  await page.getByLabel(minutes).fill('25')
  await save(page)
  await expect(page.getByText('Event defaults saved')).toBeVisible()
}

async function createTax(page: Page): Promise<void> {
  await page.goto('/account/taxes-and-fees')
  await page.getByRole('link', { name: 'Create tax or fee' }).first().click()
  const form = page.getByRole('dialog', { name: 'Create tax or fee' })
  await form.getByLabel('Name').fill('VAT')
  await form.getByRole('textbox', { name: 'Percentage' }).fill('190')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByText('At most 100 %.')).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('VAT')
  await form.getByRole('textbox', { name: 'Percentage' }).fill('19')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('link', { name: 'VAT' })).toBeVisible()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click()
}

async function expectRefusal(page: Page, label: string, sentence: string, typed: string): Promise<void> {
  const field = page.getByLabel(label)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(sentence)
  await expect(field).toHaveValue(typed)
}

/** Changes the next request into one that the form would never send, so that the server must refuse it. */
async function spoilNext(page: Page, address: string, wrong: object): Promise<void> {
  let isSpoilt = false
  await page.route(address, async (route) => {
    const request = route.request()
    if (isSpoilt || request.method() !== 'PUT') return route.fallback()
    isSpoilt = true
    await route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), ...wrong }) })
  })
}
