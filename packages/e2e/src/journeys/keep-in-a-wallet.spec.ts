import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { type MintedOrder, mintOrder, nameEverybody } from '../order/mint-order.ts'
import { AppleDevice, readPass } from '../wallet/apple-device.ts'

const appleLink = (page: Page) => page.getByRole('link', { name: 'Add to Apple Wallet' })
const googleLink = (page: Page) => page.getByRole('link', { name: 'Add to Google Wallet' })

async function mintTicket(): Promise<{
  event: MintedEvent
  order: MintedOrder
  ticket: string
  email: string
}> {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const order = await mintOrder(event, { 'Guest list': 1 })
  const buyer = mintPerson('Wally', 'Wallet')
  await nameEverybody(order, buyer)
  return { event, order, ticket: `/ticket/${event.id}/${order.attendees[0]?.short_id}`, email: buyer.email }
}

/** Puts off the event by a day, to a whole second: a pass says no parts of one. */
async function moveEvent({ id, organizer: { api } }: MintedEvent): Promise<string> {
  const event = await api.get<Record<'title' | 'start_date' | 'end_date' | 'timezone' | 'currency', string>>(
    `/events/${id}`,
  )
  const later = (instant: string) =>
    `${new Date(Date.parse(instant) + 24 * 3_600_000).toISOString().slice(0, 19)}Z`
  const { title, timezone, currency } = event
  const dates = { start_date: later(event.start_date), end_date: later(event.end_date) }
  await api.put(`/events/${id}`, { title, timezone, currency, ...dates })
  return dates.start_date
}

test('a ticket is offered to both wallets on the summary, on its page and in the email', async ({ page }) => {
  const { order, ticket, email } = await mintTicket()
  const paths: Record<string, string> = { summary: order.step('summary'), ticket }
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(path)
    await expect(appleLink(page)).toBeVisible()
    await expect(googleLink(page)).toBeVisible()
    await expectGoodScreen(page, `${name} with wallets`)
  }
  await googleLink(page).click()
  await expect(page.getByRole('heading', { name: 'Saved to Google Wallet' })).toBeVisible()
  const { body } = await mailTo(email, 'Your order for')
  expect(body.html).toContain('.pkpass')
  expect(body.html).toMatch(/\/api\/public\/wallet\/[^"]+\/google/)
})

test('a pass in a wallet follows a changed date, and is void once its ticket is cancelled', {
  tag: '@gate',
}, async ({ page }) => {
  const { event, order, ticket } = await mintTicket()
  await page.goto(ticket)
  const file = await page.request.get((await appleLink(page).getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/vnd.apple.pkpass')
  const pass = readPass(await file.body())
  expect(pass.barcodes?.[0]?.message).toBe(order.attendees[0]?.short_id)
  const device = new AppleDevice(pass)
  expect(await device.register()).toBe(201)
  expect(await device.pushes()).toBe(0)

  const date = await moveEvent(event)
  await expect.poll(() => device.pushes(), { timeout: 45_000 }).toBe(1)
  const moved = await device.fetchPass()
  expect(Date.parse(moved.relevantDate ?? '')).toBe(Date.parse(date))
  expect(moved.voided ?? false).toBe(false)

  await event.organizer.api.post(`/events/${event.id}/attendees/${order.attendees[0]?.short_id}/cancel`)
  await expect.poll(() => device.pushes(), { timeout: 45_000 }).toBe(2)
  const cancelled = await device.fetchPass()
  expect([cancelled.voided, cancelled.barcodes ?? []]).toEqual([true, []])
  await page.goto(ticket)
  await expect(page.getByText('This ticket is not valid.')).toBeVisible()
  await expect(appleLink(page)).toHaveCount(0)
})

test('an Android phone is offered Google’s wallet alone, and a stage without credentials offers none', async ({
  visitor,
}) => {
  const { ticket } = await mintTicket()
  const android = await visitor({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile' })
  await android.goto(ticket)
  await expect(googleLink(android)).toBeVisible()
  await expect(appleLink(android)).toHaveCount(0)
  const without = await visitor()
  await without.route('**/api/public/stage', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { data: { ...data, wallets: [] } } })
  })
  const answered = without.waitForResponse('**/api/public/stage')
  await without.goto(ticket)
  await expect(without.getByRole('img', { name: /^QR code of ticket/ })).toBeVisible()
  await answered
  await without.waitForLoadState('networkidle')
  await expect(without.getByRole('link', { name: /Wallet/ })).toHaveCount(0)
})
