import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

// Specification: 2.route-order-print 2.route-ticket-print
test('an order and a ticket are printed with their codes, and without the page around them', async ({
  page,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list', quantity_available: 5 }] })
  const order = await mintOrder(event, { 'Guest list': 2 })
  await nameEverybody(order, mintPerson('Petra', 'Paper'))
  const [first, second] = order.attendees
  // A printer's dialog would keep the browser.
  await page.addInitScript(() => {
    const counted = window as Window & { printed?: number }
    counted.print = () => {
      counted.printed = (counted.printed ?? 0) + 1
    }
  })
  const printed = () => page.evaluate(() => (window as Window & { printed?: number }).printed)
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
