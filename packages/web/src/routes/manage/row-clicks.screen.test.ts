import { listAffiliates } from '@foyer/contracts/affiliate/affiliate-endpoints'
import { listAttendees } from '@foyer/contracts/attendee/attendee-endpoints'
import { listCapacityAssignments } from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import { listEventMessages } from '@foyer/contracts/event-message/event-message-endpoints'
import { listHolds, listOrders } from '@foyer/contracts/order/order-endpoints'
import { listPromoCodes } from '@foyer/contracts/promo-code/promo-code-endpoints'
import { listTickets } from '@foyer/contracts/ticket/ticket-endpoints'
import { listUsers } from '@foyer/contracts/user/user-endpoints'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { presentAddress } from '../../lib/form/unsaved-forms.ts'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'

const lists = {
  orders: { address: eventScreen('orders'), endpoint: listOrders },
  holds: { address: eventScreen('orders?tab=holds'), endpoint: listHolds },
  attendees: { address: eventScreen('attendees'), endpoint: listAttendees },
  'promo codes': { address: eventScreen('promo-codes'), endpoint: listPromoCodes },
  affiliates: { address: eventScreen('affiliates'), endpoint: listAffiliates },
  messages: { address: eventScreen('messages'), endpoint: listEventMessages },
  capacities: { address: eventScreen('capacity-assignments'), endpoint: listCapacityAssignments },
  users: { address: '/account/users', endpoint: listUsers },
}

/** The first row, a cell of it without a link, where it leads, and the tabs that are opened from now on. */
async function firstRow() {
  const link = await waitFor(() => {
    const found = document.querySelector<HTMLAnchorElement>('td [data-slot="row-link"]')
    return found ?? Promise.reject(new Error('The list has no row that opens.'))
  })
  const row = link.closest('tr') ?? document.body
  const cell = [...row.querySelectorAll('td')].find((each) => !each.querySelector('a, button')) ?? row
  return { row, cell, href: link.href, open: vi.spyOn(window, 'open').mockReturnValue(null) }
}

for (const [name, { address, endpoint }] of Object.entries(lists))
  test(`a click on a row of ${name} opens it here, and in a new tab with Ctrl, Meta, Shift or the middle button`, async () => {
    answer(listTickets, [{}])
    answer(endpoint, [{}, {}])
    const user = openScreen(address)
    const { cell, href, open } = await firstRow()
    for (const key of ['Control', 'Meta', 'Shift']) {
      await user.keyboard(`{${key}>}`)
      await user.click(cell)
      await user.keyboard(`{/${key}}`)
    }
    await user.pointer({ keys: '[MouseMiddle]', target: cell })
    expect(open.mock.calls).toEqual(Array(4).fill([href, '_blank', 'noopener']))
    expect(presentAddress()).toBe(address)
    await user.click(cell)
    await expect.poll(() => window.location.href).toBe(href)
    expect(open).toHaveBeenCalledTimes(4)
  })

test('the right button, selecting text, and a click on a menu do not open the row', async () => {
  answer(listOrders, [{ email: 'ada@example.com' }])
  const address = eventScreen('orders')
  const user = openScreen(address)
  const { row, cell, open } = await firstRow()
  await user.pointer({ keys: '[MouseRight]', target: cell })
  const email = within(row).getByText('ada@example.com')
  await user.pointer([{ keys: '[MouseLeft>]', target: email, offset: 0 }, { offset: 3 }, '[/MouseLeft]'])
  expect(getSelection()?.toString()).toBe('ada')
  await user.click(within(row).getByRole('button', { name: /^Actions for/ }))
  await screen.findAllByRole('menuitem')
  expect(presentAddress()).toBe(address)
  expect(open).not.toHaveBeenCalled()
})
