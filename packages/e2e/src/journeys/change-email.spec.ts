import { linkIn, mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintEmail, mintOrganizer, password } from '../organizer/mint-organizer.ts'
import { signIn } from '../organizer/organizer-screens.ts'

// Specification: 2.route-profile 2.route-confirm-email-change 2.screen-email-confirmation
// Specification: 6.email-change-confirmed
test('a new email address is confirmed from its inbox and signs in from then on', { tag: '@gate' }, async ({
  signedIn,
  visitor,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of (401|410|422)/)
  const organizer = await mintOrganizer()
  const email = mintEmail('moved')
  const page = await signedIn(organizer)
  await page.goto('/manage/profile')

  await test.step('It asks for the password, and keeps what was typed.', async () => {
    await page.getByLabel('New email address').fill(email)
    await page.getByLabel('Current password').first().fill('not this one')
    await page.getByRole('button', { name: 'Change email address' }).click()
    await expect(page.getByText('This is not your current password.')).toBeVisible()
    await expect(page.getByLabel('New email address')).toHaveValue(email)
    await page.getByLabel('Current password').first().fill(password)
    await page.getByRole('button', { name: 'Change email address' }).click()
  })
  await expect(page.getByText('Your new address is not confirmed yet')).toBeVisible()
  await mailTo(organizer.email, 'Your email address is about to change')

  const link = linkIn(await mailTo(email, 'Confirm your new email address'), '/confirm-email-change/')
  const phone = await visitor()
  await test.step('A phone signs in with the old address first, and comes back to confirm the new one.', async () => {
    await phone.goto(link)
    await phone.getByRole('link', { name: 'Sign in' }).click()
    await signIn(phone, organizer.email, password)
    await phone.getByRole('button', { name: 'Confirm email address' }).click()
    await expect(phone.getByRole('heading', { name: 'Your email address is changed' })).toBeVisible()
  })

  await test.step('The new address signs in, the old one does not.', async () => {
    await phone.evaluate(() => localStorage.clear())
    await phone.goto('/auth/login')
    await signIn(phone, organizer.email, password)
    await expect(phone.getByText('Please check your email and password and try again.')).toBeVisible()
    await signIn(phone, email, password)
    await expect(phone).toHaveURL(/\/manage\/events$/)
  })

  await test.step('The link works once.', async () => {
    await phone.goto(link)
    await phone.getByRole('button', { name: 'Confirm email address' }).click()
    await expect(phone.getByRole('heading', { name: 'Confirming the email change failed' })).toBeVisible()
    await expect(phone.getByText('The link you clicked is invalid.')).toBeVisible()
  })
})
