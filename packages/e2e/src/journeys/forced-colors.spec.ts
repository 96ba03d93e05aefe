import type { Locator, Page } from '@playwright/test'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

/** Whether two controls look different. */
async function differ(one: Locator, other: Locator): Promise<boolean> {
  const pictures = [
    await one.screenshot({ animations: 'disabled' }),
    await other.screenshot({ animations: 'disabled' }),
  ]
  return !pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))
}

const edge = (button: Locator) => button.evaluate((shown) => getComputedStyle(shown).borderTopWidth)

test('in forced colors a chosen radio, an open tab and the main button can be seen', async ({
  signedIn,
  visitor,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }, { title: 'Crew' }] })
  const forced = { viewport: { width: 1280, height: 900 }, forcedColors: 'active' as const }
  const page = await signedIn(event.organizer, forced)
  await page.goto(`/manage/event/${event.id}/questions`)
  await page.getByRole('link', { name: 'Add question' }).last().click()
  const form = page.getByRole('dialog', { name: 'Create question' })
  await expect(form.getByRole('radio', { name: 'Each attendee' })).toBeChecked()
  expect(await differ(form.getByRole('radio').first(), form.getByRole('radio').last())).toBe(true)
  expect(await edge(form.getByRole('button', { name: 'Create question' }))).toBe('1px')

  await page.goto(`/manage/event/${event.id}/settings`)
  const tabs = page.getByRole('navigation').filter({ hasText: 'Location' }).getByRole('link')
  const line = (tab: Locator) => tab.evaluate((shown) => getComputedStyle(shown, '::after').borderBottomWidth)
  await expect.poll(() => line(tabs.first())).toBe('2px')
  expect(await line(tabs.nth(1))).toBe('0px')

  const buyer = await visitor(forced)
  await buyer.goto(event.page)
  expect(await edge(buyer.getByRole('button', { name: 'Continue' }))).toBe('1px')
})

test('in forced colors a meter shows how much is sold, and apart from it what is on hold', async ({
  signedIn,
}) => {
  const event = await mintEvent({
    tickets: ['Sold', 'Held', 'Free'].map((title) => ({ title, quantity_available: 2 })),
  })
  await nameEverybody(await mintOrder(event, { Sold: 1 }), mintPerson('Bea', 'Buyer'))
  await mintOrder(event, { Held: 1 })
  const page = await signedIn(event.organizer, {
    viewport: { width: 1280, height: 900 },
    forcedColors: 'active',
  })
  await page.goto(`/manage/event/${event.id}/tickets`)
  await expect(page.getByText('1 of 2 sold')).toBeVisible()
  await expect(page.getByText('1 on hold')).toBeVisible()
  const [sold, held, free] = [meterOf(page, 'Sold'), meterOf(page, 'Held'), meterOf(page, 'Free')]
  expect(await differ(sold, free), 'sold and free').toBe(true)
  expect(await differ(held, free), 'held and free').toBe(true)
  expect(await differ(sold, held), 'sold and held').toBe(true)
})

function meterOf(page: Page, title: string): Locator {
  return page
    .locator('[data-slot="meter"]')
    .filter({ has: page.getByRole('meter', { name: `Tickets sold for ${title}` }) })
}
