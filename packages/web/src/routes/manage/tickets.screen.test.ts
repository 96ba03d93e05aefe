import { createTicket, getTicket, listTickets, updateTicket } from '@foyer/contracts/ticket/ticket-endpoints'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleId } from '../../testing/sample.ts'

const list = () => screen.getByRole('list', { name: 'Tickets' })
const seesOrder = (titles: string[]) =>
  waitFor(() =>
    expect(
      within(list())
        .getAllByRole('listitem')
        .map((item) => within(item).getByRole('link').textContent),
    ).toEqual(titles),
  )

const perOrder = { min_per_order: 1, max_per_order: 10 }

// Specification: 5.sorting-tickets
test('searched, filtered or sorted tickets cannot be ordered, and one press shows all of them in their order', async () => {
  const tickets = [
    { title: 'Standing', type: 'PAID' as const, prices: [{ price: 2000 }] },
    { title: 'Seated', type: 'PAID' as const, prices: [{ price: 3000 }] },
    { title: 'Crew', prices: [{}] },
  ]
  answer(listTickets, tickets)
  const user = openScreen(eventScreen('tickets'))
  const handles = () => within(list()).queryAllByRole('button', { name: /^Move / })
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'By price')
  await seesOrder(['Crew', 'Standing', 'Seated'])
  screen.getByText('Tickets cannot be sorted right now')
  expect(handles()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Show all in that order' }))
  await waitFor(() => expect(handles()).toHaveLength(3))
  await seesOrder(['Standing', 'Seated', 'Crew'])
  await user.type(screen.getByRole('searchbox'), 's')
  await seesOrder(['Standing', 'Seated'])
  expect(handles()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Actions for Standing' }))
  const down = await screen.findByRole('menuitem', { name: 'Move down' })
  expect(down.getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Escape}')
  await user.type(screen.getByRole('searchbox'), 'nothing like it')
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  await seesOrder(['Standing', 'Seated', 'Crew'])
})

test('the copy of a ticket is the last one, and paused', async () => {
  const crew = { title: 'Crew', prices: [{}], ...perOrder }
  const copy = { title: 'Crew (copy)', is_paused: true }
  answer(listTickets, [{ title: 'Seated' }, crew])
  const created = answer(createTicket, { id: sampleId('ticket', 2), ...crew, ...copy })
  const user = openScreen(eventScreen('tickets'))
  await user.click(await screen.findByRole('button', { name: 'Actions for Crew' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  await seesOrder(['Seated', 'Crew', 'Crew (copy)'])
  within(within(list()).getByText('Crew (copy)').closest('li') ?? document.body).getByText('Paused')
  await screen.findByText('The copy is paused until you resume its sale.')
  expect(created.map(({ body }) => body)).toMatchObject([copy])
})

test('hiding a ticket in an outdated list keeps what a colleague saved meanwhile', async () => {
  const seat = { title: 'Seat', type: 'PAID' as const, prices: [{ price: 3000 }], ...perOrder }
  const theirs = { ...seat, title: 'Front seat', prices: [{ price: 4500 }] }
  answer(listTickets, [seat])
  const user = openScreen(eventScreen('tickets'))
  await user.click(await screen.findByRole('button', { name: 'Actions for Seat' }))
  answer(getTicket, theirs)
  const saved = answer(updateTicket, { ...theirs, is_hidden: true })
  answer(listTickets, [{ ...theirs, is_hidden: true }])
  await user.click(await screen.findByRole('menuitem', { name: 'Hide from event page' }))
  const link = await screen.findByRole('link', { name: 'Front seat' })
  within(link.closest('li') ?? document.body).getByText('Hidden')
  expect(saved.map(({ body }) => body)).toMatchObject([{ ...theirs, is_hidden: true }])
})
