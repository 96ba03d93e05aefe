import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { holdBack } from '../browser/hold-back.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

test('attendees are exported with the keyboard, and a name that is a formula is harmless', {
  tag: '@gate',
}, async ({ signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  for (const name of ['=1+1', 'Zoë']) {
    await nameEverybody(await mintOrder(event, { 'Guest list': 1 }), {
      ...mintPerson('x', 'Guest'),
      first_name: name,
    })
  }
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/attendees`)
  await expect(page.getByRole('link', { name: 'Zoë Guest' })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Export' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Attendees exported')).toBeVisible({ timeout: 30_000 })
  await expectGoodScreen(page, 'finished export')
  const csv = (await download(page)).toString('utf8')
  expect(csv.startsWith('\uFEFFAttendee,Order,First name')).toBe(true)
  expect(csv).toContain(",'=1+1,Guest,")
  expect(csv).toContain(',Zoë,Guest,')
  expect(csv.trimEnd().split('\r\n')).toHaveLength(3)
})

test('an export holds the filtered rows, also as a workbook, and its progress follows to other screens', async ({
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  for (const name of ['Ada', 'Grace']) {
    await nameEverybody(await mintOrder(event, { 'Guest list': 1 }), mintPerson(name, 'Guest'))
  }
  const page = await signedIn(event.organizer)
  await page.goto(`/manage/event/${event.id}/orders?query=ada`)
  await expect(page.getByText('Grace Guest')).toBeHidden()
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText('Only the filtered rows')).toBeVisible()
  // The server's answer comes after the other screen, as on a slow network.
  const release = await holdBack(page, '**/api/events/*/exports')
  await page.getByRole('menuitem', { name: 'Excel file' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Tickets' }).click()
  await expect(page.getByRole('heading', { name: 'Tickets', level: 1 })).toBeVisible()
  release()
  await expect(page.getByText('1 row. The file is kept for a day.')).toBeVisible({ timeout: 30_000 })
  const workbook = await download(page)
  expect(workbook.subarray(0, 2).toString()).toBe('PK')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Orders exported')).toBeHidden()
})

async function download(page: Page): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  return readFile(await file.path())
}
