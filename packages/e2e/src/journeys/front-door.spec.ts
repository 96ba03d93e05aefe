import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'

const sentence = 'Sell tickets on your own site, paid straight to you, scanned at the door.'

// Specification: 2.route-home 2.route-login 2.route-register
test('sign-in and sign-up show what Foyer is, and a password is typed once and can be shown', async ({
  visitor,
}) => {
  const page = await visitor()
  await page.goto('/')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(3)
  await expectGoodScreen(page, 'sign-in')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create an account', level: 1 })).toBeVisible()
  await expect(page.getByText(sentence)).toBeVisible()
  await expectGoodScreen(page, 'sign-up')
  await expect(page.getByLabel('Confirm password')).toHaveCount(0)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('a good secret')
  await expect(password).toHaveAttribute('type', 'password')
  const show = page.getByRole('button', { name: 'Show what is typed' })
  await show.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('a good secret')
  await show.click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('the brand on a public page leads to the front door', async ({ visitor }) => {
  const event = await mintEvent({ tickets: [{ title: 'Seat' }] })
  const page = await visitor()
  await page.goto(event.page)
  await page.getByRole('link', { name: 'Tickets by Foyer' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByText(sentence)).toBeVisible()
})
