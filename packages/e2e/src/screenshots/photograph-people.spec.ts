import { type Page, test } from '@playwright/test'
import { mintEvent } from '../event/mint-event.ts'
import { mintPerson } from '../order/buyer.ts'
import { mintOrder, nameEverybody } from '../order/mint-order.ts'
import { openDemo } from './demo.ts'
import { photograph } from './photograph.ts'

const longTitle =
  'Stehplatz auf der Empore mit Sichtbehinderung, Garderobe, Begrüßungsgetränk und Programmheft, gültig nur zusammen mit einem amtlichen Lichtbildausweis und der Bestätigung, die Ihnen per E-Mail zuging'

test('orders and attendees with the longest names, with names from right to left, in yen, in German', async ({
  page,
}) => {
  const event = await mintEvent({
    currency: 'JPY',
    tickets: [{ title: longTitle, price: 12_000 }, { title: 'Freikarte' }],
  })
  const free = await mintOrder(event, { Freikarte: 2 })
  await nameEverybody(free, {
    ...mintPerson('m', ''),
    first_name: 'Maximiliane-Charlotte Friederike Wilhelmine Klara',
    last_name: 'von und zu Freyberg-Eisenberg-Allmendingen-Oepfing',
    email: `maximiliane.charlotte.friederike.wilhelmine.augusta+${'x'.repeat(8)}@freyberg-eisenberg-allmendingen.example`,
  })
  const unpaid = await mintOrder(event, { [longTitle]: 3 })
  await nameEverybody(unpaid, { ...mintPerson('n', 'محفوظ'), first_name: 'نجيب' })
  const paid = await mintOrder(event, { [longTitle]: 1, Freikarte: 1 })
  await nameEverybody(paid, { ...mintPerson('y', 'كنفاني'), first_name: 'غسان' })
  await event.organizer.api.post(`/events/${event.id}/orders/${paid.short_id}/mark-as-paid`)
  await event.organizer.api.post(`/events/${event.id}/check-in-lists`, { name: longTitle.slice(0, 120) })
  await signIn(page, event.organizer.token, 'de')
  const orders = `/manage/event/${event.id}/orders`
  const attendees = `/manage/event/${event.id}/attendees`
  const guest = `${attendees}?attendee=${free.attendees[0]?.short_id}`

  await photograph(page, 'people-orders', () => show(page, orders))
  await photograph(page, 'people-orders-filtered', () =>
    show(page, `${orders}?filter_fields[state][in]=COMPLETED&filter_fields[source][eq]=MANUAL`),
  )
  await photograph(page, 'people-order', () => show(page, `${orders}?order=${paid.short_id}`))
  await photograph(page, 'people-order-long', () => show(page, `${orders}?order=${free.short_id}`))
  await photograph(page, 'people-order-unpaid', () => show(page, `${orders}?order=${unpaid.short_id}`))
  await photograph(page, 'people-mark-paid', async () => {
    await show(page, `${orders}?order=${unpaid.short_id}`)
    await page.getByRole('button', { name: 'Als bezahlt markieren' }).click()
  })
  await photograph(page, 'people-order-edit', async () => {
    await show(page, `${orders}?order=${free.short_id}`)
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.getByRole('menuitem', { name: 'Angaben bearbeiten' }).click()
  })
  await photograph(page, 'people-attendees', () => show(page, attendees))
  await photograph(page, 'people-attendees-nothing', () => show(page, `${attendees}?query=niemand`))
  await photograph(page, 'people-attendee', () => show(page, guest))
  await photograph(page, 'people-attendee-undo', async () => {
    await show(page, guest)
    await page
      .getByRole('button', { name: /einlass/i })
      .first()
      .click()
    await page.locator('[data-sonner-toast]').first().waitFor()
  })
  await photograph(page, 'people-leave', async () => {
    await show(page, `${orders}?order=${free.short_id}`)
    await page.getByRole('button', { name: 'Angaben bearbeiten' }).click()
    await page.locator('input[name=last_name]').fill('A')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor()
  })
})

test('dialogs about money, lists that are empty, loading or broken, and an export in progress', async ({
  page,
}) => {
  const { api, token, event } = await openDemo()
  const [paid] = await api.get<{ short_id: string }[]>(
    `/events/${event.id}/orders?filter_fields[paid_by][eq]=STRIPE&filter_fields[display_status][eq]=COMPLETED`,
  )
  await signIn(page, token, 'en')
  const orders = `/manage/event/${event.id}/orders`
  const openDialog = async (action: string) => {
    await show(page, `${orders}?order=${paid?.short_id}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
    // From here on the sheet below is hidden.
    await page.getByRole('dialog', { includeHidden: true }).nth(1).waitFor()
  }
  await photograph(page, 'people-refund', () => openDialog('Refund'))
  await photograph(page, 'people-cancel-order', () => openDialog('Cancel order'))
  await photograph(page, 'people-export', async () => {
    await show(page, orders)
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'CSV file' }).click()
    await page.getByText('Orders exported').waitFor()
  })
  const list = /\/api\/events\/\w+\/(orders|attendees)(\?|$)/
  await page.route(list, (route) =>
    route.fulfill({ status: 500, json: { code: 'server.unexpected', message: '' } }),
  )
  await photograph(page, 'people-orders-broken', async () => {
    await page.goto(orders)
    await page.getByRole('button', { name: 'Try again' }).waitFor()
  })
  await page.unroute(list)
  await page.route(list, () => undefined)
  await photograph(page, 'people-orders-loading', async () => {
    await page.goto(orders)
    await page.getByRole('status', { name: 'Loading' }).first().waitFor()
  })
  await page.unrouteAll()
  const fresh = await mintEvent({ tickets: [] })
  await signIn(page, fresh.organizer.token, 'en')
  await photograph(page, 'people-orders-empty', () => show(page, `/manage/event/${fresh.id}/orders`))
  await photograph(page, 'people-attendees-empty', () => show(page, `/manage/event/${fresh.id}/attendees`))
})

async function signIn(page: Page, token: string, locale: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  const url = process.env.FOYER_URL ?? ''
  await page.context().addCookies([{ name: 'locale', value: locale, url }])
}

/** Opens a screen and waits until it has all of its data. */
async function show(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
}
