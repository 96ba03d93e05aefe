import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { holdReact, pickTickets, untilReact } from '../event/event-page.ts'
import { mintEvent } from '../event/mint-event.ts'
import { mintPromoCode } from '../event/mint-promo-code.ts'
import { expect, test } from '../journey.ts'
import { mintOrder } from '../order/mint-order.ts'

const quantity = (page: Page, title: string) => page.getByRole('spinbutton', { name: `Quantity: ${title}` })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

test('without script, tickets and a promo code are chosen, a refusal is shown, and the reservation leads to the checkout', {
  tag: '@gate',
}, async ({ visitor }) => {
  const event = await mintEvent({
    tickets: [{ title: 'Standing', price: 2000, quantity_available: 2 }, { title: 'Guest list' }],
  })
  await mintPromoCode(event, { code: 'HALF', discount_type: 'PERCENTAGE', discount_amount: 50_000 })
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto(event.page)
  await expect(page.getByRole('button', { name: 'More: Standing' })).toBeHidden()

  await test.step('nothing chosen is named', async () => {
    await goOn(page)
    await expect(page.getByRole('alert')).toHaveText('Choose at least one ticket.')
  })
  await test.step('a promo code lowers the prices, and the choice stays', async () => {
    await quantity(page, 'Standing').fill('2')
    await page.getByText('Have a promo code?').click()
    await page.getByLabel('Promo code').fill('half')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Promo code HALF applied')).toBeVisible()
    await expect(quantity(page, 'Standing')).toHaveValue('2')
    await expect(page.getByText('2 tickets').locator('..')).toContainText('€20.00')
  })
  await test.step('what somebody else took is said, and the rest of the choice stays', async () => {
    await mintOrder(event, { Standing: 1 })
    // What is left may be a second late on the page.
    const html = async () => (await page.request.get(event.page)).text()
    await expect.poll(html).toContain(' max="1"')
    await quantity(page, 'Guest list').fill('1')
    await goOn(page)
    await expect(page.getByRole('alert')).toContainText('Somebody else just took some of these tickets.')
    await expect(quantity(page, 'Guest list')).toHaveValue('1')
    await expect(quantity(page, 'Standing')).toHaveValue('1')
  })
  await goOn(page)
  await page.waitForURL(/\/checkout\/ev_\w+\/\w+\/details$/)
})

test('without script on a phone, the only ticket is chosen already, and its one button reserves it', async ({
  visitor,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const page = await visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.goto(event.page)
  await expect(quantity(page, 'Guest list')).toHaveValue('1')
  await quantity(page, 'Guest list').fill('0')
  await goOn(page)
  await expect(page.getByRole('alert')).toHaveText('Choose at least one ticket.')
  await quantity(page, 'Guest list').fill('2')
  await goOn(page)
  await page.waitForURL(/\/checkout\//)
})

test('presses before the page’s script is there count, and React begins with them', async ({ page }) => {
  const event = await mintEvent({
    tickets: [
      { title: 'Standing', price: 2000 },
      { title: 'Gift', type: 'DONATION', price: 500 },
    ],
  })
  const release = await holdReact(page)
  await page.goto(event.page)
  await page.getByRole('button', { name: 'More: Standing' }).click({ clickCount: 3 })
  await expect(quantity(page, 'Standing')).toHaveValue('3')
  await page.getByRole('button', { name: 'Fewer: Standing' }).click()
  await page.getByRole('button', { name: /^€10\.00 ?: Gift$/ }).click()
  await expect(quantity(page, 'Gift')).toHaveValue('1')
  release()
  await expect(page.getByText('3 tickets').locator('..')).toContainText('€50.00')
  await expect(quantity(page, 'Standing')).toHaveValue('2')
})

test('a press of “Continue” before the page’s script is there reserves once, however often it is pressed', {
  tag: '@gate',
}, async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await holdReact(page)
  await page.goto(event.page)
  await page.getByRole('button', { name: 'Continue' }).dblclick()
  await page.waitForURL(/\/checkout\//, { waitUntil: 'commit' })
  const tickets = await event.organizer.api.get<object[]>(`/events/${event.id}/tickets`)
  expect(tickets).toMatchObject([{ prices: [{ quantity_held: 1 }] }])
})

test('in a widget, “Continue” counts again after its first press opened the checkout in a tab', async ({
  page,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const release = await holdReact(page)
  await page.goto(`/widget/${event.id}`)
  const press = async () => {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), goOn(page)])
    await tab.waitForURL(/\/checkout\//, { waitUntil: 'commit' })
    await tab.close()
  }
  await press()
  release()
  await untilReact(page)
  await expect(page.locator('input[name=attempt]')).toHaveValue('')
  const [reserved] = await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/orders'),
    ),
    goOn(page),
  ])
  expect(reserved.ok()).toBe(true)
})

test('going back to the event page keeps what was chosen', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Standing' }, { title: 'Seated' }] })
  await page.goto(event.page)
  await pickTickets(page, { Standing: 2, Seated: 1 })
  await page.getByText('3 tickets', { exact: true }).waitFor()
  await page.goto('/auth/login')
  await page.goBack()
  await expect(quantity(page, 'Standing')).toHaveValue('2')
  await expect(page.getByText('3 tickets', { exact: true })).toBeVisible()
})

test('a donation has suggestions, and is never a silent amount', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Gift', type: 'DONATION', price: 500 }] })
  await page.goto(event.page)
  await goOn(page)
  await expect(page.getByRole('alert')).toHaveText('Gift: enter at least €5.00.')
  await page.getByRole('button', { name: /^€20\.00 ?: Gift$/ }).click()
  await expect(page.getByLabel('Your amount per ticket')).toHaveValue('20.00')
  await expect(page.getByText('1 ticket').locator('..')).toContainText('€20.00')
  await expectGoodScreen(page, 'event page with a donation')
})
