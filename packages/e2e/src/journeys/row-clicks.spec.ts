import type { Page } from '@playwright/test'
import { mintLists } from '../event/mint-lists.ts'
import { expect, test } from '../journey.ts'

/** The first row of the list, where to press it beside its link, and the link's address. */
async function firstRow(page: Page) {
  const row = page.getByRole('main').locator('tbody tr').first()
  await expect(row).toBeVisible()
  const link = row.locator('[data-slot="row-link"]')
  const href = new URL((await link.getAttribute('href')) ?? '', page.url()).href
  const box = await row.locator('td').nth(1).boundingBox()
  if (!box) throw new Error('The row has no second cell.')
  const beside = { x: box.x + box.width - 6, y: box.y + box.height / 2 }
  return { href, beside }
}

test('a click on a row opens it here, and in a new tab with Ctrl, Meta, Shift or the middle button', async ({
  signedIn,
}) => {
  test.setTimeout(240_000)
  const { organizer, lists } = await mintLists()
  const page = await signedIn(organizer, { viewport: { width: 1440, height: 900 } })
  for (const [name, { path, shows, opens }] of Object.entries(lists)) {
    if (!opens) continue
    await test.step(name, async () => {
      await page.goto(path)
      for (const text of shows) await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      for (const press of ['Control', 'Meta', 'Shift', 'middle'] as const) {
        const { href, beside } = await firstRow(page)
        const before = page.url()
        const opened = page.context().waitForEvent('page')
        if (press !== 'middle') await page.keyboard.down(press)
        await page.mouse.click(beside.x, beside.y, { button: press === 'middle' ? 'middle' : 'left' })
        if (press !== 'middle') await page.keyboard.up(press)
        const tab = await opened
        await expect(tab, `${name}, ${press}`).toHaveURL(href)
        await tab.close()
        expect(page.url(), `${name} stays where it is, ${press}`).toBe(before)
        expect(page.context().pages(), `${name}, ${press}: one tab only`).toHaveLength(1)
      }
      const { href, beside } = await firstRow(page)
      await page.mouse.click(beside.x, beside.y)
      await expect(page).toHaveURL(href)
      expect(page.context().pages()).toHaveLength(1)
    })
  }
})

test('the right button, selecting text, and a click on a menu do not open the row', async ({ signedIn }) => {
  const { organizer, lists } = await mintLists()
  const page = await signedIn(organizer, { viewport: { width: 1440, height: 900 } })
  await page.goto(lists.orders?.path ?? '')
  await expect(page.getByRole('main').getByText('Ada').first()).toBeVisible()
  const { beside } = await firstRow(page)
  const before = page.url()
  await page.mouse.click(beside.x, beside.y, { button: 'right' })
  await page.keyboard.press('Escape')
  const email = await page.getByRole('main').getByText(/^ada-/).first().boundingBox()
  if (!email) throw new Error('The row shows no email address.')
  const middle = email.y + email.height / 2
  await page.mouse.move(email.x + 2, middle)
  await page.mouse.down()
  await page.mouse.move(email.x + email.width / 2, middle, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^ada-/)
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  expect(page.url()).toBe(before)
  expect(page.context().pages()).toHaveLength(1)
})
