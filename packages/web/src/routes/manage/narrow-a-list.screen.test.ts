import { listAttendees } from '@foyer/contracts/attendee/attendee-endpoints'
import { listOrders } from '@foyer/contracts/order/order-endpoints'
import { listTickets } from '@foyer/contracts/ticket/ticket-endpoints'
import { fireEvent, screen, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { presentAddress } from '../../lib/form/unsaved-forms.ts'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen, tabTo } from '../../testing/open-screen.ts'
import { sampleId, sampleLinkId } from '../../testing/sample.ts'

const [deck, cabin] = [sampleId('ticket', 0), sampleId('ticket', 1)]
const people = ['Ada', 'Bea', 'Cleo', 'Dora', 'Effi'].map((first_name, row) => ({
  ...{ first_name, last_name: 'Guest', email: `${first_name.toLowerCase()}@example.com` },
  short_id: sampleLinkId(row),
}))

const rows = () => screen.queryAllByRole('row', { name: /Guest/ })
const seesRows = (count: number) => expect.poll(() => rows().length).toBe(count)
const search = () => screen.getByRole<HTMLInputElement>('searchbox')

/** Answers as the server does: one order of each person, and two tickets, narrowed by words and tickets. */
function answerSales() {
  answer(listTickets, [{ title: 'Deck' }, { title: 'Cabin' }])
  const orders = answer(listOrders, ({ query }) =>
    people.filter(({ first_name }) => first_name.toLowerCase().includes(query.query ?? '')),
  )
  const attendees = answer(listAttendees, ({ query }) =>
    people
      .flatMap((person, row) => [
        { ...person, ticket_id: deck },
        { ...person, ticket_id: cabin, short_id: sampleLinkId(people.length + row) },
      ])
      .filter(({ first_name }) => first_name.toLowerCase().includes(query.query ?? ''))
      .filter(({ ticket_id }) => query.filter_fields?.ticket_id?.in?.includes(ticket_id) ?? true),
  )
  return { orders, attendees }
}

/** Opens one filter of a list. */
async function openFilter(user: UserEvent, name: RegExp) {
  await user.click(screen.getByRole('button', { name: /^Filter/ }))
  const filters = within(await screen.findByRole('dialog', { name: 'Filter' }))
  await user.click(filters.getByRole('button', { name }))
}

for (const { list, narrowed, row, sort, column } of [
  { list: 'orders', narrowed: 1, row: 'order', sort: 'Buyer', column: 'Source' },
  { list: 'attendees', narrowed: 2, row: 'attendee', sort: 'Name', column: 'Reference' },
] as const) {
  test(`the list of ${list} keeps search, filter, sort, columns and page in its address`, async () => {
    const asked = answerSales()
    const lastAsked = () => asked[list].at(-1)?.query
    let user = openScreen(eventScreen(`${list}?per_page=2`))
    await seesRows(2)
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await expect.poll(presentAddress).toMatch(/[?&]page=2/)
    await user.click(screen.getByRole('button', { name: sort }))
    await expect.poll(presentAddress).not.toMatch(/[?&]page=2/)
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await expect.poll(presentAddress).toMatch(/sort_by=last_name.*&page=2/)
    user = openScreen(presentAddress())
    await seesRows(2)
    expect(lastAsked()).toMatchObject({ page: 2, per_page: 2, sort_by: 'last_name' })

    await user.type(search(), 'cleo')
    await expect.poll(presentAddress).toMatch(/query=cleo/)
    await seesRows(narrowed)
    await openFilter(user, /^Ticket/)
    await user.click(await screen.findByRole('checkbox', { name: 'Deck' }))
    await user.keyboard('{Escape}')
    await seesRows(1)
    const field = list === 'orders' ? 'ticket_ids' : 'ticket_id'
    expect(lastAsked()).toMatchObject({ page: 1, query: 'cleo', filter_fields: { [field]: { in: deck } } })
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('checkbox', { name: column }))
    await user.keyboard('{Escape}')
    const address = presentAddress()
    await user.click(within(rows()[0] ?? document.body).getByRole('link'))
    await screen.findByRole('dialog')
    expect(presentAddress()).toContain(`${row}=${sampleLinkId(2)}`)
    await user.keyboard('{Escape}')
    await expect.poll(presentAddress).toBe(address)

    // As in another browser.
    localStorage.clear()
    user = openScreen(address)
    await seesRows(1)
    screen.getByRole('columnheader', { name: column })
    await user.click(screen.getAllByRole('link', { name: 'Messages' })[0] ?? document.body)
    await screen.findByRole('heading', { name: 'Messages', level: 1 })
    window.history.back()
    await screen.findByRole('heading', { name: /^(Orders|Attendees)$/, level: 1 })
    expect(presentAddress()).toBe(address)
    expect(search().value).toBe('cleo')

    await tabTo(user, () => screen.getByRole('button', { name: 'Clear filters' }))
    await user.keyboard('{Enter}')
    await seesRows(narrowed)
    expect(screen.queryAllByRole('button', { name: 'Clear filters' })).toEqual([])
    await user.type(search(), ' and no such person')
    await screen.findByText('No matches')
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await seesRows(2)
    expect(search().value).toBe('')
  })

  test(`a page of ${list} beyond the end leads back to the first`, async () => {
    answerSales()
    const user = openScreen(eventScreen(`${list}?per_page=2&page=40`))
    await screen.findByText('This page is empty')
    await user.click(screen.getByRole('button', { name: 'Show the first page' }))
    await seesRows(2)
  })
}

test('on a phone, a list is sorted and filtered in one sheet, and a set filter stays in view', async () => {
  window.resizeTo(390, 844)
  const { attendees } = answerSales()
  const user = openScreen(eventScreen('attendees'))
  await screen.findAllByRole('link', { name: /Guest/ })
  const button = screen.getByRole('button', { name: /^Filter/ })
  await user.click(button)
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
  await user.click(sheet.getByRole('button', { name: 'Sorted in descending order. Reverse.' }))
  await sheet.findByRole('button', { name: 'Sorted in ascending order. Reverse.' })
  await user.selectOptions(sheet.getByLabelText('Sort by'), 'Sort: Email')
  await expect.poll(presentAddress).toMatch(/sort_by=email/)
  await user.click(sheet.getByRole('button', { name: /^Ticket/ }))
  await user.click(await sheet.findByRole('checkbox', { name: 'Deck' }))
  await user.click(await sheet.findByRole('button', { name: 'Show 5 rows' }))
  await expect.poll(() => screen.queryAllByRole('dialog').length).toBe(0)
  expect(attendees.at(-1)?.query).toMatchObject({
    ...{ sort_by: 'email', sort_direction: 'asc', filter_fields: { ticket_id: { in: deck } } },
  })
  expect(button.textContent).toBe('Filter · 1')
  screen.getByRole('button', { name: 'Ticket: Deck' })
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await expect.poll(() => screen.queryAllByRole('button', { name: 'Ticket: Deck' }).length).toBe(0)
})

test('a filter that is chosen before the search begins stays when it does', async () => {
  const { attendees } = answerSales()
  const user = openScreen(eventScreen('attendees'))
  await seesRows(10)
  await openFilter(user, /^Ticket/)
  const box = await screen.findByRole('checkbox', { name: 'Deck' })
  // No time passes between these two.
  fireEvent.change(document.querySelector('input[type="search"]') ?? document.body, {
    target: { value: 'cleo' },
  })
  fireEvent.click(box)
  expect(presentAddress()).not.toContain('query=')
  await expect.poll(presentAddress).toContain('query=cleo')
  await user.keyboard('{Escape}')
  await seesRows(1)
  expect(attendees.at(-1)?.query).toMatchObject({ query: 'cleo', filter_fields: { ticket_id: { in: deck } } })
})
