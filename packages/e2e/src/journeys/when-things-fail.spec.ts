import type { Page } from '@playwright/test'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

const hour = 3_600_000
const broken = { status: 500, json: { code: 'server.unexpected', message: 'An unexpected error occurred.' } }

/** A door's link of an event without guests. */
async function mintDoor(list: { activates_at?: string; expires_at?: string } = {}): Promise<string> {
  const { id, organizer } = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const body = { name: 'Main gate', ...list }
  const door = await organizer.api.post<{ short_id: string }>(`/events/${id}/check-in-lists`, body)
  return `/check-in/${door.short_id}`
}

// Specification: 1.features-scan 2.screen-camera 8.camera-denied
test('a blocked camera shows an error and how to allow it', { tag: '@gate' }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto(await mintDoor())
  await page.getByRole('button', { name: 'Start scanning' }).click()
  const trouble = page.getByRole('alert').filter({ hasText: 'Camera permission denied' })
  await expect(trouble).toContainText('allow the camera for this page in the browser’s settings')
  await expect(trouble.getByRole('button', { name: 'Ask again' })).toBeVisible()
  await expect(page.getByLabel('Ticket code')).toBeVisible()
})

// Specification: 1.features-scan 2.screen-camera 8.flash
test('a camera without a flash says that it has none', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
      return canvas.captureStream()
    }
  })
  await page.goto(await mintDoor())
  await page.getByRole('button', { name: 'Start scanning' }).click()
  // A steward’s thumb meets no button of the browser’s that takes the picture off the page.
  await expect(page.getByLabel('Camera image')).toHaveAttribute('disablepictureinpicture', '')
  await page.getByRole('button', { name: 'Flash' }).click()
  await expect(page.getByText('Flash is not available on this camera.')).toBeVisible()
})

// Specification: 8.load-list-failed
test('a check-in list that does not load shows an error, and loads on another try', async ({
  visitor,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 410/)
  const page = await visitor({ serviceWorkers: 'block' })
  const attendees = /\/api\/public\/check-in-lists\/\w+\/attendees/
  // It ended meanwhile; without any answer the device would search by itself.
  const over = { status: 410, json: { code: 'check_in_list.expired', message: 'It has expired.' } }
  await page.route(attendees, (route) => route.fulfill(over))
  await page.goto(await mintDoor())
  await page.getByRole('tab', { name: 'Search' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load the check-in list' })
  await expect(failure).toBeVisible()
  await page.unroute(attendees)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No attendees found')).toBeVisible()
})

// Specification: 4.list-not-active 4.list-active 4.list-expired 8.list-not-active
test('a check-in list that is not active yet or has expired says that', async ({ page }) => {
  const at = (time: number) => new Date(time).toISOString()
  await page.goto(await mintDoor({ activates_at: at(Date.now() + hour) }))
  await expect(page.getByRole('heading', { name: 'This check-in list is not active yet' })).toBeVisible()
  await page.goto(await mintDoor({ expires_at: at(Date.now() - hour) }))
  await expect(page.getByRole('heading', { name: 'This check-in list has expired' })).toBeVisible()
})

// Specification: 8.unable-to-load 8.page-load-error
test('a screen that does not load shows an error, and loads on another try', { tag: '@gate' }, async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 500|unexpected error/)
  const { organizer, title } = await mintEvent({
    organizer: await mintOrganizer(),
    tickets: [{ title: 'Guest list' }],
  })
  const page = await signedIn(organizer)
  const events = /\/api\/events(\?|$)/
  await page.route(events, (route) => route.fulfill(broken))
  await page.goto('/manage/events')
  await expect(page.getByText('Unable to load data')).toBeVisible()
  await page.unroute(events)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(title).first()).toBeVisible()
})

// Specification: 8.offline
test('a screen says that it is offline until the network is back', async ({ signedIn, consoleWatch }) => {
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED/)
  const { organizer, title } = await mintEvent({
    organizer: await mintOrganizer(),
    tickets: [{ title: 'Guest list' }],
  })
  const page = await signedIn(organizer)
  await page.goto('/manage/events')
  await expect(page.getByText(title).first()).toBeVisible()
  await page.context().setOffline(true)
  await expect(offlineNotice(page)).toBeVisible()
  await page.context().setOffline(false)
  await expect(offlineNotice(page)).toBeHidden()
})

function offlineNotice(page: Page) {
  return page.getByText('You are offline. What you see may be out of date')
}
