import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintEmail, password } from '../organizer/mint-organizer.ts'

const legal = {
  Terms: 'https://example.com/terms',
  Privacy: 'https://example.com/privacy',
  Imprint: 'https://example.com/imprint',
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
  await page.getByLabel('Password again').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Accept the terms and conditions to continue.')).toBeVisible()
  await consent.check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/welcome/)
})

test('where the operator has none, nothing asks for consent and no footer has a link', async ({
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
  await page.getByLabel('Password again').fill(password)
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
