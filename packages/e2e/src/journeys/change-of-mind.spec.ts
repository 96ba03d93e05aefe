import { holdReact, openOnSale, pickTickets } from '../event/event-page.ts'
import { mintEvent } from '../event/mint-event.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'

interface Stock {
  prices: { quantity_held: number }[]
}

test('a buyer who goes back from the checkout never sees their own hold as “sold out”', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Last seats', quantity_available: 2 }] })
  await page.goto(event.page)
  await pickTickets(page, { 'Last seats': 2 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  await page.goBack()
  await expect(page.getByText('You are holding 2 tickets')).toBeVisible()
  await page.getByRole('link', { name: 'Continue checkout' }).click()
  await giveDetails(page, mintPerson('Bea', 'Back'))
  await page.getByRole('button', { name: 'Get my tickets' }).click()
  await expectTicketsReady(page)
})

test('a buyer who pressed “Continue” before the page had its script finds their own hold when they go back', async ({
  page,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Last seats', quantity_available: 2 }] })
  const release = await holdReact(page)
  await page.goto(event.page)
  await pickTickets(page, { 'Last seats': 2 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  release()
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await expect(page.getByText('You are holding 2 tickets')).toBeVisible()
})

test('a double click on “Continue” holds one ticket', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  await page.goto(event.page)
  await pickTickets(page, { 'Guest list': 1 })
  await page.getByRole('button', { name: 'Continue' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  const tickets = await event.organizer.api.get<Stock[]>(`/events/${event.id}/tickets`)
  expect(tickets).toMatchObject([{ prices: [{ quantity_held: 1 }] }])
})

test('leaving the checkout asks once and releases the tickets at once', { tag: '@gate' }, async ({
  page,
  visitor,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Last seat', quantity_available: 1 }] })
  await page.goto(event.page)
  await pickTickets(page, { 'Last seat': 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await page.waitForURL(/\/e\//)

  const next = await visitor()
  await openOnSale(next, event, 'Last seat')
  await pickTickets(next, { 'Last seat': 1 })
  await next.getByRole('button', { name: 'Continue' }).click()
  await expect(next.getByRole('heading', { name: 'Your details' })).toBeVisible()
})

const hour = 3_600_000

test('an answer that was counted before the page does not make it say “sold out”', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: 'Last seat', quantity_available: 1 }] })
  const isOlder = { value: true }
  // As another process may answer: with the count from before the last seat was given back.
  await page.route(`**/api/public/live-events/${event.id}`, async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: PublicStock }
    const counted = Date.parse(data.counted_at) + (isOlder.value ? -hour : hour)
    await route.fulfill({
      response: answer,
      json: { data: { ...soldOut(data), counted_at: new Date(counted) } },
    })
  })
  const answered = () =>
    page.waitForResponse((answer) => answer.url().endsWith(`/public/live-events/${event.id}`))
  await Promise.all([answered(), page.goto(event.page)])
  await pickTickets(page, { 'Last seat': 1 })

  isOlder.value = false
  await Promise.all([answered(), page.reload()])
  await expect(page.getByText('Sold out').first()).toBeVisible()
})

interface PublicStock {
  counted_at: string
  tickets: { state: string; prices: { state: string; max_quantity: number }[] }[]
}

function soldOut({ tickets, ...event }: PublicStock): PublicStock {
  const prices = (given: PublicStock['tickets'][number]['prices']) =>
    given.map((price) => ({ ...price, state: 'SOLD_OUT', max_quantity: 0 }))
  return {
    ...event,
    tickets: tickets.map((ticket) => ({ ...ticket, state: 'SOLD_OUT', prices: prices(ticket.prices) })),
  }
}
