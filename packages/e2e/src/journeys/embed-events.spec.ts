import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { startOtherSite } from '../browser/other-site.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent } from '../event/mint-event.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { test } from '../journey.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

const policy = () => `default-src 'none'; script-src ${foyerUrl()}; frame-src ${foyerUrl()}`

const element = (organizer: string, more = '') =>
  `<title>Our hall</title><h1>Our hall</h1>
  <foyer-events organizer="${organizer}" ${more}><a href="/events">Our events</a></foyer-events>
  <script async src="${foyerUrl()}/widget.js"></script>`

test('a site lists its organizer’s events to come, in its language, and each leads to its page', {
  tag: '@gate',
}, async ({ visitor }) => {
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    title: 'Harbour lights',
    tickets: [{ title: 'Guest list' }],
  })
  const { organizer_id } = await event.organizer.api.get<{ organizer_id: string }>(`/events/${event.id}`)
  const site = await startOtherSite(element(organizer_id, 'locale="de" aff="anna"'), policy())
  const page = await visitor({ viewport: { width: 390, height: 844 } })
  await page.goto(site.url)
  const list = page.frameLocator('iframe[title="Veranstaltungen"]')
  const link = list.getByRole('link', { name: 'Harbour lights' })
  await expect(link).toBeVisible()
  await expect(list.getByText('Kostenlos')).toBeVisible()
  await test.step('the frame is as high as the list', async () => {
    const frame = page.locator('iframe')
    await expect
      .poll(() => frame.evaluate((one) => Number.parseFloat((one as HTMLElement).style.height)))
      .toBe(await list.locator('html').evaluate((root) => Math.ceil(root.getBoundingClientRect().height)))
  })
  await test.step('the event opens in a window of its own, with the site’s affiliate and language', async () => {
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await opened.waitForURL(new RegExp(`/e/${event.id}/.*aff=anna`))
    await expect(opened.locator('html')).toHaveAttribute('lang', 'de')
    await expect(opened.getByRole('heading', { name: 'Harbour lights', level: 1 })).toBeVisible()
    await expectGoodScreen(opened, 'an event from a list on another site')
  })
  site.stop()
})

test('a list of an unknown organizer says so, and one that the site’s policy refuses leaves the site’s own link', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 404|Content Security Policy|frame-src|ERR_BLOCKED/)
  const unknown = await startOtherSite(element('og_2222222222222222'), policy())
  await page.goto(unknown.url)
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
  unknown.stop()
  const strict = `default-src 'none'; script-src ${foyerUrl()}`
  const closed = await startOtherSite(element('og_2222222222222222'), strict)
  await page.goto(closed.url)
  await expect(page.getByRole('link', { name: 'Our events' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  closed.stop()
})

test('a site that takes the elements from the package loads them once, and again after a failure', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_FAILED/)
  const event = await mintEvent({ title: 'Harbour lights', tickets: [{ title: 'Guest list' }] })
  const source = readFileSync(new URL('../../../widget/npm/load-foyer.js', import.meta.url), 'utf8')
  const site = await startOtherSite(`<title>Our hall</title><h1>Our hall</h1>
    <foyer-widget event="${event.id}"><a href="/tickets">Tickets</a></foyer-widget>
    <script type="module">${source.replace('export ', '')};window.loadFoyer = loadFoyer</script>`)
  let asked = 0
  await page.route('**/widget.js', (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await page.goto(site.url)
  const load = () =>
    page.evaluate(
      (stage) =>
        (window as unknown as { loadFoyer: (stage: string) => Promise<void> }).loadFoyer(stage).then(
          () => 'loaded',
          () => 'failed',
        ),
      foyerUrl(),
    )
  expect(await load()).toBe('failed')
  await expect(page.getByRole('link', { name: 'Tickets' })).toBeVisible()
  expect(await Promise.all([load(), load()])).toEqual(['loaded', 'loaded'])
  expect(asked).toBe(2)
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Guest list' })).toBeVisible()
  site.stop()
})

test('an organizer sees their events as a site will show them, and copies the code', async ({ signedIn }) => {
  const event = await mintEvent({
    organizer: await mintOrganizer(),
    title: 'Harbour lights',
    tickets: [{ title: 'Guest list' }],
  })
  const desk = await signedIn(event.organizer, { permissions: ['clipboard-read', 'clipboard-write'] })
  await desk.goto('/manage/organizers')
  await desk.getByRole('button', { name: 'Actions for Harbour Concerts' }).click()
  await desk.getByRole('menuitem', { name: 'Show its events on your site' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Events on your site' })
  const site = sheet.frameLocator('iframe[title="Preview"]')
  await expect(site.frameLocator('iframe').getByRole('link', { name: 'Harbour lights' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Copy code' }).click()
  await expect(sheet.getByText('Copied')).toBeVisible()
  const code = await desk.evaluate(() => navigator.clipboard.readText())
  expect(code).toContain(`<foyer-events organizer="${event.organizer.organizerId}">`)
  expect(code).toContain(`${foyerUrl()}/o/${event.organizer.organizerId}/harbour-concerts`)
})
