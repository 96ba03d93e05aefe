import { mintEvent } from '../event/mint-event.ts'
import { FoyerApi } from '../foyer/foyer-api.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

// Specification: 8.payment-unconfirmed
test('an unconfirmed payment says not to pay again, and is checked again on request', {
  tag: '@gate',
}, async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Seat', price: 2000 }] })
  const order = await mintOrder(event, { Seat: 1 })
  await nameEverybody(order, mintPerson('Uma', 'Unconfirmed'))
  const shown = await new FoyerApi().get(`/public/orders/${order.short_id}`)
  await page.clock.install()
  await page.route(/\/payment-intent$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    await route.fulfill({ json: { data: { outcome: 'UNCONFIRMED', order: shown } } })
  })
  await page.goto(order.step('payment_return'))
  const heading = page.getByText('We could not confirm your payment yet')
  await expect(async () => {
    await page.clock.runFor(8000)
    await expect(heading).toBeVisible({ timeout: 300 })
  }).toPass()
  await expect(page.getByText('If you finished paying, do not pay again')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
})
