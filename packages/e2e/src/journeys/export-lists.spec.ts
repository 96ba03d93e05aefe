import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
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

async function download(page: Page): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  return readFile(await file.path())
}
