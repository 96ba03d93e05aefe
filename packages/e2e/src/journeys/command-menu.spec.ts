import { expect, test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

test('letters typed before the command menu opens are not lost', async ({ signedIn }) => {
  const organizer = await mintOrganizer()
  const page = await signedIn(organizer)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/command-menu-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/manage/events')
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('prof')
  const menu = page.getByRole('dialog', { name: 'Go to' })
  await expect(menu.getByRole('textbox', { name: 'Search people, orders, events and screens' })).toHaveValue(
    'prof',
  )
  await expect(menu.getByRole('combobox')).toHaveCount(0)
  release()
  await expect(menu.getByRole('option', { name: 'Profile', selected: true })).toBeVisible()
  await page.keyboard.type('ile')
  await expect(menu.getByRole('combobox')).toHaveValue('profile')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/manage\/profile$/)
})
