import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintEvent, type TicketWish } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** The event page of one free ticket, which none of the visitors can buy. */
async function pageOf(wish: Partial<TicketWish>): Promise<string> {
  return (await mintEvent({ tickets: [{ title: 'Guest list', ...wish }] })).page
}

async function soldOutPage(): Promise<string> {
  const event = await mintEvent({ tickets: [{ title: 'Guest list', quantity_available: 1 }] })
  await nameEverybody(await mintOrder(event, { 'Guest list': 1 }), mintPerson('Bea', 'Buyer'))
  return event.page
}

/** The banner at the head of the tickets, or on a phone the bar at the foot of the screen. */
const stepOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()

// Specification: 4.ticket-sale-starts
test('a card counts down to the first sale, gives a reminder, and opens by itself', { tag: '@gate' }, async ({
  page,
  consoleWatch,
}) => {
  // A pass for the waiting room of a sale that starts soon is first refused, with the work that it costs.
  consoleWatch.expect(/status of 429/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list', sale_start_date: inHours(1) }] })
  const { api } = event.organizer
  await page.clock.install()
  await page.goto(event.page)
  const card = page.getByRole('region', { name: 'Tickets' })
  await expect(card.getByText('Tickets go on sale soon')).toBeVisible()
  await expect(card.getByRole('timer')).toHaveCount(1)
  const reminder = await page.request.get((await stepOf(page, 'Remind me').getAttribute('href')) ?? '')
  expect(await reminder.text()).toContain('BEGIN:VALARM')
  // It starts on the server once this machine is here. Then the visitor’s clock moves on by the hour.
  const [ticket] = await api.get<{ id: string }[]>(`/events/${event.id}/tickets`)
  await api.patch(`/events/${event.id}/tickets/${ticket?.id}`, { sale_start_date: null })
  await page.clock.fastForward('01:00:00')
  await expect(card.getByRole('button', { name: 'More: Guest list' })).toBeVisible({ timeout: 30_000 })
  await expect(card.getByText('Tickets go on sale soon')).toBeHidden()
})

test('each state of a sale says what is the matter and what to do, on a phone too, and passes axe', async ({
  page,
}) => {
  const states = [
    { path: await soldOutPage(), headline: 'Sold out', step: 'More events' },
    { path: await pageOf({ is_paused: true }), headline: 'Sales are paused' },
    { path: await pageOf({ sale_end_date: inHours(-1) }), headline: 'Ticket sales have ended' },
    {
      path: await pageOf({ sale_start_date: inHours(50) }),
      headline: 'Tickets go on sale soon',
      step: 'Remind me',
    },
  ]
  for (const { path, headline, step } of states) {
    await page.goto(path)
    const card = page.getByRole('region', { name: 'Tickets' })
    await expect(card.getByText(headline).first()).toBeVisible()
    if (step) await expect(stepOf(page, step)).toBeVisible()
    await expectGoodScreen(page, headline)
  }
})
