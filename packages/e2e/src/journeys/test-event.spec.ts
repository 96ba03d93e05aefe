import { chooseAction, chooseInSheet } from '../browser/choose-action.ts'
import { expectGoodScreen } from '../browser/screen-checks.ts'
import { mintDoor } from '../door/mint-door.ts'
import { mintEvent } from '../event/mint-event.ts'
import { mailTo } from '../inbox/inbox.ts'
import { expect, test } from '../journey.ts'
import { expectTicketsReady, giveDetails, mintPerson } from '../order/buyer.ts'
import { mintOrder } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'

test('one press tries an event without any payment account: declined, bought, refunded, and in no sum', {
  tag: '@gate',
}, async ({ page, signedIn }) => {
  const draft = await mintEvent({ organizer: await mintOrganizer(), tickets: [] })
  const { api, organizerId } = draft.organizer
  await api.post(`/events/${draft.id}/tickets`, {
    title: 'Standard',
    type: 'PAID',
    prices: [{ price: 2450 }],
  })
  const desk = await signedIn(draft.organizer)
  await desk.goto(`/manage/event/${draft.id}`)
  await desk.getByRole('button', { name: 'Try it as a test event' }).click()
  await expect(desk.getByText('This is a test event', { exact: true })).toBeVisible()
  const id = new URL(desk.url()).pathname.split('/')[3] ?? ''
  expect(id).not.toBe(draft.id)
  expect(await api.get(`/events/${id}`)).toMatchObject({ is_test: true, status: 'LIVE' })
  expect(await api.get(`/events/${draft.id}`)).toMatchObject({ is_test: false, status: 'DRAFT' })
  await expectGoodScreen(desk, 'overview of a test event')

  const order = await mintOrder({ ...draft, id }, { Standard: 1 })
  const buyer = mintPerson('Tess', 'Tester')
  await test.step('Its page and checkout say what it is, and no form of Stripe is asked for.', async () => {
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await page.goto(`/e/${id}/x`)
    await expect(page.getByText('This is a test event: no money moves')).toBeVisible()
    await expectGoodScreen(page, 'page of a test event')
    await page.goto(order.step('details'))
    await giveDetails(page, buyer)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('alert')).toContainText('Your tickets are still held.')
    await expectGoodScreen(page, 'payment of a test event')
    await page.getByRole('button', { name: 'Pay €24.50' }).click()
    await expectTicketsReady(page)
    expect(asked.filter((url) => url.includes('stripe'))).toEqual([])
  })
  await expect(page.getByText('Test ticket').first()).toBeVisible()
  await expectGoodScreen(page, 'order of a test event')
  expect((await mailTo(buyer.email, order.reference)).subject).toMatch(/^\[Test\] /)

  await test.step('It is refunded on the order alone.', async () => {
    await desk.goto(`/manage/event/${id}/orders?order=${order.short_id}`)
    const sheet = desk.getByRole('dialog', { name: `Order ${order.reference}` })
    const timeline = sheet.getByRole('region', { name: 'What happened' })
    await expect(timeline).toContainText('Paid as a test · €24.50')
    await chooseInSheet(sheet, 'Refund')
    const refund = desk.getByRole('dialog', { name: `Refund order ${order.reference}` })
    await refund.getByRole('button', { name: 'Refund €24.50' }).click()
    await expect(timeline).toContainText('Refunded · €24.50', { timeout: 30_000 })
  })

  await test.step('The organizer’s sums and the books do not have it, and its own overview does.', async () => {
    expect(await api.get(`/organizers/${organizerId}/stats`)).toMatchObject({
      events: { total: 1, draft: 1, live: 0 },
      orders_completed: 0,
      sales: [],
    })
    const { account_id } = await api.get<{ account_id: string }>('/users/me')
    expect(await api.get(`/accounts/${account_id}/books`)).toMatchObject({ sums: [] })
    expect(await api.get(`/events/${id}/stats`)).toMatchObject({ orders_completed: 1, gross_sales: 2450 })
  })

  await test.step('Its door says that it is for trying things out.', async () => {
    await page.goto(`/check-in/${await mintDoor({ ...draft, id })}`)
    await expect(page.getByRole('heading', { name: 'Main gate' })).toContainText('Test')
    await expectGoodScreen(page, 'door of a test event')
  })

  await desk.goto('/manage/events')
  await expectGoodScreen(desk, 'events with a test')
})

test('a real event is made of a test, and a test is begun from the list of events', async ({ signedIn }) => {
  const organizer = await mintOrganizer()
  const page = await signedIn(organizer)
  await page.goto('/manage/events')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'New test event' }).click()
  await expect(page.getByRole('heading', { name: 'New test event' })).toBeVisible()
  await page.getByLabel('Title').first().fill('Rehearsal')
  await page.getByLabel(/^Starts/).fill(`${new Date().getFullYear() + 1}-06-18`)
  await page.getByRole('button', { name: 'Create event' }).click()
  await page.waitForURL(/\/getting-started$/)
  await page.goto('/manage/events')
  await chooseAction(page, 'Rehearsal', 'Make a real event of it')
  await page.waitForURL(/\/manage\/event\/ev_\w+$/)
  const id = new URL(page.url()).pathname.split('/')[3]
  expect(await organizer.api.get(`/events/${id}`)).toMatchObject({ is_test: false, status: 'DRAFT' })
  await expect(page.getByText('This is a test event', { exact: true })).toBeHidden()
})

test('a test key is made at one press, and knows test events alone', async ({ signedIn }) => {
  const event = await mintEvent({ organizer: await mintOrganizer(), tickets: [{ title: 'Guest list' }] })
  const page = await signedIn(event.organizer)
  await page.goto('/account/api-keys')
  await page.getByRole('link', { name: 'Make a test key' }).first().click()
  const form = page.getByRole('dialog', { name: 'Make a test key' })
  await form.getByLabel('Name').fill('Staging shop')
  await form.getByRole('checkbox', { name: /^Events Create/ }).click()
  await expect(form.getByRole('checkbox', { name: /Taxes and fees/ })).toHaveCount(0)
  await expectGoodScreen(page, 'form of a test key')
  await form.getByRole('button', { name: 'Create API key' }).click()
  const shown = page.getByRole('dialog', { name: 'Your new API key' })
  const key = (await shown.getByTestId('secret').textContent()) ?? ''
  expect(key).toMatch(/^foyer_test_/)
  await shown.getByRole('button', { name: 'I have saved it' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Staging shop' })).toContainText('Test')
  const { origin } = new URL(page.url())
  const headers = { authorization: `Bearer ${key}`, cookie: '' }
  const list = await page.request.get(`${origin}/api/events`, { headers })
  expect(await list.json()).toMatchObject({ data: [], meta: { total: 0 } })
  expect((await page.request.get(`${origin}/api/events/${event.id}`, { headers })).status()).toBe(404)
})
