import type { Page } from '@playwright/test'
import { overflowingButtons } from '../browser/overflowing-buttons.ts'
import { mintEvent } from '../event/mint-event.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { mailsTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

/** An iPhone as Safari's bars leave it. */
const iPhone = { width: 390, height: 664 }

const codes = (page: Page) => page.getByRole('img', { name: /^QR code of ticket A-\w+ for / })

/**
 * The first code is whole on the first screen, and large enough for any scanner. React draws the page again when its script is there, so a
 * code that was found may be replaced before it is measured.
 */
async function expectCodeFirst(page: Page): Promise<void> {
  const code = codes(page).first()
  const measure = () =>
    code.evaluate((svg) => {
      const { top, bottom, width } = svg.getBoundingClientRect()
      const ground = getComputedStyle(svg).backgroundColor
      return { isLarge: width >= 240, isWhole: top >= 0 && bottom <= window.innerHeight, ground }
    })
  await expect.poll(measure).toEqual({ isLarge: true, isWhole: true, ground: 'rgb(255, 255, 255)' })
}

// Specification: 2.route-checkout-summary 2.route-ticket
test('one ticket: its code is the first thing on the summary and on its page, in light and dark', async ({
  page,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const order = await mintOrder(event, { 'Guest list': 1 })
  const buyer = mintPerson('Olga', 'One')
  await nameEverybody(order, buyer)
  await page.setViewportSize(iPhone)
  await page.addInitScript(() => {
    WakeLock.prototype.request = async () => {
      document.documentElement.dataset.awake = 'yes'
      throw new Error('low battery')
    }
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(order.step('summary'))
    await expect(page.getByRole('heading', { name: 'Your ticket is ready' })).toBeVisible()
    await expectCodeFirst(page)
    await expect(page.getByRole('link', { name: 'Print', exact: true })).toBeVisible()
    await expect(page.getByText('Bought by')).toBeHidden()
    await page.getByRole('link', { name: 'Olga One', exact: true }).click()
    await expect(page).toHaveURL(/\/ticket\//)
    await expectCodeFirst(page)
    await expect(page.locator('html'), 'the screen stays on').toHaveAttribute('data-awake')
  }
  await mailsTo(buyer.email, '', 1)
})

// Specification: 2.route-checkout-summary 2.route-order-print
test('four tickets: they are swiped, sent one by one, and printed on two pages at most', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const order = await mintOrder(event, { 'Guest list': 4 })
  const buyer = mintPerson('Fay', 'Four')
  await nameEverybody(order, buyer)
  await page.setViewportSize(iPhone)
  await page.goto(order.step('summary'))
  await expect(page.getByRole('heading', { name: 'Your tickets are ready' })).toBeVisible()
  await expectCodeFirst(page)
  await expect(page.getByText('1 of 4', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem', { name: 'Ticket 4 of 4' })).toBeAttached()
  await page.getByRole('list', { name: 'Tickets, one beside the other' }).focus()
  const at = (position: number) => page.getByText(`${position} of 4`, { exact: true })
  // A busy machine says late which ticket is shown, and may be one too far by then.
  await expect(async () => {
    await page.keyboard.press((await at(1).isVisible()) ? 'ArrowRight' : 'ArrowLeft')
    await expect(at(2)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByRole('button', { name: 'Show ticket 4' }).click()
  await expect(page.getByText('4 of 4', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(iPhone.width)

  await page.evaluate(() => {
    const shared = window as Window & { shared?: ShareData }
    navigator.share = async (data) => {
      shared.shared = data
    }
  })
  await page.getByRole('listitem', { name: 'Ticket 4 of 4' }).getByText('Send to a friend').click()
  const sent = await page.evaluate(() => (window as Window & { shared?: ShareData }).shared?.url)
  expect(sent).toContain(`/ticket/${event.id}/${order.attendees[3]?.short_id}`)
  await mailsTo(buyer.email, '', 1)

  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto(`/order/${event.id}/${order.short_id}/print`)
  await expect(codes(page)).toHaveCount(4)
  for (const format of ['A4', 'Letter'] as const)
    expect(pagesOf(await page.pdf({ format, preferCSSPageSize: false }))).toBeLessThanOrEqual(2)
})

test('the buttons of a ticket hold their words on a small phone, in languages with long ones', async ({
  visitor,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const order = await mintOrder(event, { 'Guest list': 1 })
  await nameEverybody(order, mintPerson('Olga', 'One'))
  const pages = [order.step('summary'), `/ticket/${event.id}/${order.attendees[0]?.short_id}`]
  for (const locale of ['de', 'pt']) {
    const page = await visitor({ viewport: { width: 360, height: 640 }, hasTouch: true })
    await page.context().addCookies([{ name: 'locale', value: locale, url: foyerUrl() }])
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('link', { name: /Google Wallet/ })).toBeVisible()
      expect(await overflowingButtons(page), `${path} in ${locale}`).toEqual([])
    }
  }
})

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
}
