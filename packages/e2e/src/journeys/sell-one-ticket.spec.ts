import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ConsoleWatch } from '../browser/console-watch.ts'
import { filmCode } from '../camera/ticket-film.ts'
import { browserWithCamera, expectVerdict, openDoor } from '../door/door.ts'
import { pickTickets } from '../event/event-page.ts'
import { addTicket, goLive, openSection, uploadCover } from '../event/event-screens.ts'
import { linkIn, linksIn, type Mail, mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson, type Person } from '../order/buyer.ts'
import { mintEmail } from '../organizer/mint-organizer.ts'
import { confirmEmail, connectStripe, setUpFirstEvent, signUp } from '../organizer/organizer-screens.ts'
import { cards, fillCard, pay } from '../payment/payment-form.ts'

// Specification: 1.features-scan 2.route-register 2.route-event-dashboard 2.route-event-tickets
// Specification: 2.route-event-check-in 2.route-event-settings 2.route-event-getting-started
// Specification: 2.route-event-page 2.route-ticket 2.route-check-in 2.screen-camera 8.already-scanned
test('an organizer puts an event on sale, a buyer pays, the door scans the ticket', { tag: '@gate' }, async ({
  page,
  visitor,
  consoleWatch,
}) => {
  const title = `Midsummer ${randomUUID().slice(0, 6)}`
  const buyer = mintPerson('Berta', 'Buyer')

  const eventPage = await test.step('the organizer sets up and goes live', () => setUp(page, title))
  await test.step('the event page is complete without script', () => readEventPage(visitor, eventPage, title))
  const order = await test.step('a buyer picks, pays and has the tickets', async () =>
    buy(await visitor(), eventPage, buyer))
  const tickets = await test.step('the mails arrive', () => readMails(buyer, order))
  await test.step('the organizer sees order and attendees', () => seeSale(page, order, buyer))
  const doorLink = await test.step('the organizer opens a door', () => createCheckInList(page))
  await test.step('the door scans the ticket', async () =>
    scan(await visitor(), tickets, doorLink, consoleWatch))
})

async function setUp(page: Page, title: string): Promise<string> {
  const email = mintEmail('olga')
  await signUp(page, email)
  await setUpFirstEvent(page, { organizer: 'Lakeside Nights', title, ticket: 'Lawn', price: '24.50' })
  const gettingStarted = page.url()
  await confirmEmail(page, email)
  await connectStripe(page)
  await page.goto(gettingStarted)
  await openSection(page, 'Tickets')
  await addTicket(page, { kind: 'Free', title: 'Under twelve' })
  await openSection(page, 'Settings')
  await uploadCover(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
  return goLive(page)
}

type Visitor = (options?: { javaScriptEnabled: boolean }) => Promise<Page>

async function readEventPage(visitor: Visitor, eventPage: string, title: string): Promise<void> {
  const page = await visitor({ javaScriptEnabled: false })
  const answer = await page.goto(eventPage)
  expect(answer?.headers()['cache-control']).toMatch(/s-maxage=\d/)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lawn' })).toBeVisible()
  await expect(page.getByText('€24.50').first()).toBeVisible()
  await expect(page.getByRole('main').locator('img[src*="/media/"]').first()).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(title))
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(shared ?? '')).headers()['content-type']).toBe('image/png')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${eventPage}$`))
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({
    '@type': 'Event',
    name: title,
    offers: [{ name: 'Lawn', price: '24.50', priceCurrency: 'EUR' }, { name: 'Under twelve' }],
  })
  const again = await page.request.get(eventPage)
  expect(again.headers()['x-cache']).toBe('Hit from cloudfront')
}

interface Bought {
  reference: string
}

async function buy(page: Page, eventPage: string, buyer: Person): Promise<Bought> {
  await page.goto(eventPage)
  await pickTickets(page, { Lawn: 1, 'Under twelve': 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await giveDetails(page, buyer)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page, cards.good)
  await pay(page, '€24.50')
  await expectTicketsReady(page)
  await expect(page.getByRole('region', { name: 'Your 2 tickets' }).getByRole('listitem')).toHaveCount(2)
  const reference = await page
    .getByText(/^O-[2-9A-Z]{7}$/)
    .first()
    .textContent()
  return { reference: reference ?? '' }
}

async function readMails(buyer: Person, { reference }: Bought): Promise<string[]> {
  const confirmation = await mailTo(buyer.email, reference)
  expect(linkIn(confirmation, '/checkout/')).toMatch(/\/summary$/)
  expect(typesOf(confirmation)).toEqual(['application/pdf', 'image/png', 'image/png', 'text/calendar'])
  return linksIn(confirmation, '/ticket/')
}

async function seeSale(page: Page, { reference }: Bought, buyer: Person): Promise<void> {
  await openSection(page, 'Orders')
  await page.getByRole('link', { name: reference }).click()
  const order = page.getByRole('dialog')
  await expect(order).toContainText(buyer.email)
  await expect(order).toContainText('€24.50')
  await page.keyboard.press('Escape')

  await openSection(page, 'Attendees')
  await expect(page.getByRole('link', { name: 'Berta Buyer' })).toHaveCount(2)
  await page.getByRole('link', { name: 'Berta Buyer' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Open ticket' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}

/** Answers the door's link. */
async function createCheckInList(page: Page): Promise<string> {
  await openSection(page, 'Check-in')
  await page.getByRole('link', { name: 'Create list' }).first().click()
  const form = page.getByRole('dialog', { name: 'Create check-in list' })
  await form.getByLabel('Name').fill('Main gate')
  await form.getByRole('button', { name: 'Create list' }).click()
  await expect(page.getByText('0 of 2 checked in')).toBeVisible()
  return (await page.getByRole('link', { name: 'Open check-in' }).getAttribute('href')) ?? ''
}

async function scan(
  page: Page,
  [first = '', second = '']: string[],
  doorLink: string,
  watch: ConsoleWatch,
): Promise<void> {
  await page.goto(second)
  const typed = await page.getByText(/^A-[2-9A-Z]{7}$/).textContent()
  await page.goto(first)
  const film = test.info().outputPath('ticket.y4m')
  await filmCode(page.getByRole('img', { name: /QR code/ }), film)

  const browser = await browserWithCamera(film)
  const gate = await openDoor(browser, new URL(doorLink, page.url()).href, watch)
  await expectVerdict(gate, 'admitted', /Welcome.*Berta Buyer/)
  // The second scan of a ticket is refused.
  watch.expect(/409.*check-ins/)
  const otherGate = await openDoor(browser, gate.url(), watch)
  await expectVerdict(otherGate, 'already', /You already scanned this ticket/)
  await otherGate.close()

  await gate.getByLabel('Ticket code').fill(typed ?? '')
  await gate.keyboard.press('Enter')
  await expectVerdict(gate, 'admitted', /Welcome.*Berta Buyer/)
  await expect(gate.getByRole('banner')).toContainText('2 of 2')
  await browser.close()
}

function typesOf({ attachments }: Mail): string[] {
  return attachments.map(({ contentType }) => contentType.split(';')[0] ?? '').sort()
}
