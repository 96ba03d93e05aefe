import { expect, test } from '../journey.ts'
import { mintOrganizer, password } from '../organizer/mint-organizer.ts'
import { signIn } from '../organizer/organizer-screens.ts'

// Specification: 2.route-home
test('the address / leads to sign-in, and a signed-in person to their events', async ({ page, signedIn }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/auth\/login/)
  const own = await signedIn(await mintOrganizer())
  await own.goto('/')
  await expect(own).toHaveURL(/\/manage\/events$/)
})

// Specification: 6.return-address 9.after-login
test('a person who has to sign in comes back to the page they were on, even when their session ends on the way', {
  tag: '@gate',
}, async ({ visitor, consoleWatch }) => {
  consoleWatch.expect(/status of 401/)
  const organizer = await mintOrganizer()
  const page = await visitor()
  await page.goto('/account/users?query=olga')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await signIn(page, organizer.email, password)
  await expect(page).toHaveURL(/\/account\/users\?query=olga$/)
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()

  await organizer.api.post('/auth/logout')
  await page.goto('/manage/organizers')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await signIn(page, organizer.email, password)
  await expect(page).toHaveURL(/\/manage\/organizers$/)
})
