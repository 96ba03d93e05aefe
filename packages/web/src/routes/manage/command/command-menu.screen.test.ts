import { listAttendees } from '@foyer/contracts/attendee/attendee-endpoints'
import { getEvent, listEvents } from '@foyer/contracts/event/event-endpoints'
import { getOrder, listOrders } from '@foyer/contracts/order/order-endpoints'
import { logout } from '@foyer/contracts/session/session-endpoints'
import { fireEvent, screen, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { presentAddress } from '../../../lib/form/unsaved-forms.ts'
import { answer } from '../../../testing/answers.ts'
import { eventScreen, openScreen } from '../../../testing/open-screen.ts'
import { sampleId } from '../../../testing/sample.ts'

const [lights, night] = [
  { id: sampleId('event', 0), title: 'Harbour lights' },
  { id: sampleId('event', 1), title: 'Night market' },
]
const ofNight = (name: string) => `/manage/event/${night.id}/${name}`

/** Answers as the server does, with the events that have the typed words. */
function answerEvents() {
  answer(getEvent, ({ params }) => (params.event_id === night.id ? night : lights))
  return answer(listEvents, ({ query }) =>
    [lights, night].filter(({ title }) => title.toLowerCase().includes(query.query ?? '')),
  )
}

async function open(user: UserEvent) {
  await user.keyboard('{Control>}k{/Control}')
  const menu = within(await screen.findByRole('dialog', { name: 'Go to' }))
  const field = await menu.findByRole('combobox')
  await expect.poll(() => document.activeElement === field).toBe(true)
  return menu
}

const expectClosed = () => expect.poll(() => screen.queryAllByRole('dialog').length).toBe(0)
const selected = (name: string | RegExp) => screen.findByRole('option', { name, selected: true })

test('the command menu finds every screen with a few keys', async () => {
  answerEvents()
  const user = openScreen('/manage/events')
  await screen.findByRole('heading', { name: 'Events', level: 1 })
  await open(user)
  await user.keyboard('night mar')
  await selected(/Night market/)
  await user.keyboard('{Enter}')
  await selected('Dashboard')
  await user.keyboard('order')
  await selected('Orders')
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Orders', level: 1 })
  await expectClosed()
  expect(presentAddress()).toBe(ofNight('orders'))

  const menu = await open(user)
  await menu.findByRole('option', { name: /^Night market/ })
  await user.keyboard('attend')
  await selected('Attendees')
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Attendees', level: 1 })
  expect(presentAddress()).toBe(ofNight('attendees'))

  const empty = await open(user)
  await user.keyboard('zzzz')
  await empty.findByText('No matches. Try fewer letters.')
  await user.keyboard('{Escape}')
  await expectClosed()
})

test('Backspace in the empty field of the command menu goes back from an event, and a button opens the menu too', async () => {
  answerEvents()
  const user = openScreen(eventScreen('dashboard'))
  await user.click(await screen.findByRole('button', { name: /^Go to …/ }))
  const menu = within(await screen.findByRole('dialog', { name: 'Go to' }))
  await menu.findByRole('option', { name: 'Tickets' })
  await user.keyboard('night')
  await selected(/Night market/)
  await user.keyboard('{Enter}')
  await menu.findByRole('group', { name: 'Night market' })
  expect(menu.queryAllByRole('option', { name: 'Create event' })).toEqual([])
  await user.keyboard('{Backspace}')
  await menu.findByRole('option', { name: 'Create event' })
})

test('by keyboard alone, the command menu finds people, orders and what to do with them', async () => {
  const reference = 'O-SALMME7'
  const salome = { first_name: 'Salome', last_name: 'Searched' }
  const paid = { reference, ...salome, payment_provider: 'STRIPE', total: 2450 } as const
  answerEvents()
  const orders = answer(listOrders, [paid])
  answer(listAttendees, [{ ...salome, ticket_title: 'Deck', order_reference: reference }])
  answer(getOrder, { ...paid, payment_status: 'PAYMENT_RECEIVED', remaining_total: 2450 })
  const user = openScreen(eventScreen('tickets'))
  await screen.findByRole('heading', { name: 'Tickets', level: 1 })
  const menu = await open(user)
  await user.keyboard('salome')
  await menu.findByRole('option', { name: /A-.* Deck/ })
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: `Order ${reference}` })
  await user.keyboard('{Escape}')
  await expectClosed()

  const again = await open(user)
  await user.keyboard(`refund ${reference.toLowerCase()}`)
  const refund = await again.findByRole('option', { name: `Refund ${reference}` })
  for (let presses = 0; presses < 10 && refund.getAttribute('aria-selected') !== 'true'; presses++)
    await user.keyboard('{ArrowDown}')
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: `Refund order ${reference}` })
  expect(orders.at(-1)?.query.query).toBe(reference.toLowerCase())
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryAllByRole('dialog', { name: /^Refund/ }).length).toBe(0)
  await user.keyboard('{Escape}')
  await expectClosed()

  const recent = await open(user)
  expect((await recent.findByRole('group', { name: 'Recent' })).textContent).toContain(reference)
  await user.keyboard('copy li')
  await selected('Copy link')
  await user.keyboard('{Escape}')
  await expectClosed()

  const elsewhere = openScreen('/manage/events')
  await screen.findByRole('heading', { name: 'Events', level: 1 })
  const last = await open(elsewhere)
  await elsewhere.keyboard(reference)
  expect((await last.findAllByRole('option', { name: new RegExp(reference) })).length).toBeGreaterThan(0)
  expect(orders.at(-1)?.params.event_id).toBe(lights.id)
})

test('the command menu changes appearance and language, and signs out', async () => {
  answerEvents()
  const left = answer(logout)
  const user = openScreen('/manage/events')
  await screen.findByRole('heading', { name: 'Events', level: 1 })
  const press = async (words: string) => {
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox')
    await user.keyboard(words)
    await selected(new RegExp(words, 'i'))
    await user.keyboard('{Enter}')
    await expectClosed()
  }
  const { dataset } = document.documentElement
  await press('dark')
  expect(dataset.theme).toBe('dark')
  await press('match system')
  await press('deutsch')
  expect(document.documentElement.lang).toBe('de')
  await screen.findByRole('heading', { name: 'Veranstaltungen', level: 1 })
  await press('english')
  expect(document.documentElement.lang).toBe('en')
  await press('sign out')
  await expect.poll(presentAddress).toMatch(/^\/auth\/login/)
  expect(left.length).toBe(1)
})

test('the command menu asks the server once for an event, not once for each letter', async () => {
  answerEvents()
  const user = openScreen('/manage/events')
  await screen.findByText('Night market')
  await open(user)
  const field = screen.getByRole('combobox')
  const requests = vi.spyOn(globalThis, 'fetch')
  // No time passes between these letters.
  for (const value of ['h', 'ha', 'har', 'harbour'])
    flushSync(() => fireEvent.change(field, { target: { value } }))
  await selected(/Harbour lights/)
  const searches = () =>
    requests.mock.calls.flatMap(([url]) => /(?<=[?&]query=)\w+/.exec(String(url))?.[0] ?? [])
  await expect.poll(searches).toEqual(['harbour'])
})
