import { expect, test } from '../journey.ts'
import { mintInvitation } from '../organizer/mint-member.ts'
import { mintOrganizer, password } from '../organizer/mint-organizer.ts'
import { signIn } from '../organizer/organizer-screens.ts'

// Specification: 1.features-accounts 2.route-login 2.screen-account-chooser 6.several-accounts
// Specification: 9.after-login
test('a person in two accounts joins with the password they have, chooses, and switches', {
  tag: '@gate',
}, async ({ visitor, consoleWatch }) => {
  consoleWatch.expect(/status of 422/)
  const [person, host] = [await mintOrganizer(), await mintOrganizer()]
  await host.api.put(`/accounts/${host.accountId}`, {
    name: 'Riverside Hall',
    currency: 'EUR',
    timezone: 'Europe/Berlin',
    support_email: null,
  })
  const page = await visitor()
  await page.goto(await mintInvitation(host, person.email))
  await test.step('The page asks for their password, not for a new one.', async () => {
    await expect(page.getByRole('heading', { name: 'Join Riverside Hall' })).toBeVisible()
    await page.getByLabel('Your password').fill('wrong horse')
    await page.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(page.getByText('This is not your current password.')).toBeVisible()
    await page.getByLabel('Your password').fill(password)
    await page.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(page.getByText('No events yet')).toBeVisible()
  })

  const menu = page.locator('[data-slot="user-menu"]').first()
  const navigation = page.getByRole('navigation').first()
  await test.step('They sign in and choose one account.', async () => {
    await menu.click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await signIn(page, person.email, password)
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
    await page.getByRole('button', { name: 'Riverside Hall' }).click()
    await expect(page).toHaveURL(/\/manage\/events$/)
    await expect(navigation.getByRole('link', { name: 'Taxes and fees' })).toBeVisible()
    await expect(navigation.getByRole('link', { name: 'Account' })).toHaveCount(0)
  })

  await test.step('They switch to the other, where they are the owner.', async () => {
    await menu.click()
    await expect(page.getByRole('menuitemradio', { name: 'Riverside Hall' })).toBeChecked()
    await page.getByRole('menuitemradio', { name: 'Olga Organizer' }).click()
    await expect(navigation.getByRole('link', { name: 'Account' })).toBeVisible()
    await menu.click()
    await expect(page.getByRole('menuitemradio', { name: 'Olga Organizer' })).toBeChecked()
  })
})
