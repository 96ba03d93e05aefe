import { mintDoor } from '../door/mint-door.ts'
import { desk, type EnginePage, phone } from '../engine/engine.ts'
import { expect, test } from '../engine/engine-test.ts'
import { waitFor } from '../engine/wait-for.ts'
import { type MintedEvent, mintEvent } from '../event/mint-event.ts'
import { foyerUrl } from '../foyer/foyer-server.ts'
import { mintPerson } from '../order/buyer.ts'
import { type MintedOrder, mintOrder, nameEverybody } from '../order/mint-order.ts'
import { mintOrganizer } from '../organizer/mint-organizer.ts'
import { payByCard } from '../payment/stripe.ts'

const toolbar = '[data-slot="data-table-toolbar"]'
const dialog = '[role="dialog"]'

test('events stand in sections with what is true of each, and the switcher finds one by keyboard', async ({
  openSignedIn,
}) => {
  const organizer = await mintOrganizer()
  const tickets = [{ title: 'Standing' }]
  const near = await mintEvent({ organizer, title: 'Near', tickets })
  await mintEvent({ organizer, title: 'Idea', tickets: [] })
  const now = await mintEvent({ organizer, title: 'Now', tickets })
  const [start_date, end_date] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000))
  await organizer.api.patch(`/events/${now.id}`, { start_date, end_date })
  const page = await openSignedIn(organizer, desk, '/manage/events')
  for (const pill of ['Happening now', 'On sale', 'Draft'])
    await page.see({ kind: 'text', name: pill, within: 'main' })
  expect(await page.evaluate(textsOf, 'main h2')).toEqual(['Happening now', 'Next', 'Drafts'])
  await page.open(`${foyerUrl()}/manage/event/${near.id}/dashboard`)
  await page.click({ kind: 'text', name: 'Near', within: 'aside' })
  await page.see({ kind: 'choice', name: 'Now', isStart: true })
  await page.write('ide')
  await waitFor('one event', async () => (await page.evaluate(textsOf, '[role="option"]')).length === 1)
  await page.press('Enter')
  await page.see({ kind: 'text', name: 'Idea', within: 'h1' })
})

test('a ticket form says what is wrong, and a closed row holds what it says', async ({ openSignedIn }) => {
  const event = await mintEvent({ tickets: [{ title: 'Guest list' }] })
  const page = await openSignedIn(event.organizer, desk, `/manage/event/${event.id}/tickets?ticket=new`)
  await page.see({ kind: 'text', name: 'Leave empty for a free ticket.', within: dialog })
  await page.type({ kind: 'field', name: 'Title', within: dialog }, 'Seat')
  await page.type({ kind: 'field', name: 'Price', within: dialog }, '0.30')
  await page.click({ kind: 'button', name: 'Create ticket', within: dialog })
  await page.see({ kind: 'text', name: 'must be at least', within: dialog })
  await page.type({ kind: 'field', name: 'Price', within: dialog }, '12')
  await page.click({ kind: 'button', name: 'Per order', isStart: true, within: dialog })
  await page.type({ kind: 'field', name: 'At most', within: dialog }, '4')
  await page.click({ kind: 'button', name: 'Create ticket', within: dialog })
  await page.see({ kind: 'link', name: 'Seat', within: 'main' })
  const tickets = await event.organizer.api.get<object[]>(`/events/${event.id}/tickets`)
  expect(tickets[1]).toMatchObject({ title: 'Seat', max_per_order: 4, prices: [{ price: 1200 }] })
})

test('attendees are filtered, a view of them is kept, and several are cancelled at once and come back', async ({
  openSignedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Deck' }, { title: 'Cabin' }] })
  for (const ticket of ['Deck', 'Cabin', 'Cabin']) await sell(event, ticket)
  const list = `/manage/event/${event.id}/attendees`
  const page = await openSignedIn(event.organizer, desk, list)
  await expectRows(page, 3)
  await page.click({ kind: 'button', name: 'Filter', isStart: true, within: toolbar })
  await page.click({ kind: 'button', name: 'Ticket', isStart: true, within: dialog })
  await page.click({ kind: 'choice', name: 'Deck', within: dialog })
  await page.press('Escape')
  await expectRows(page, 1)
  await page.click({ kind: 'button', name: 'Views' })
  await page.type({ kind: 'field', name: 'Name of this view' }, 'On deck')
  await page.press('Enter')
  await page.gone({ kind: 'field', name: 'Name of this view' })
  await page.open(`${foyerUrl()}${list}`)
  await expectRows(page, 3)
  await page.click({ kind: 'choice', name: 'Choose all on this page' })
  await page.click({ kind: 'button', name: 'More actions', within: '[data-slot="bulk-bar"]' })
  await page.click({ kind: 'button', name: 'Cancel tickets', within: '[role="menu"]' })
  await page.click({ kind: 'button', name: 'Cancel tickets', within: '[role="alertdialog"]' })
  await page.see({ kind: 'text', name: '3 tickets cancelled' })
  await page.click({ kind: 'button', name: 'Undo' })
  await page.see({ kind: 'text', name: 'Undone' })
  const attendees = await event.organizer.api.get<{ status: string }[]>(`/events/${event.id}/attendees`)
  expect(attendees.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE'])
  await page.click({ kind: 'button', name: 'Views' })
  await page.click({ kind: 'link', name: 'On deck' })
  await expectRows(page, 1)
})

test('the dashboard follows a sale while it is open, and the sheets refund an order and admit a guest', async ({
  openSignedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Standard', price: 2450 }] })
  const of = (screen: string) => `/manage/event/${event.id}/${screen}`
  const page = await openSignedIn(event.organizer, desk, of('dashboard'))
  await page.see({ kind: 'text', name: 'No sales yet' })
  const order = await sell(event, 'Standard')
  await payByCard(order)
  await page.see({ kind: 'text', name: '€24.50', within: '[data-slot="event-standing"]' })

  await page.open(`${foyerUrl()}${of(`orders?order=${order.short_id}`)}`)
  await page.click({ kind: 'button', name: 'More actions', within: dialog })
  await page.click({ kind: 'button', name: 'Refund', within: '[role="menu"]' })
  await page.type({ kind: 'field', name: 'Amount' }, '10')
  await page.click({ kind: 'button', name: 'Refund €10.00' })
  await page.see({ kind: 'text', name: '€10.00 refunded' })

  await mintDoor(event)
  await page.open(`${foyerUrl()}${of(`attendees?attendee=${order.attendees[0]?.short_id}`)}`)
  await page.click({ kind: 'button', name: 'Check in at Main gate' })
  await page.click({ kind: 'button', name: 'Undo' })
  await page.see({ kind: 'button', name: 'Check in at Main gate' })
})

test('by keyboard alone, the command menu finds a person, their order and an action', async ({
  openSignedIn,
}) => {
  const event = await mintEvent({ tickets: [{ title: 'Deck' }] })
  const order = await sell(event, 'Deck', 'Salome')
  const page = await openSignedIn(event.organizer, desk, `/manage/event/${event.id}/tickets`)
  await page.see({ kind: 'link', name: 'Deck', within: 'main' })
  await page.press('Control+k')
  await page.see({ kind: 'field', name: 'Search people, orders, events and screens', within: dialog })
  await page.write('salome')
  await waitFor('Salome’s order', async () =>
    (await page.evaluate(textsOf, '[role="option"][aria-selected="true"]')).some((text) =>
      text.includes(order.reference),
    ),
  )
  await page.press('Enter')
  await page.see({ kind: 'text', name: order.reference, within: dialog })
  await page.press('Escape')
  await page.gone({ kind: 'text', name: order.reference, within: dialog })
  await page.press('Control+k')
  await page.see({ kind: 'text', name: order.reference, within: dialog })
  await page.write('copy li')
  await page.see({ kind: 'choice', name: 'Copy link', isStart: true })
})

test('on a phone, the bar leads to every screen, to the door in one press, and filters are a sheet', async ({
  openSignedIn,
}) => {
  const event = await mintEvent({ title: 'Harbour lights', tickets: [{ title: 'Deck' }] })
  await sell(event, 'Deck', 'Paula')
  await mintDoor(event)
  const page = await openSignedIn(event.organizer, phone, `/manage/event/${event.id}/dashboard`)
  const bar = '[data-slot="phone-tabs"]'
  for (const screen of ['Attendees', 'Orders']) {
    await page.click({ kind: 'link', name: screen, within: bar })
    await page.see({ kind: 'text', name: screen, within: 'h1' })
    await page.see({ kind: 'text', name: 'Harbour lights', within: 'header' })
  }
  await page.see({ kind: 'text', name: 'Paula Guest', within: 'main' })
  await page.click({ kind: 'button', name: 'Filter', isStart: true, within: toolbar })
  await page.click({ kind: 'button', name: 'Ticket', isStart: true, within: dialog })
  await page.click({ kind: 'choice', name: 'Deck', within: dialog })
  await page.click({ kind: 'button', name: 'Show 1 row', within: dialog })
  await page.see({ kind: 'button', name: 'Ticket: Deck' })
  await page.click({ kind: 'button', name: 'More', within: bar })
  await page.click({ kind: 'link', name: 'Messages', within: dialog })
  await page.see({ kind: 'text', name: 'Messages', within: 'h1' })
  await page.click({ kind: 'link', name: 'Scan', within: bar })
  await page.see({ kind: 'button', name: 'Start scanning' })
})

test('a hint stays away once it was dismissed, and a sample event is there after one press', async ({
  openSignedIn,
}) => {
  const organizer = await mintOrganizer()
  const page = await openSignedIn(organizer, phone, '/manage/events')
  await page.click({ kind: 'button', name: 'Try a sample event' })
  await page.see({ kind: 'text', name: 'Getting started', within: 'h1' })
  const id = await page.evaluate(() => location.pathname.split('/')[3] ?? '', null)
  const orders = `${foyerUrl()}/manage/event/${id}/orders`
  await page.open(orders)
  await page.see({ kind: 'text', name: 'No orders yet' })
  await page.click({ kind: 'button', name: 'Got it' })
  await page.gone({ kind: 'button', name: 'Got it' })
  await waitFor('the hint in the profile', async () => {
    const me = await organizer.api.get<{ dismissed_hints: string[] }>('/users/me')
    return me.dismissed_hints.includes('orders')
  })
  await page.open(`${foyerUrl()}/manage/event/${id}/messages`)
  await page.see({ kind: 'button', name: 'Got it' })
  await page.open(orders)
  await page.see({ kind: 'text', name: 'No orders yet' })
  await page.gone({ kind: 'button', name: 'Got it' })
})

async function sell(event: MintedEvent, ticket: string, name = 'Greta'): Promise<MintedOrder> {
  const order = await mintOrder(event, { [ticket]: 1 })
  await nameEverybody(order, mintPerson(name, 'Guest'))
  return order
}

async function expectRows(page: EnginePage, count: number): Promise<void> {
  await waitFor(`${count} rows`, async () => (await page.evaluate(textsOf, 'main tbody tr')).length === count)
}

/** Runs in the page. */
function textsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')
}
