import { type Page, test } from '@playwright/test'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { mailTo } from '../inbox/inbox.ts'
import { mintPerson } from '../order/buyer.ts'
import { type MintedOrder, mintOrder, nameEverybody } from '../order/mint-order.ts'
import { closeDispute, openDispute, payByCard } from '../payment/stripe.ts'
import { inEachLanguage } from './in-each-language.ts'
import { show } from './photograph.ts'

const seat = 'Stehplatz auf der Empore mit Sichtbehinderung'

test('holds: the list, none, and the question before one ends', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: seat, price: 2450 }] })
  await mintOrder(event, { [seat]: 3 })
  const named = await mintOrder(event, { [seat]: 1 })
  await nameEverybody(named, mintPerson('Maximiliane-Charlotte', 'von und zu Freyberg-Eisenberg'))
  const none = await mintEvent({ organizer: event.organizer, tickets: [] })
  await signIn(page, event)
  const holds = (id: string) => `/manage/event/${id}/orders?tab=holds`
  await inEachLanguage(page, async (take) => {
    await take('holds', () => show(page, holds(event.id)))
    await take('holds-none', () => show(page, holds(none.id)))
    await take('hold-end', async () => {
      await show(page, holds(event.id))
      await page.getByRole('button', { name: new RegExp(named.reference) }).click()
      await page.getByRole('menuitem').last().click()
      await page.getByRole('alertdialog').waitFor()
    })
  })
})

test('disputes: the list, its filter, the order at each step, and the setting', async ({ page }) => {
  const event = await mintEvent({ tickets: [{ title: seat, price: 2450 }] })
  const [open, reviewed, lost, won] = await Promise.all([1, 2, 3, 4].map(() => paidOrder(event)))
  if (!open || !reviewed || !lost || !won) throw new Error('unreachable')
  await openDispute(open.payment)
  await closeDispute(await openDispute(reviewed.payment), 'under_review')
  await closeDispute(await openDispute(lost.payment), 'lost')
  await closeDispute(await openDispute(won.payment), 'won')
  await mailTo(event.organizer.email, `You lost the dispute about ${lost.order.reference}`)
  await mailTo(event.organizer.email, `You won the dispute about ${won.order.reference}`)
  await signIn(page, event)
  const orders = `/manage/event/${event.id}/orders`
  await inEachLanguage(page, async (take) => {
    await take('disputes', () => show(page, orders))
    await take('disputes-filter', async () => {
      await show(page, `${orders}?filter_fields[dispute_status][in]=LOST,NEEDS_RESPONSE`)
      await page.getByRole('button', { name: /^(Dispute|Anfechtung): /i }).click()
    })
    for (const [name, { order }] of Object.entries({ open, reviewed, lost, won }))
      await take(`dispute-${name}`, () => show(page, `${orders}?order=${order.short_id}`))
    await take('dispute-setting', () => show(page, `/manage/event/${event.id}/settings?section=checkout`))
  })
})

test('a door’s link: renewed, deleted and expired', async ({ page, browser }) => {
  const event = await mintEvent({ tickets: [{ title: seat }] })
  const { api } = event.organizer
  const lists = `/events/${event.id}/check-in-lists`
  const list = await api.post<{ id: string; short_id: string }>(lists, {
    name: 'Haupteingang Elbphilharmonie',
  })
  const over = await api.post<{ short_id: string }>(lists, {
    name: 'Soundcheck',
    expires_at: '2020-01-01T00:00:00.000Z',
  })
  await api.post(`${lists}/${list.id}/link`)
  await signIn(page, event)
  const door = await (await browser.newContext()).newPage()
  await inEachLanguage(door, async (take) => {
    await take('door-renewed', () => show(door, `/check-in/${list.short_id}`))
    await take('door-over', () => show(door, `/check-in/${over.short_id}`))
    await take('door-unknown', () => show(door, `/check-in/${'x'.repeat(26)}`))
  })
  await inEachLanguage(page, async (take) => {
    await take('door-lists', () => show(page, `/manage/event/${event.id}/check-in`))
    await take('door-renew', async () => {
      await show(page, `/manage/event/${event.id}/check-in`)
      await page.getByRole('button', { name: /Haupteingang/ }).click()
      await page.getByRole('menuitem').nth(1).click()
      await page.getByRole('alertdialog').waitFor()
    })
  })
})

async function paidOrder(
  event: MintedEvent,
): Promise<{ order: MintedOrder; payment: { intent: string; account: string } }> {
  const order = await mintOrder(event, { [seat]: 1 })
  await nameEverybody(order, mintPerson('Maximiliane-Charlotte', 'von und zu Freyberg-Eisenberg'))
  return { order, payment: await payByCard(order) }
}

async function signIn(page: Page, { organizer }: MintedEvent): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('token', value), organizer.token)
}
