import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintMember } from '../organizer/mint-member.ts'
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

test('an archive that failed can be made again, and organizers see no link to it', { tag: '@gate' }, async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 403/)
  const owner = await mintOrganizer({ isConnected: false })
  const page = await signedIn(owner, { viewport: { width: 390, height: 844 } })
  const failed = {
    id: 'ex_2222222222222222',
    status: 'FAILED',
    events_done: 3,
    events_total: 12,
    tickets: 40,
  }
  const times = { created_at: '2026-01-01T10:00:00.000Z', expires_at: '2099-01-01T10:00:00.000Z' }
  await page.route('**/api/accounts/*/archive', (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    return route.fulfill({ json: { data: { ...failed, ...times, size_bytes: null } } })
  })
  await page.goto('/account/archive')
  await expect(page.getByRole('alert')).toContainText('Nothing of your account has changed.')
  await expectGoodScreen(page, 'a failed archive')
  await page.unroute('**/api/accounts/*/archive')
  await page.getByRole('button', { name: 'Make an archive' }).click()
  await expect(page.getByText('The archive is ready')).toBeVisible({ timeout: 60_000 })

  const theirs = await signedIn(await mintMember(owner))
  await theirs.goto('/account/archive')
  await expect(theirs.getByText('You do not have permission to access this page.')).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Archive', exact: true })).toHaveCount(0)
})
