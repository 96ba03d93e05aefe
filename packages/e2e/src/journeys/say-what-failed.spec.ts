import { broken } from '../browser/broken-answer.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintOrder } from '../order/mint-order.ts'

// Specification: 8.restart-checkout
test('a checkout that does not load offers to try again and to restart', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/status of 500/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const order = await mintOrder(event, { 'Guest list': 1 })
  const orders = new RegExp(`/api/public/orders/${order.short_id}`)
  await page.route(orders, (route) => route.fulfill(broken))
  await page.route(order.step('details'), async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/"order":\{.*\},"ticket"/s, '"order":null,"ticket"')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(order.step('details'))
  await expect(page.getByRole('heading', { name: 'Sorry, something went wrong' })).toBeVisible()
  await expect(page.getByText('Try again, or restart the checkout process.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the event' })).toHaveAttribute(
    'href',
    new RegExp(`/e/${event.id}`),
  )
  await page.unroute(orders)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /Continue|Complete|Get/ }).first()).toBeVisible()
})

// Specification: 8.order-gone
test('a link to an order that is gone shows an error and leads back to the event', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/status of 404/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await page.goto(`/checkout/${event.id}/gonegonegonegonegonegone/summary`)
  await expect(page.getByRole('heading', { name: 'This order no longer exists' })).toBeVisible()
  await expect(page.getByText('This order page is no longer available.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the event' }).click()
  await expect(page.getByRole('heading', { name: event.title })).toBeVisible()
})
