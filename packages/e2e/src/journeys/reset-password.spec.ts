import { linkIn, mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintOrganizer, password } from '../organizer/mint-organizer.ts'
import { signIn } from '../organizer/organizer-screens.ts'

const newPassword = 'a horse of another colour'

// Specification: 2.route-forgot-password 2.route-reset-password
test('a forgotten password is replaced from the inbox, and the old token is refused at once', {
  tag: '@gate',
}, async ({ page, visitor, consoleWatch }) => {
  consoleWatch.expect(/status of (401|410|422)/)
  const organizer = await mintOrganizer()
  const elsewhere = await visitor()
  await elsewhere.goto('/auth/login')
  await signIn(elsewhere, organizer.email, password)
  await expect(elsewhere).toHaveURL(/\/manage\/events$/)
  const token = await elsewhere.evaluate(() => localStorage.getItem('token'))

  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(organizer.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The sign-in page has an email field too, and stays until the next page has loaded.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  // The page takes over the typed address, without putting it into its URL.
  await expect(page.getByLabel('Email')).toHaveValue(organizer.email)
  expect(page.url()).not.toContain('example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

  const link = linkIn(await mailTo(organizer.email, 'Set a new password'), '/auth/reset-password/')
  await page.goto(link)
  await expect(page.getByText(`For ${organizer.email}.`)).toBeVisible()
  await page.getByLabel('New password').fill('password123')
  await page.getByLabel('Confirm password').fill('password123')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Many people use this password')).toBeVisible()
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()

  await test.step('The browser that was signed in is sent to login, and its token is refused.', async () => {
    const answer = await elsewhere.request.get('/api/users/me', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status()).toBe(401)
    await elsewhere.goto('/manage/profile')
    await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  await test.step('The old password is refused, the new one signs in.', async () => {
    await page.getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, organizer.email, password)
    await expect(page.getByText('Please check your email and password and try again.')).toBeVisible()
    await signIn(page, organizer.email, newPassword)
    await expect(page).toHaveURL(/\/manage\/events$/)
  })

  await test.step('The link works once.', async () => {
    await elsewhere.goto(link)
    await expect(elsewhere.getByText('This reset password link is invalid or expired.')).toBeVisible()
    await expect(elsewhere.getByRole('link', { name: 'Send a new link' })).toBeVisible()
  })
})
