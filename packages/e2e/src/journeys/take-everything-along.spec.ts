import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

test('an owner makes an archive by keyboard, downloads it, and finds events and orders in it', async ({
  signedIn,
}) => {
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    tickets: [{ title: 'Free entry', price: 0 }],
  })
  const order = await mintOrder(event, { 'Free entry': 2 })
  await nameEverybody(order, mintPerson('Ada', 'Archived'))
  const page = await signedIn(event.organizer)
  await page.goto('/account/archive')
  await tabTo(page, page.getByRole('button', { name: 'Make an archive' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('The archive is ready')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('1 event · 2 tickets')).toBeVisible()
  await expectGoodScreen(page, 'a finished archive')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^foyer-\d{4}-\d{2}-\d{2}\.zip$/)
  const files = unzipSync(await readFile(await download.path()))
  const textOf = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  expect(JSON.parse(textOf('events.jsonl'))).toMatchObject({ title: event.title })
  const rows = textOf(`orders/${event.id}.jsonl`).trim().split('\n')
  expect(rows.map((row) => JSON.parse(row))).toMatchObject([
    { order_external_id: order.reference, ticket: 'Free entry', last_name: 'Archived' },
    { order_external_id: order.reference, ticket: 'Free entry' },
  ])

  await page.getByRole('button', { name: 'Make a new one' }).click()
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 60_000 })
})
