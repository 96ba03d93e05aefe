import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { pickTickets, untilReact } from '../event/event-page.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'

async function eventWithLine(sale_start_date?: string) {
  const event = await mintEvent({
    tickets: [{ title: 'Floor', ...(sale_start_date && { sale_start_date }) }],
  })
  await event.organizer.api.put(`/events/${event.id}/settings`, { waiting_room: 'ON' })
  return event
}

/** Shows the browser a longer line than one journey can make: with that many people ahead of everybody. */
async function lengthenLine(page: Page, ahead: number): Promise<() => Promise<void>> {
  const line = '**/api/public/waiting-rooms/*'
  await page.route(line, async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ response: answer, json: { data: { ...data, admitted: 1 - ahead, per_second: 5 } } })
  })
  return () => page.unroute(line)
}

const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity: Floor' })
const checkout = /\/checkout\/.*\/details/

/** Chooses a ticket on the event page, and goes on to the checkout when it is their turn. */
async function buyInLine(page: Page, address?: string): Promise<void> {
  if (address) await page.goto(address)
  await pickTickets(page, { Floor: 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(checkout, { timeout: 60_000 })
}

test('a buyer who needs a place in line gets one, waits, and goes on to the checkout by itself', {
  tag: '@gate',
}, async ({ page, consoleWatch }) => {
  // The first try is refused, and so is a pass without its proof of work.
  consoleWatch.expect(/status of 429/)
  await page.setViewportSize({ width: 390, height: 844 })
  const event = await eventWithLine()
  const shorten = await lengthenLine(page, 4200)
  await page.clock.install()
  await page.goto(event.page)
  await pickTickets(page, { Floor: 2 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/About 4,\d\d\d people are ahead of you/)).toBeVisible()
  await expect(page.getByText('It takes about 14 minutes.')).toBeVisible()
  await expectGoodScreen(page, 'the waiting room')
  await shorten()
  // The page asks again at least this often.
  await page.clock.fastForward('00:00:40')
  await expect(page).toHaveURL(checkout, { timeout: 60_000 })
  await expect(page.getByText('Floor').first()).toBeVisible()
})

test('a place in line survives a reload', async ({ page, consoleWatch }) => {
  // The first try is refused, and so is a pass without its proof of work.
  consoleWatch.expect(/status of 429/)
  const event = await eventWithLine()
  const shorten = await lengthenLine(page, 300)
  await page.goto(event.page)
  await pickTickets(page, { Floor: 1 })
  await untilReact(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/people are ahead of you/)).toBeVisible()
  const passes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('waiting-passes')) passes.push(request.url())
  })
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  // Pressed before the script is there, the pass is not sent, and the page waits with it.
  await shorten()
  await expect(page).toHaveURL(checkout, { timeout: 60_000 })
  expect(passes).toEqual([])
})

test('people who are there before a sale wait for its draw, and buy when it starts', {
  tag: '@gate',
}, async ({ page, visitor, consoleWatch }) => {
  // The first try is refused, and so is a pass without its proof of work.
  consoleWatch.expect(/status of 429/)
  const event = await eventWithLine(new Date(Date.now() + 600_000).toISOString())
  await page.clock.install()
  await page.goto(event.page)
  await expect(page.getByText('You are in the waiting room')).toBeVisible()
  await expectGoodScreen(page, 'the waiting room')
  // The organizer starts the sale now. The draw is made when the next person comes.
  const { api } = event.organizer
  const [ticket] = await api.get<{ id: string }[]>(`/events/${event.id}/tickets`)
  await api.patch(`/events/${event.id}/tickets/${ticket?.id}`, { sale_start_date: null })
  await buyInLine(await visitor(), event.page)
  // The visitor's own clock reaches the sale.
  await page.clock.fastForward('00:10:00')
  await expect(quantity(page)).toBeVisible()
  await buyInLine(page)
})

test('without script the page says why it waits, and keeps the selection', async ({ visitor }) => {
  const event = await eventWithLine()
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto(event.page)
  await quantity(page).fill('2')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Turn JavaScript on to wait in line.')).toBeVisible()
  await expect(quantity(page)).toHaveValue('2')
})
