import type { Page } from '@playwright/test'
import { chromiumLaunch } from '../browser/chromium-launch.ts'
import { mintBuyerScreens, mintOrganizerScreens } from '../event/mint-screens.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { expect, test } from '../journey.ts'

// The headless shell installs nothing, and says so of no page.
test.use({ launchOptions: chromiumLaunch() })

const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 }

/** What Chromium says of installing this page; a journey's browser keeps nothing, so nothing is installed in it. */
async function installed(page: Page) {
  const chromium = await page.context().newCDPSession(page)
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors')
  const { url, errors, manifest } = await chromium.send('Page.getAppManifest')
  await chromium.detach()
  const problems = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
  return { path: new URL(url).pathname, errors, problems, manifest }
}

/** The same once nothing stands in the way: a page's own manifest takes the place of the site's, which Chromium reads meanwhile. */
async function installedAt(page: Page, path: string) {
  let found = await installed(page)
  await expect(async () => {
    found = await installed(page)
    expect([found.path, found.errors, found.problems]).toEqual([path, [], []])
  }).toPass()
  return found
}

test('a ticket and an event page can be put on the home screen, and open there at their own address', async ({
  visitor,
}) => {
  const screens = await mintBuyerScreens()
  const page = await visitor(phone)
  for (const name of ['ticket', 'event page']) {
    await page.goto(screens[name]?.path ?? '')
    const found = await installed(page)
    expect([found.path, found.errors], name).toEqual(['/manifest.webmanifest', []])
    // Only Chromium's own offer needs one address for the whole site.
    expect(found.problems, name).toEqual(['start-url-not-valid'])
    expect(found.manifest.startUrl, name).toBe(page.url())
  }
})

test('a door is installed under its own name and address, and the desk with its list of events', async ({
  signedIn,
}) => {
  const { event, screens } = await mintOrganizerScreens()
  const page = await signedIn(event.organizer, phone)
  const door = await event.organizer.api.post<{ short_id: string }>(`/events/${event.id}/check-in-lists`, {
    name: 'Main gate & bar',
  })
  await page.goto(`/check-in/${door.short_id}`)
  await expect(page.getByRole('heading', { name: 'Main gate & bar' })).toBeVisible()
  const atDoor = await installedAt(page, `/check-in/${door.short_id}/app.webmanifest`)
  expect([atDoor.manifest.startUrl, atDoor.manifest.name]).toEqual([page.url(), 'Main gate & bar'])

  await page.goto(Object.values(screens)[0]?.path ?? '')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manage.webmanifest')
  const desk = await installedAt(page, '/manage.webmanifest')
  expect(desk.manifest.startUrl).toBe(`${foyerUrl()}/manage/events`)
  const sizes = await page.evaluate(async (icons) => {
    const measure = async ({ url }: { url: string }) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob())
      return `${width}x${height}`
    }
    return Promise.all(icons.map(measure))
  }, desk.manifest.icons ?? [])
  expect(sizes).toEqual((desk.manifest.icons ?? []).map(({ sizes: said }) => said))
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  expect((await page.request.get(touch ?? '')).headers()['content-type']).toBe('image/png')
})
