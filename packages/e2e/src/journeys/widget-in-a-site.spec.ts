import { expect } from '@playwright/test'
import { startOtherSite } from '../browser/other-site.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { test } from '../journey.ts'

const guestList = { tickets: [{ title: 'Guest list' }] }
const page = (event: MintedEvent, more = '') => `<title>Elsewhere</title><h1>Elsewhere</h1>
  <div id="left"><foyer-widget event="${event.id}" ${more}><a href="/tickets">Get tickets here</a></foyer-widget></div>
  <div id="right"></div><script async src="${foyerUrl()}/widget.js"></script>`

test('a policy that a site only tries out does not take its tickets away', async ({
  visitor,
  consoleWatch,
}) => {
  consoleWatch.expect(/Content Security Policy|frame-src/)
  const event = await mintEvent(guestList)
  const site = await startOtherSite(page(event), "frame-src 'none'", { isReportOnly: true })
  const visit = await visitor()
  await visit.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ disposition }) => {
      document.title = disposition
    })
  })
  await visit.goto(site.url)
  await expect(visit).toHaveTitle('report')
  const widget = visit.frameLocator('iframe[title="Tickets"]')
  await expect(widget.getByRole('heading', { name: 'Guest list' })).toBeVisible()
  await expect(visit.getByRole('link', { name: 'Get tickets here' })).toBeHidden()
  site.stop()
})

test('a site hides the widget as it hides anything else, and shows it later', async ({ page: visit }) => {
  const event = await mintEvent(guestList)
  const site = await startOtherSite(`<style>.later foyer-widget { display: none }</style>${page(event)}`)
  await visit.goto(site.url)
  const widget = visit.locator('foyer-widget')
  const tickets = visit.frameLocator('iframe[title="Tickets"]').getByRole('heading', { name: 'Guest list' })
  await expect(tickets).toBeVisible()
  await expect(widget).toHaveCSS('display', 'block')
  await widget.evaluate((one) => one.toggleAttribute('hidden', true))
  await expect(widget).toBeHidden()
  await widget.evaluate((one) => one.toggleAttribute('hidden', false))
  await expect(tickets).toBeVisible()
  await visit.locator('body').evaluate((body) => body.classList.add('later'))
  await expect(widget).toBeHidden()
  site.stop()
})

test('Escape closes the dialog from inside the tickets, and the focus returns to the button', async ({
  page: visit,
}) => {
  const event = await mintEvent(guestList)
  const site = await startOtherSite(page(event, 'mode="button"'))
  await visit.goto(site.url)
  const button = visit.getByRole('button', { name: 'Get tickets' })
  // The tickets hear keys as soon as their script is there.
  const ready = visit
    .locator('foyer-widget')
    .evaluate((widget) => new Promise<void>((done) => widget.addEventListener('foyer:ready', () => done())))
  await button.click()
  await ready
  const tickets = visit.frameLocator('iframe[title="Tickets"]')
  await tickets.getByRole('spinbutton', { name: 'Guest list' }).focus()
  await visit.keyboard.press('Escape')
  await expect(visit.getByRole('dialog', { name: 'Tickets' })).toBeHidden()
  await expect(button).toBeFocused()
  site.stop()
})

test('a widget that its site moves shows its tickets again, or its link where they are refused', async ({
  page: visit,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_FAILED/)
  const event = await mintEvent(guestList)
  const site = await startOtherSite(page(event))
  await visit.goto(site.url)
  const move = (side: string) =>
    visit.locator('foyer-widget').evaluate((one, to) => document.querySelector(to)?.append(one), side)
  const tickets = visit.frameLocator('iframe[title="Tickets"]').getByRole('heading', { name: 'Guest list' })
  await expect(tickets).toBeVisible()
  await move('#right')
  await expect(tickets).toBeVisible()
  await visit.route('**/widget/**', (route) => route.abort())
  await move('#left')
  await expect(visit.getByRole('link', { name: 'Get tickets here' })).toBeVisible()
  await expect(visit.locator('iframe')).toHaveCount(0)
  site.stop()
})
