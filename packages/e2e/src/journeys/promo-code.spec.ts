import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { pickTickets, untilReact } from '../event/event-page.ts'
import { mintEvent } from '../event/mint-event.ts'
import { mintPromoCode } from '../event/mint-promo-code.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'
import { mintOrder } from '../order/mint-order.ts'

const half = { discount_type: 'PERCENTAGE', discount_amount: 50_000 } as const

test('a typed promo code lowers the prices, unlocks its hidden ticket, and reaches the checkout', {
  tag: '@gate',
}, async ({ page }) => {
  const event = await mintEvent({
    tickets: [
      { title: 'Standing', price: 2000 },
      { title: 'Backstage', is_hidden_without_promo_code: true },
    ],
  })
  await mintPromoCode(event, { code: 'EARLY', ...half, max_tickets_discounted: 1 })
  await page.goto(event.page)
  await pickTickets(page, { Standing: 2 })
  await expect(page.getByText('Backstage')).toBeHidden()
  await untilReact(page)
  await typeCode(page, 'early')

  await expect(page.getByText('Promo code EARLY applied')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove promo code' })).toBeFocused()
  await expect(page.locator('s')).toHaveText('Before: €20.00')
  await pickTickets(page, { Backstage: 1 })
  await expect(page.getByText('3 tickets').locator('..')).toContainText('€30.00')
  await expectGoodScreen(page, 'event page with a promo code')

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Discount (EARLY)')).toBeVisible()
  await expect(page.getByText('-€10.00')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Promo code EARLY applied')).toBeVisible()
})

// Specification: 2.page-promo-code
test('a promo code in the address applies from the first paint, and can be removed', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Standing', price: 2000 }] })
  await mintPromoCode(event, { code: 'FREE-4-YOU', discount_type: 'FIXED', discount_amount: 2000 })
  const html = await (await page.request.get(`${event.page}?promo_code=free-4-you`)).text()
  expect(html).toContain('FREE-4-YOU')

  await page.goto(`${event.page}?promo_code=free-4-you`)
  await expect(page.getByText('Promo code FREE-4-YOU applied')).toBeVisible()
  await pickTickets(page, { Standing: 1 })
  await untilReact(page)
  await page.getByRole('button', { name: 'Remove promo code' }).click()
  await expect(page.getByText('Have a promo code?')).toBeFocused()
  await expect(page.getByText('1 ticket').locator('..')).toContainText('€20.00')
  expect(page.url()).not.toContain('promo_code')

  await typeCode(page, 'free-4-you')
  await page.getByRole('button', { name: 'Continue' }).click()
  await giveDetails(page, mintPerson('Fay', 'Free'))
  await page.getByRole('button', { name: 'Get my ticket' }).click()
  await expectTicketsReady(page)
})

// Specification: 5.promo-code-valid 8.promo-code-invalid
test('a promo code that is not known is refused at its field, and the selection stays', {
  tag: '@gate',
}, async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Standing' }] })
  await page.goto(event.page)
  await pickTickets(page, { Standing: 2 })
  await typeCode(page, 'NEVER-MADE')
  const field = page.getByLabel('Promo code')
  await expect(field).toHaveAccessibleDescription('Sorry, this promo code is invalid. Check the spelling.')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('NEVER-MADE')
  await expectGoodScreen(page, 'event page with an unknown promo code')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()

  await page.goto(`${event.page}?promo_code=NEVER-MADE`)
  await expect(field).toHaveAccessibleDescription(/promo code is invalid/)
})

test('a buyer is told when somebody else takes the last use of their promo code, and can continue without it', {
  tag: '@gate',
}, async ({ page, consoleWatch }) => {
  consoleWatch.expect(/409/)
  const event = await mintEvent({ tickets: [{ title: 'Standing', price: 2000 }] })
  await mintPromoCode(event, { code: 'ONCE', ...half, max_uses: 1 })
  // The page looks once how things stand when its script begins; what changes after that it learns only from the reservation.
  const looked = page.waitForResponse(/\/api\/public\/events\/\w+\?promo_code=ONCE$/)
  await page.goto(`${event.page}?promo_code=ONCE`)
  await pickTickets(page, { Standing: 1 })
  await expect(page.getByText('1 ticket').locator('..')).toContainText('€10.00')
  await looked
  await mintOrder(event, { Standing: 1 }, 'ONCE')

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody else just used up your promo code.')
  await expect(page.getByLabel('Promo code')).toHaveAccessibleDescription(/has been used up/)
  await expect(page.getByText('1 ticket').locator('..')).toContainText('€20.00')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await expect(page.getByText('Discount')).toBeHidden()
})

async function typeCode(page: Page, code: string): Promise<void> {
  // Before that, the form is posted and the page is loaded again.
  await untilReact(page)
  await page.getByText('Have a promo code?').click()
  await page.getByLabel('Promo code').fill(code)
  await page.getByLabel('Promo code').press('Enter')
}
