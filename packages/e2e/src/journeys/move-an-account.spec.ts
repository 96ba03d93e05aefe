import { readFile } from 'node:fs/promises'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { uploadImage } from '../event/upload-image.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintMember } from '../organizer/mint-member.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

test('the archive of one account is moved into another: events, orders, and a picture that the event’s page shows', async ({
  signedIn,
}) => {
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    title: 'Night of Sounds',
    tickets: [{ title: 'Free entry', price: 0 }],
  })
  const { api } = event.organizer
  await uploadImage(api, `/events/${event.id}`, { type: 'EVENT_COVER', width: 1600, height: 900 })
  const order = await mintOrder(event, { 'Free entry': 2 })
  await nameEverybody(order, mintPerson('Ada', 'Moved'))
  const old = await signedIn(event.organizer)
  await old.goto('/account/archive')
  await old.getByRole('button', { name: 'Make an archive' }).click()
  await expect(old.getByText('The archive is ready')).toBeVisible({ timeout: 60_000 })
  const zip = { name: 'foyer.zip', mimeType: 'application/zip', buffer: Buffer.alloc(0) }
  const [download] = await Promise.all([
    old.waitForEvent('download'),
    old.getByRole('button', { name: 'Download' }).click(),
  ])
  zip.buffer = await readFile(await download.path())

  const house = await mintOrganizer({ isConnected: false })
  const page = await signedIn(house)
  await test.step('An archive is recognized and tried.', async () => {
    await page.goto('/account/import')
    await page.locator('input[type=file]').setInputFiles(zip)
    await expect(page.getByRole('heading', { name: 'This is the archive of an account' })).toBeVisible()
    await expect(page.getByLabel('Bring orders and attendees too')).toBeChecked()
    await expectGoodScreen(page, 'a chosen archive')
    await page.getByRole('button', { name: 'Try it' }).click()
    await expect(page.getByText('1 event would be imported')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('1 picture', { exact: true })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Night of Sounds' })).toContainText('2 tickets')
    await expectGoodScreen(page, 'a try of an archive')
  })

  await test.step('The import leads to the event, and to the import of its orders.', async () => {
    await page.getByRole('button', { name: 'Import 1 event' }).click()
    await expect(page.getByText('1 event was imported')).toBeVisible({ timeout: 120_000 })
    await expectGoodScreen(page, 'an imported archive')
    await page.getByRole('link', { name: 'Show import' }).click()
    await expect(page.getByText('2 tickets were imported')).toBeVisible()
    await page.getByRole('link', { name: 'Show attendees' }).click()
    await expect(page.getByRole('row', { name: /Ada Moved/ }).first()).toBeVisible()
  })

  await test.step('The page of the event shows the picture, once it is on sale.', async () => {
    const [moved] = await house.api.get<{ id: string; slug: string }[]>('/events')
    await house.api.put(`/events/${moved?.id}/status`, { status: 'LIVE' })
    await page.goto(`/e/${moved?.id}/night-of-sounds`)
    await expect(page.getByRole('heading', { name: 'Night of Sounds' })).toBeVisible()
    const cover = page.locator('main img').first()
    await expect(cover).toBeVisible()
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  await test.step('An event that was put on sale stays when the import is undone.', async () => {
    await page.goto('/account/import')
    await page.getByRole('listitem').filter({ hasText: '1 event' }).getByRole('link').click()
    await page.getByRole('button', { name: 'Undo import' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(
      'Live events, what was changed since, organizers, taxes and fees stay.',
    )
    await question.getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('No events were archived')).toBeVisible({ timeout: 60_000 })
  })

  await test.step('A member who is no admin is told who imports archives.', async () => {
    const theirs = await signedIn(await mintMember(house))
    await theirs.goto('/account/import')
    await theirs.locator('input[type=file]').setInputFiles(zip)
    await expect(theirs.getByRole('alert')).toContainText('Ask an admin of your account to import it.')
  })
})
