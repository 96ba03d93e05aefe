import { expectGoodScreen } from '../browser/screen-checks.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

test('a day is chosen in the calendar by keyboard, over the ends of weeks, months and years', async ({
  signedIn,
}) => {
  const page = await signedIn(await mintOrganizer())
  await page.goto('/manage/events?new=event')
  const starts = page.getByLabel('Starts')
  await starts.fill('2028-01-31')
  const open = page.getByRole('button', { name: 'Choose a date' }).first()
  await tabTo(page, open)
  await page.keyboard.press('Enter')

  const calendar = page.getByRole('dialog', { name: 'Choose a date' })
  const focused = calendar.locator('button:focus')
  await expect(calendar.getByRole('grid', { name: 'January 2028' })).toBeVisible()
  await expect(focused).toHaveAccessibleName('Monday, January 31, 2028')
  const steps: [key: string, day: string][] = [
    ['PageDown', 'Tuesday, February 29, 2028'],
    ['ArrowRight', 'Wednesday, March 1, 2028'],
    ['ArrowUp', 'Wednesday, February 23, 2028'],
    ['End', 'Saturday, February 26, 2028'],
    ['Home', 'Sunday, February 20, 2028'],
    ['Shift+PageDown', 'Tuesday, February 20, 2029'],
    ['ArrowLeft', 'Monday, February 19, 2029'],
    ['ArrowDown', 'Monday, February 26, 2029'],
  ]
  for (const [key, day] of steps) {
    await page.keyboard.press(key)
    await expect(focused).toHaveAccessibleName(day)
  }
  await expectGoodScreen(page, 'calendar')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(starts).toHaveValue('2029-02-26')
  await expect(open).toBeFocused()

  await open.click()
  await calendar.getByRole('button', { name: 'Previous month' }).click()
  await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeFocused()
  await calendar.getByRole('button', { name: 'Wednesday, January 10, 2029' }).click()
  await expect(starts).toHaveValue('2029-01-10')
})
