import type { Page } from '@playwright/test'
import { chooseAction } from '../browser/choose-action.ts'
import { openUntil } from '../event/event-page.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'

// Specification: 2.route-event-capacity
test('a capacity is created with the keyboard, stops both tickets at its limit, and stops limiting when deactivated', {
  tag: '@gate',
}, async ({ signedIn, visitor }) => {
  const event = await mintEvent({ tickets: [{ title: 'Seated' }, { title: 'Standing' }] })
  await buy(event, { Seated: 2, Standing: 1 })
  const page = await openCapacity(await signedIn(event.organizer), event.id)
  await expect(page.getByText('No shared capacities yet')).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Create capacity' }).first())
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Create capacity' })
  await tabTo(page, form.getByLabel('Name'))
  await page.keyboard.type('Great hall')
  await tabTo(page, form.getByLabel('Capacity'))
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  const tickets = form.getByRole('group', { name: 'Tickets that share the limit' })
  await expect(tickets).toContainText('At least one ticket must be selected.')
  for (const title of ['Seated', 'Standing']) {
    await tickets.getByRole('checkbox', { name: title }).focus()
    await page.keyboard.press('Space')
  }
  await form.getByLabel('Name').press('Enter')
  await expect(form).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: 'Great hall' })
  await expect(row).toContainText('3 of 3 sold')
  await expect(row).toContainText('Full, sales stopped')
  await expect(row).toContainText('Seated, Standing')

  const buyer = await visitor()
  await openUntil(buyer, event, () =>
    expect(buyer.getByRole('listitem').getByText('Sold out')).toHaveCount(2, { timeout: 5000 }),
  )
  await chooseAction(page, 'Great hall', 'Deactivate')
  await expect(row).toContainText('Inactive')
  await buy(event, { Standing: 1 })
})

async function openCapacity(page: Page, eventId: string): Promise<Page> {
  await page.goto(`/manage/event/${eventId}/capacity-assignments`)
  await expect(page.getByRole('heading', { name: 'Capacity', level: 1 })).toBeVisible()
  return page
}

async function buy(event: MintedEvent, wish: Record<string, number>): Promise<void> {
  await nameEverybody(await mintOrder(event, wish), mintPerson('Greta', 'Guest'))
}
