import type { Locator, Page } from '@playwright/test'
import { chooseAction } from '../browser/choose-action.ts'
import { chooseKind, openRow } from '../event/event-screens.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'
import { dragByTouch } from '../touch/drag-by-touch.ts'

// Specification: 5.free-with-taxes
test('a tiered ticket is created with a tax and its tiers in order, and a free one offers to remove the tax', {
  tag: '@gate',
}, async ({ signedIn }) => {
  const event = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Guest list' }] })
  const { api, accountId } = event.organizer
  const vat = { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 19_000, is_default: true }
  await api.post(`/accounts/${accountId}/taxes-and-fees`, vat)
  const page = await openTickets(await signedIn(event.organizer), event)

  await page.getByRole('link', { name: 'Create ticket' }).click()
  const form = page.getByRole('dialog', { name: 'Create ticket' })
  await expect(form.getByRole('button', { name: /^Taxes and fees/ })).toContainText('VAT')
  await form.getByLabel('Price', { exact: true }).fill('0')
  await expect(form.getByText('A free ticket has no taxes or fees')).toBeVisible()
  await form.getByRole('button', { name: 'Remove them' }).click()
  await expect(form.getByText('A free ticket has no taxes or fees')).toBeHidden()

  await chooseKind(form, 'Tiered')
  await openRow(form, 'Taxes and fees')
  await form.getByRole('checkbox', { name: /VAT/ }).check()
  await form.getByLabel('Title').fill('Seat')
  await form.getByLabel('Name of tier 1').fill('Regular')
  await form.getByLabel('Price', { exact: true }).first().fill('30')
  await form.getByRole('button', { name: 'Add tier' }).click()
  await form.getByLabel('Price', { exact: true }).last().fill('20')
  await form.getByRole('button', { name: 'Create ticket' }).click()
  await expect(form.getByLabel('Name of tier 2')).toHaveAccessibleDescription('Enter a label for this tier.')
  await form.getByLabel('Name of tier 2').fill('Early bird')
  await form.getByRole('button', { name: 'Move up: Tier 2' }).click()
  await expect(form.getByLabel('Name of tier 1')).toHaveValue('Early bird')
  await expect(form.getByLabel('Price', { exact: true }).first()).toHaveValue('20.00')
  await form.getByRole('button', { name: 'Create ticket' }).click()
  await expect(form).toBeHidden()
  const [, seat] = await api.get<{ prices: object[]; tax_and_fee_ids: string[] }[]>(
    `/events/${event.id}/tickets`,
  )
  expect(seat?.prices).toMatchObject([
    { label: 'Early bird', price: 2000 },
    { label: 'Regular', price: 3000 },
  ])
  expect(seat?.tax_and_fee_ids).toHaveLength(1)
})

test('the description of a first ticket is kept as written, and buyers read it on the event page', async ({
  signedIn,
  visitor,
}) => {
  const event = await mintEvent({ tickets: [] })
  const page = await openTickets(await signedIn(event.organizer), event)
  await expect(page.getByText('No tickets yet')).toBeVisible()
  await page.getByRole('link', { name: 'Create ticket' }).click()
  const form = page.getByRole('dialog', { name: 'Create ticket' })
  await form.getByLabel('Title').fill('Seat')
  await openRow(form, 'Description')
  await form.getByRole('textbox', { name: 'Description' }).click()
  await form.getByRole('button', { name: 'Bullet list' }).click()
  await page.keyboard.type('a glass of wine')
  await page.keyboard.press('Enter')
  await page.keyboard.type('the front rows')
  await form.getByRole('button', { name: 'Create ticket' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('link', { name: 'Create ticket' })).toHaveCount(1)
  await event.organizer.api.put(`/events/${event.id}/status`, { status: 'LIVE' })
  const buyer = await visitor()
  await expect(async () => {
    await buyer.goto(event.page)
    const seat = buyer.getByRole('listitem').filter({ hasText: 'Seat' })
    await expect(seat.getByRole('listitem')).toHaveText(['a glass of wine', 'the front rows'], {
      timeout: 1000,
    })
  }).toPass()
})

// Specification: 5.ticket-type-locked 5.ticket-with-orders
test('a sold ticket locks its type, tier and quantity, each with a reason, and can only be hidden', {
  tag: '@gate',
}, async ({ signedIn, consoleWatch }) => {
  consoleWatch.expect(/409/)
  const event = await mintEvent({ tickets: [{ title: 'Guest list', quantity_available: 9 }] })
  const order = await buy(event, 'Guest list', 2)
  const page = await openTickets(await signedIn(event.organizer), event)
  const form = page.getByRole('dialog', { name: 'Edit ticket' })

  await page.getByRole('link', { name: 'Guest list' }).click()
  await expect(form.getByLabel('Price', { exact: true })).toBeDisabled()
  await openRow(form, 'Kind')
  await expect(form.getByRole('radio', { name: 'One price' })).toBeDisabled()
  await expect(form.getByText('The ticket type cannot change once attendees or sales exist.')).toBeVisible()
  await form.getByLabel('Quantity').fill('1')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form.getByLabel('Quantity')).toHaveAccessibleDescription(/Enter 2 or more/)
  await expect(form.getByLabel('Quantity')).toHaveValue('1')
  await leave(page, form)

  await test.step('attendees who cancelled lock the type too, at its field', async () => {
    for (const { short_id } of order.attendees)
      await event.organizer.api.post(`/events/${event.id}/attendees/${short_id}/cancel`)
    await page.reload()
    await page.getByRole('link', { name: 'Guest list' }).click()
    await chooseKind(form, 'Donation')
    await form.getByLabel('Minimum price').fill('5')
    await form.getByRole('button', { name: 'Save changes' }).click()
    const type = form.locator('[data-field="type"]')
    await expect(type).toContainText('The ticket type cannot change once attendees or sales exist.')
    await expect(form.getByLabel('Minimum price')).toHaveValue('5.00')
    await leave(page, form)
  })

  await chooseAction(page, 'Guest list', 'Delete')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete ticket' }).click()
  await expect(question).toContainText('A ticket with orders cannot be deleted but can be hidden.')
  await question.getByRole('button', { name: 'Hide ticket' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Guest list' })).toContainText('Hidden')
})

// Specification: 5.tier-with-sales
test('a tier with sales cannot be removed, and says why', async ({ signedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Standing' }] })
  const prices = [
    { label: 'Early bird', price: 0 },
    { label: 'Regular', price: 0 },
  ]
  const seat = { title: 'Seat', type: 'TIERED', prices }
  await event.organizer.api.post(`/events/${event.id}/tickets`, seat)
  await buy(event, 'Seat', 1)
  const page = await openTickets(await signedIn(event.organizer), event)
  await page.getByRole('link', { name: 'Seat' }).click()
  const form = page.getByRole('dialog', { name: 'Edit ticket' })
  await expect(form.getByText('A price tier with sold tickets cannot be deleted.')).toHaveCount(1)
  await expect(form.getByRole('button', { name: 'Remove tier 1' })).toBeHidden()
  await form.getByRole('button', { name: 'Remove tier 2' }).click()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form).toBeHidden()
})

test('tickets are ordered by keyboard, and buyers see that order', async ({ signedIn, visitor }) => {
  const event = await mintEvent({
    tickets: [{ title: 'Seated', price: 3000 }, { title: 'Standing', price: 2000 }, { title: 'Crew' }],
  })
  const page = await openTickets(await signedIn(event.organizer), event)
  const list = page.getByRole('main').getByRole('list', { name: 'Tickets' })
  await list.getByRole('button', { name: 'Move Seated' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Seated (picked up,|is at) position 1 of 3\.$/)).toBeAttached()
  // The list hears arrows a moment after it says that the ticket is picked up, and says late on a busy machine what it heard.
  const at = (position: number) => page.getByText(`Seated is at position ${position} of 3.`)
  await expect(async () => {
    await page.keyboard.press((await at(3).count()) > 0 ? 'ArrowUp' : 'ArrowDown')
    await expect(at(2)).toBeAttached({ timeout: 3000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expectOrder(list, ['Standing', 'Seated', 'Crew'])
  const buyer = await visitor()
  await expect(async () => {
    await buyer.goto(event.page)
    const titles = await buyer.getByRole('heading', { level: 3 }).allTextContents()
    expect(titles.slice(0, 3)).toEqual(['Standing', 'Seated', 'Crew'])
  }).toPass({ timeout: 30_000 })
})

test('on a phone, a ticket is dragged by touch or moved by its menu, which announces its new position', async ({
  signedIn,
}) => {
  const event = await mintEvent({
    tickets: [{ title: 'Seated', price: 3000 }, { title: 'Standing', price: 2000 }, { title: 'Crew' }],
  })
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await openTickets(await signedIn(event.organizer, phone), event)
  const list = page.getByRole('main').getByRole('list', { name: 'Tickets' })
  const handle = (title: string) => list.getByRole('button', { name: `Move ${title}` })
  await dragByTouch(page, {
    from: handle('Seated'),
    to: handle('Standing'),
    until: 'Seated is at position 2 of 3.',
  })
  await expectOrder(list, ['Standing', 'Seated', 'Crew'])
  await chooseAction(page, 'Seated', 'Move down')
  await expect(page.getByRole('status').filter({ hasText: 'Seated is at position 3 of 3.' })).toBeAttached()
  await expectOrder(list, ['Standing', 'Crew', 'Seated'])
})

async function openTickets(page: Page, event: MintedEvent): Promise<Page> {
  await page.goto(`/manage/event/${event.id}/tickets`)
  await expect(page.getByRole('heading', { name: 'Tickets', level: 1 })).toBeVisible()
  return page
}

async function leave(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(form).toBeHidden()
}

async function expectOrder(list: Locator, titles: string[]): Promise<void> {
  await expect(list.getByRole('listitem')).toHaveCount(titles.length)
  await expect(list.getByRole('listitem')).toContainText(titles)
}

async function buy(event: MintedEvent, title: string, quantity: number) {
  const order = await mintOrder(event, { [title]: quantity })
  await nameEverybody(order, mintPerson('Greta', 'Guest'))
  return order
}
