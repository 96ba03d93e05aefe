import { chooseAction } from '../browser/choose-action.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { pickTickets } from '../event/event-page.ts'
import { openRow } from '../event/event-screens.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'
import { mintEmail, mintOrganizer, password } from '../organizer/mint-organizer.ts'

const legal = {
  Terms: 'https://example.com/terms',
  Privacy: 'https://example.com/privacy',
  'Legal notice': 'https://example.com/imprint',
}

// Specification: 5.terms-accepted
test('where the operator has terms, signing up asks for consent to them and leads to what is accepted', async ({
  page,
}) => {
  await page.goto('/auth/register')
  const consent = page.getByRole('checkbox', {
    name: 'I accept the terms and conditions and have read the privacy notice',
  })
  await expect(consent).not.toBeChecked()
  await expect(page.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', legal.Terms)
  await expect(page.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', legal.Privacy)
  await page.getByLabel('First name').fill('Olga')
  await page.getByLabel('Email').fill(mintEmail('terms'))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Accept the terms and conditions to continue.')).toBeVisible()
  await consent.check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/welcome/)
})

test('where the operator has no legal pages, nothing asks for consent and no footer has a link', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource|ERR_FAILED/)
  const none = { data: { terms_url: null, privacy_url: null, imprint_url: null } }
  await page.route('**/api/public/stage', (route) => route.fulfill({ json: none }))
  await page.goto('/auth/register')
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  for (const name of Object.keys(legal))
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  await page.getByLabel('First name').fill('Olga')
  await page.getByLabel('Email').fill(mintEmail('no-terms'))
  await page.getByLabel('Password', { exact: true }).fill(password)
  const sent = page.waitForRequest('**/api/auth/register')
  await page.route('**/api/auth/register', (route) => route.abort())
  await page.getByRole('button', { name: 'Create account' }).click()
  expect((await sent).postDataJSON()).not.toHaveProperty('is_terms_accepted')
})

test('where sign-up is closed, its page says so before anything is typed, and still leads to the legal pages', async ({
  page,
}) => {
  await page.route('**/api/public/stage', async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ response: answer, json: { data: { ...data, is_sign_up_open: false } } })
  })
  await page.goto('/auth/register')
  await expect(page.getByRole('heading', { name: 'Sign-up is closed' })).toBeVisible()
  await expect(page.getByText('Ask the operator of this site for an account')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create account' })).toHaveCount(0)
  for (const [name, href] of Object.entries(legal))
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('footers of pages for buyers and of signing in lead to the legal pages', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  for (const address of ['/auth/login', event.page]) {
    await page.goto(address)
    const footer = page.getByRole('contentinfo')
    for (const [name, href] of Object.entries(legal))
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
})

// Specification: 5.terms-accepted
test('an organizer sets terms of their own, buyers accept them in the checkout, and the order says which', async ({
  page,
  signedIn,
}) => {
  const event = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Guest list' }] })
  const own = { Terms: 'https://harbour.example/terms', 'Legal notice': 'https://harbour.example/imprint' }
  const desk = await signedIn(event.organizer)
  await test.step('in the organizer’s settings, where only https is taken', async () => {
    await desk.goto('/manage/organizers')
    await chooseAction(desk, 'Harbour Concerts', 'Edit organizer')
    const sheet = desk.getByRole('dialog')
    await openRow(sheet, 'Your legal pages')
    await sheet.getByLabel('Terms and conditions').fill('http://harbour.example/terms')
    await sheet.getByLabel('Legal notice').fill(own['Legal notice'])
    await sheet.getByRole('button', { name: 'Save changes' }).click()
    await expect(sheet.getByText('Enter a full web address that begins with https://.')).toBeVisible()
    await sheet.getByLabel('Terms and conditions').fill(own.Terms)
    await expectGoodScreen(desk, 'an organizer’s own pages')
    await sheet.getByRole('button', { name: 'Save changes' }).click()
    await expect(sheet).toBeHidden()
  })
  await page.goto(event.page)
  const main = page.getByRole('main')
  for (const [name, href] of Object.entries(own))
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await expect(main.getByRole('link', { name: 'Privacy', exact: true })).toHaveCount(0)

  await pickTickets(page, { 'Guest list': 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await giveDetails(page, mintPerson('Tess', 'Terms'))
  await expect(page.getByText('The tickets are sold by Harbour Concerts.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', own.Terms)
  await page.getByRole('button', { name: 'Get my ticket' }).click()
  await expect(page.getByText('Accept the terms and conditions to continue.')).toBeVisible()
  await expectGoodScreen(page, 'checkout with terms')
  await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check()
  await page.getByRole('button', { name: 'Get my ticket' }).click()
  await expectTicketsReady(page)
  await page.getByText('Receipt').click()
  await expect(main.getByRole('link', { name: 'Terms', exact: true })).toHaveAttribute('href', own.Terms)

  const orderShortId = new URL(page.url()).pathname.split('/').at(-2)
  await desk.goto(`/manage/event/${event.id}/orders?order=${orderShortId}`)
  const sheet = desk.getByRole('dialog', { name: /^Order/ })
  await expect(sheet.getByText('Terms accepted')).toBeVisible()
  await expect(sheet.getByRole('link', { name: own.Terms })).toBeVisible()
})

test('terms that came while a buyer filled in the form are asked for when the form is sent', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/422/)
  const event = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Guest list' }] })
  await page.goto(event.page)
  await pickTickets(page, { 'Guest list': 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await giveDetails(page, mintPerson('Lars', 'Late'))
  const { api, organizerId, email } = event.organizer
  await api.put(`/organizers/${organizerId}`, { email, terms_url: 'https://harbour.example/terms' })
  await page.getByRole('button', { name: 'Get my ticket' }).click()
  await expect(page.getByText('Accept the terms and conditions to continue.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check()
  await page.getByRole('button', { name: 'Get my ticket' }).click()
  await expectTicketsReady(page)
})
