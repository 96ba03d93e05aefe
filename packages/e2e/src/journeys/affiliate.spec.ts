import type { Locator, Page } from '@playwright/test'
import { chooseAction } from '../browser/choose-action.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { holdReact, pickTickets } from '../event/event-page.ts'
import { openRow } from '../event/event-screens.ts'
import { mintAffiliate } from '../event/mint-affiliate.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'
import { cards, fillCard, pay } from '../payment/payment-form.ts'

// Specification: 1.features-affiliates 2.route-event-affiliates
test('an affiliate’s link sells, each order is counted once, and a refund is subtracted', async ({
  page,
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Standing', price: 2000 }] })
  const desk = await signedIn(event.organizer)
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const link = await test.step('the organizer creates an affiliate and copies its link', () =>
    createAffiliate(desk, event))
  const order = await test.step('a buyer follows it, reloads without the code, and pays', async () => {
    await page.goto(link)
    await page.goto(event.page)
    return buyStanding(page, 2)
  })
  await test.step('the sale is counted for the affiliate', async () => {
    await expectSold(desk, event, 'Anna Berger', ['1', '2', '€40.00'])
    await expectGoodScreen(desk, 'affiliates with sales')
  })
  await test.step('the order names its affiliate, and the list can be narrowed to them', async () => {
    await chooseAction(desk, 'Anna Berger', 'Show orders')
    await expect(desk.getByRole('button', { name: 'Affiliate: Anna Berger' })).toBeVisible()
    await desk.getByRole('row').last().getByRole('link').click()
    await expect(desk.getByRole('dialog').getByText('anna-berger')).toBeVisible()
  })
  await test.step('a refund lowers the sum, a cancellation the rest', async () => {
    const path = `/events/${event.id}/orders/${order}`
    await event.organizer.api.post(`${path}/refund`, { amount: 500, notify_buyer: false })
    await expectSold(desk, event, 'Anna Berger', ['1', '2', '€35.00'])
    await event.organizer.api.post(`${path}/cancel`, { notify_buyer: false })
    await expectSold(desk, event, 'Anna Berger', ['0', '0', '€0.00'])
  })
  await test.step('an affiliate with sales cannot be deleted or renamed, but can be deactivated and reactivated', async () => {
    await desk.getByRole('button', { name: 'Actions for Anna Berger' }).click()
    await expect(desk.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
    await desk.getByRole('menuitem', { name: 'Make inactive' }).click()
    await expect(rowOf(desk, 'Anna Berger').getByText('Inactive')).toBeVisible()
    await desk.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(desk, 'Anna Berger').getByText('Active', { exact: true })).toBeVisible()
    await rowOf(desk, 'Anna Berger').getByRole('link').click()
    await openRow(desk.getByRole('dialog'), 'Code')
    await expect(desk.getByRole('textbox', { name: 'Code' })).toHaveAttribute('readonly')
  })
})

test('an inactive or unknown code never stops a sale, and the last link wins', async ({ page, signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await mintAffiliate(event, { name: 'Old partner', code: 'old-partner', status: 'INACTIVE' })
  await mintAffiliate(event, { name: 'Radio', code: 'radio' })
  await page.goto(`${event.page}?aff=radio`)
  for (const code of ['never-made', 'old-partner', 'RADIO']) {
    await page.goto(`${event.page}?aff=${code}`)
    await takeGuestTicket(page)
  }
  const desk = await signedIn(event.organizer)
  await expectSold(desk, event, 'Radio', ['1', '1', '€0.00'])
  await expectSold(desk, event, 'Old partner', ['0', '0', '€0.00'])
})

// Specification: 1.features-affiliates 2.route-event-affiliates
test('a link counts although the buyer reloads and reserves before React is there', { tag: '@gate' }, async ({
  page,
  signedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await mintAffiliate(event, { name: 'Radio', code: 'radio' })
  const release = await holdReact(page)
  await page.goto(`${event.page}?aff=radio`)
  await page.goto(event.page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/checkout\//, { waitUntil: 'commit' })
  release()
  await takeTicket(page)
  await expectSold(await signedIn(event.organizer), event, 'Radio', ['1', '1', '€0.00'])
})

async function createAffiliate(desk: Page, event: MintedEvent): Promise<string> {
  await desk.goto(`/manage/event/${event.id}/affiliates`)
  await expect(desk.getByText('No affiliates yet')).toBeVisible()
  await desk.getByRole('link', { name: 'Create affiliate' }).first().click()
  const form = desk.getByRole('dialog', { name: 'Create affiliate' })
  await form.getByLabel('Name').fill('Anna Berger')
  await form.getByRole('button', { name: 'Create affiliate' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Anna Berger' })
  await expect(sheet.getByRole('img', { name: 'QR code for the link of Anna Berger' })).toBeVisible()
  await expectGoodScreen(desk, 'affiliate with its link')
  await sheet.getByRole('button', { name: 'Copy link' }).click()
  await expect(sheet.getByText('Copied')).toBeVisible()
  const link = await desk.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`${event.page}\\?aff=anna-berger$`))
  return link
}

async function buyStanding(page: Page, quantity: number): Promise<string> {
  await pickTickets(page, { Standing: quantity })
  await page.getByRole('button', { name: 'Continue' }).click()
  await giveDetails(page, mintPerson('Berta', 'Buyer'))
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page, cards.good)
  await pay(page, '€40.00')
  await expectTicketsReady(page)
  return new URL(page.url()).pathname.split('/')[3] ?? ''
}

async function takeGuestTicket(page: Page): Promise<void> {
  await pickTickets(page, { 'Guest list': 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await takeTicket(page)
}

async function takeTicket(page: Page): Promise<void> {
  await giveDetails(page, mintPerson('Gus', 'Guest'))
  await page.getByRole('button', { name: 'Get my ticket' }).click()
  await expectTicketsReady(page)
}

function rowOf(desk: Page, name: string): Locator {
  return desk.getByRole('row').filter({ hasText: name })
}

/** Expects an affiliate's orders, tickets and sales. Messages count them a moment later. */
async function expectSold(desk: Page, event: MintedEvent, name: string, figures: string[]): Promise<void> {
  await expect(async () => {
    await desk.goto(`/manage/event/${event.id}/affiliates`)
    const cells = rowOf(desk, name).getByRole('cell')
    await expect(cells.nth(3)).toBeVisible()
    expect((await cells.allTextContents()).slice(3, 6)).toEqual(figures)
  }).toPass({ timeout: 30_000 })
}
