import { expect, test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

test('the first address leads to signing in, and who is signed in to their events', async ({
  page,
  signedIn,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/auth\/login/)
  const own = await signedIn(await mintOrganizer())
  await own.goto('/')
  await expect(own).toHaveURL(/\/manage\/events$/)
})
