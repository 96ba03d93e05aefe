import type { Page } from '@playwright/test'
import { chooseAction } from '../browser/choose-action.ts'
import { openUntil } from '../event/event-page.ts'
import { openRow } from '../event/event-screens.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../keyboard/tab-to.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

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

test('a capacity below what is taken is refused at its field, and deleting it does not change orders', async ({
  signedIn,
  consoleWatch,
}) => {
  consoleWatch.expect(/409/)
  const event = await mintEvent({ tickets: [{ title: 'Seated' }] })
  await buy(event, { Seated: 2 })
  const [ticket] = await event.organizer.api.get<{ id: string }[]>(`/events/${event.id}/tickets`)
  const hall = { name: 'Great hall', capacity: 10, ticket_ids: [ticket?.id] }
  await event.organizer.api.post(`/events/${event.id}/capacity-assignments`, hall)
  const page = await openCapacity(await signedIn(event.organizer), event.id)
  const row = page.getByRole('row').filter({ hasText: 'Great hall' })

  await page.getByRole('link', { name: 'Great hall' }).click()
  const form = page.getByRole('dialog', { name: 'Edit capacity' })
  await expect(form.getByText('2 sold')).toBeVisible()
  await form.getByLabel('Capacity').fill('1')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form.getByLabel('Capacity')).toHaveAccessibleDescription(/Enter 2 or more/)
  await expect(form.getByLabel('Capacity')).toHaveValue('1')
  await form.getByLabel('Capacity').fill('2')
  await openRow(form, 'At the limit')
  await form.getByRole('checkbox', { name: 'Stop sales at the limit' }).uncheck()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(row).toContainText('Full, still selling')
  await buy(event, { Seated: 1 })

  await chooseAction(page, 'Great hall', 'Delete')
  await expect(page.getByRole('alertdialog')).toContainText('Orders do not change.')
  await page.getByRole('button', { name: 'Delete capacity' }).click()
  await expect(page.getByText('No shared capacities yet')).toBeVisible()
})

// Specification: 5.ticket-before-capacity
test('the capacity screen of an event without tickets leads to creating one', async ({ signedIn }) => {
  const organizer = await mintOrganizer()
  const event = await organizer.api.post<{ id: string }>('/events', {
    organizer_id: organizer.organizerId,
    title: 'Harbour lights',
    start_date: new Date(Date.now() + 7 * 24 * 3_600_000).toISOString(),
    timezone: 'Europe/Berlin',
    currency: 'EUR',
  })
  const page = await openCapacity(await signedIn(organizer), event.id)
  await expect(page.getByText('Create a ticket first')).toBeVisible()
  await page.getByRole('link', { name: 'Create ticket' }).click()
  await expect(page.getByRole('dialog', { name: 'Create ticket' })).toBeVisible()
})

async function openCapacity(page: Page, eventId: string): Promise<Page> {
  await page.goto(`/manage/event/${eventId}/capacity-assignments`)
  await expect(page.getByRole('heading', { name: 'Capacity', level: 1 })).toBeVisible()
  return page
}

async function buy(event: MintedEvent, wish: Record<string, number>): Promise<void> {
  await nameEverybody(await mintOrder(event, wish), mintPerson('Greta', 'Guest'))
}
