import { listAttendees } from '@foyer/contracts/attendee/attendee-endpoints'
import { listOrders } from '@foyer/contracts/order/order-endpoints'
import { listTickets } from '@foyer/contracts/ticket/ticket-endpoints'
import { listSavedViews, saveViews } from '@foyer/contracts/user/user-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleId } from '../../testing/sample.ts'

const [deck, cabin] = [sampleId('ticket', 0), sampleId('ticket', 1)]
const guests = [
  { first_name: 'Dora', last_name: 'Guest', ticket_id: deck },
  { first_name: 'Cleo', last_name: 'Guest', ticket_id: cabin },
]
const seesGuests = (count: number) =>
  expect.poll(() => screen.queryAllByRole('row', { name: /Guest/ }).length).toBe(count)
const onDeck = {
  list: 'attendees',
  name: 'On deck',
  search: new URLSearchParams({ 'filter_fields[ticket_id][in]': deck }).toString(),
} as const

/** Answers as the server does: with the guests who have the ticket that the list asks for. */
function answerGuests() {
  answer(listTickets, [{ title: 'Deck' }, { title: 'Cabin' }])
  return answer(listAttendees, ({ query }) => {
    const wanted = query.filter_fields?.ticket_id?.in
    return guests.filter(({ ticket_id }) => !wanted || wanted.includes(ticket_id))
  })
}

test('a view of a list is saved by a name, with the filters that are set', async () => {
  answerGuests()
  const saved = answer(saveViews, ({ body }) => body.views)
  const user = openScreen(eventScreen('attendees'))
  await seesGuests(2)
  await user.click(screen.getByRole('button', { name: /^Filter/ }))
  const filters = await screen.findByRole('dialog', { name: 'Filter' })
  await user.click(within(filters).getByRole('button', { name: /^Ticket/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Deck' }))
  await user.keyboard('{Escape}')
  await screen.findByText('1 attendee')
  await seesGuests(1)
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.type(await screen.findByLabelText('Name of this view'), 'On deck{Enter}')
  await expect.poll(() => screen.queryAllByLabelText('Name of this view').length).toBe(0)
  expect(saved.map(({ body }) => body.views)).toEqual([[onDeck]])
})

test('a saved view narrows the list, and is deleted', async () => {
  answerGuests()
  answer(listSavedViews, [onDeck])
  const saved = answer(saveViews, ({ body }) => body.views)
  const user = openScreen(eventScreen('attendees'))
  await seesGuests(2)
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('link', { name: 'On deck' }))
  await screen.findByRole('button', { name: 'Ticket: Deck' })
  await seesGuests(1)
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('button', { name: 'Delete the view On deck' }))
  await expect.poll(() => screen.queryAllByRole('link', { name: 'On deck' }).length).toBe(0)
  expect(saved.map(({ body }) => body.views)).toEqual([[]])
})

test('the list of orders has views of its own', async () => {
  answer(listSavedViews, [onDeck])
  answer(listOrders, [{}])
  const user = openScreen(eventScreen('orders'))
  await screen.findByRole('row', { name: /O-2222222/ })
  await user.click(screen.getByRole('button', { name: 'Views' }))
  const views = await screen.findByRole('dialog', { name: 'Views' })
  await within(views).findByText(/Only you see it\./)
  expect(within(views).queryAllByRole('link')).toEqual([])
})
