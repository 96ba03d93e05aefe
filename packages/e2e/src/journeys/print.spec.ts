import type { Browser, Page } from '@playwright/test'
import { drawLogo } from '../browser/draw-logo.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { readPaper } from '../paper/read-paper.ts'

/** A printer's dialog would keep the browser. The page counts instead how often it was asked for. */
async function countPrints(page: Page): Promise<() => Promise<number | undefined>> {
  await page.addInitScript(() => {
    const counted = window as Window & { printed?: number }
    counted.print = () => {
      counted.printed = (counted.printed ?? 0) + 1
    }
  })
  return () => page.evaluate(() => (window as Window & { printed?: number }).printed)
}

// Specification: 2.route-order-print 2.route-ticket-print
test('an order and a ticket are printed with their codes, and without the page around them', {
  tag: '@gate',
}, async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list', quantity_available: 5 }] })
  const order = await mintOrder(event, { 'Guest list': 2 })
  await nameEverybody(order, mintPerson('Petra', 'Paper'))
  const [first, second] = order.attendees
  const printed = await countPrints(page)
  const codes = page.getByRole('img', { name: /^QR code of ticket A-/ })

  await page.goto(`/order/${event.id}/${order.short_id}/print`)
  await expect(page.getByRole('heading', { name: `Order ${order.reference}` })).toBeVisible()
  await expect(codes).toHaveCount(2)
  for (const attendee of [first, second])
    await expect(page.getByText(attendee?.reference ?? '', { exact: true })).toBeVisible()
  await expect(page.getByText('Guest list').first()).toBeVisible()
  await expect.poll(printed).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(codes.first()).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await page.goto(`/ticket/${event.id}/${second?.short_id}/print`)
  await expect(codes).toHaveCount(1)
  await expect(page.getByText(second?.reference ?? '', { exact: true })).toBeVisible()
  await expect(page.getByText(first?.reference ?? '', { exact: true })).toBeHidden()
  await expect.poll(printed).toBe(1)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(printed).toBe(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Back' })).toBeHidden()
})

const papers = {
  A4: { format: 'A4' },
  Letter: { format: 'Letter' },
  'a roll of 80 mm': { width: '80mm', height: '200mm' },
} as const

async function addCover({ id, organizer }: MintedEvent): Promise<void> {
  const form = new FormData()
  form.set('type', 'EVENT_COVER')
  form.set(
    'image',
    new Blob([new Uint8Array(drawLogo(1440, 720).buffer)], { type: 'image/png' }),
    'cover.png',
  )
  const headers = { authorization: `Bearer ${organizer.token}` }
  const answer = await fetch(`${foyerUrl()}/api/events/${id}/images`, { method: 'POST', headers, body: form })
  expect(answer.status).toBe(201)
}

async function pagesOf(browser: Browser, page: Page, paper: keyof typeof papers) {
  const pages = await readPaper(browser, await page.pdf({ ...papers[paper], printBackground: false }))
  for (const { text } of pages) expect(text, paper).not.toBe('')
  return pages
}

// Specification: 2.route-order-print 2.route-ticket-print
test('on A4, Letter and a roll, each printed ticket is read by a scanner, and four take at most two pages', async ({
  page,
  browser,
}) => {
  const title = 'The long night of the harbour lights, with four bands and a boat that leaves at midnight'
  const event = await mintEvent({ title, tickets: [{ title: 'Guest list' }] })
  await addCover(event)
  const order = await mintOrder(event, { 'Guest list': 4 })
  await nameEverybody(order, mintPerson('Petra', 'Paper'))
  const tickets = order.attendees.map(({ short_id }) => short_id)
  const printed = await countPrints(page)
  await page.emulateMedia({ colorScheme: 'dark' })

  await page.goto(`/order/${event.id}/${order.short_id}/print`)
  await expect.poll(printed).toBe(1)
  for (const paper of ['A4', 'Letter'] as const) {
    const pages = await pagesOf(browser, page, paper)
    expect(
      pages
        .slice(0, 2)
        .flatMap(({ codes }) => codes)
        .sort(),
      paper,
    ).toEqual([...tickets].sort())
    expect(pages.at(-1)?.text, paper).toContain(order.reference)
    expect(pages.length, paper).toBeLessThanOrEqual(2)
  }
  const roll = await pagesOf(browser, page, 'a roll of 80 mm')
  expect(roll.map(({ codes }) => codes.length)).toEqual([1, 1, 1, 1, 0])

  const [own = ''] = tickets
  await page.goto(`/ticket/${event.id}/${own}/print`)
  await expect.poll(printed).toBe(1)
  for (const paper of ['A4', 'Letter', 'a roll of 80 mm'] as const)
    expect(
      (await pagesOf(browser, page, paper)).map(({ codes }) => codes),
      paper,
    ).toEqual([[own]])

  await test.step('a page that hides its tickets on paper would be noticed', async () => {
    await page.evaluate(() => document.querySelector('main')?.style.setProperty('display', 'none'))
    expect(await readPaper(browser, await page.pdf())).toEqual([{ codes: [], text: '' }])
  })

  const file = await page.request.get(`/api/public/attendees/${own}/ticket.pdf`)
  expect((await readPaper(browser, await file.body())).map(({ codes }) => codes)).toEqual([[own]])
})
