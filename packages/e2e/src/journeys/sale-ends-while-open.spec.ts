import type { Page } from '@playwright/test'
import { untilReact } from '../event/event-page.ts'
import { type MintedEvent, mintEvent, type TicketWish } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

async function openPage(page: Page, wish: Partial<TicketWish> = {}): Promise<MintedEvent> {
  const event = await mintEvent({ tickets: [{ title: 'Guest list', ...wish }] })
  await page.goto(event.page)
  await untilReact(page)
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  return event
}

async function changeTicket(
  { id, organizer: { api } }: MintedEvent,
  rules: Partial<TicketWish>,
): Promise<void> {
  const [ticket] = await api.get<{ id: string }[]>(`/events/${id}/tickets`)
  await api.patch(`/events/${id}/tickets/${ticket?.id}`, rules)
}

const card = (page: Page) => page.getByRole('region', { name: 'Tickets' })

/** Presses Continue, is refused, and reads what the page says then, without a reload. */
async function refusedThen(page: Page, says: string): Promise<void> {
  await card(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(says, { exact: true }).first()).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Continue' })).toBeHidden()
}

test('a page that is open while its tickets are sold out says so once a buyer is refused', {
  tag: '@gate',
}, async ({ page, consoleWatch }) => {
  consoleWatch.expect(/status of 409/)
  const event = await openPage(page, { quantity_available: 1 })
  await nameEverybody(await mintOrder(event, { 'Guest list': 1 }), mintPerson('Bea', 'Buyer'))
  await refusedThen(page, 'Sold out')
  await expect(page.getByText(/^Somebody else just took/)).toBeVisible()
})

test('a page that is open while its sales are paused says so once a buyer is refused', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 409/)
  const event = await openPage(page)
  await changeTicket(event, { is_paused: true })
  await refusedThen(page, 'Sales are paused')
})

test('a page that is open while its event is withdrawn says so, and leads to the organizer and to tickets', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 4(04|09)/)
  const { id, organizer } = await openPage(page)
  await organizer.api.put(`/events/${id}/status`, { status: 'DRAFT' })
  await card(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'The organizer no longer shows this event' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Find my tickets' })).toHaveAttribute('href', '/tickets')
  await expect(main.getByRole('link', { name: 'More events' })).toHaveAttribute('href', /^\/o\//)
})

test('a page asks again when somebody comes back to it, and when a sale ends', async ({ page }) => {
  await page.clock.install()
  const event = await openPage(page, { sale_end_date: inHours(1) })
  await changeTicket(event, { is_paused: true })
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(card(page).getByText('Sales are paused')).toBeVisible({ timeout: 1000 })
  }).toPass()
  // For the server the sale is over now, and for the visitor in an hour.
  await changeTicket(event, { is_paused: false, sale_end_date: inHours(-1) })
  await page.clock.fastForward('01:00:20')
  await expect(card(page).getByText('Ticket sales have ended')).toBeVisible()
})
