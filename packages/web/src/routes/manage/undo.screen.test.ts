import {
  getAttendee,
  listAttendees,
  reactivateAttendee,
  updateAttendee,
} from '@foyer/contracts/attendee/attendee-endpoints'
import { createCheckIn, deleteCheckIn } from '@foyer/contracts/check-in/check-in-endpoints'
import { listCheckInLists } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import { getOrder, updateOrder } from '@foyer/contracts/order/order-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, hold, refuse } from '../../testing/answers.ts'
import { eventScreen, openScreen, tabTo } from '../../testing/open-screen.ts'
import { sampleId, sampleLinkId } from '../../testing/sample.ts'

const guest = { first_name: 'Kay', last_name: 'Guest' }
const mainGate = { name: 'Main gate', short_id: sampleLinkId() }
const sheetOfGuest = eventScreen(`attendees?attendee=${sampleLinkId()}`)
const checkIns = [{ check_in_list_id: sampleId('check_in_list') }]

test('a notification’s undo is reached with the keyboard from an open sheet, and the sheet stays open', async () => {
  answer(listCheckInLists, [mainGate])
  answer(getAttendee, guest)
  const user = openScreen(sheetOfGuest)
  const sheet = await screen.findByRole('dialog', { name: 'Kay Guest' })
  const admit = await within(sheet).findByRole('button', { name: 'Check in at Main gate' })
  answer(createCheckIn)
  answer(getAttendee, { ...guest, check_ins: checkIns })
  admit.focus()
  await user.keyboard('{Enter}')
  const toasts = await screen.findByRole('region', { name: /^Notifications alt\+T/ })
  await within(toasts).findByText('Checked in')
  within(toasts).getByText(/Press Alt\+T to reach the button/)

  await user.keyboard('{Alt>}t{/Alt}{Escape}')
  const undoInSheet = within(sheet).getByRole('button', { name: 'Undo check-in at Main gate' })
  expect(document.activeElement).toBe(undoInSheet)

  answer(deleteCheckIn)
  answer(getAttendee, guest)
  await user.keyboard('{Alt>}t{/Alt}')
  await tabTo(user, () => within(toasts).getByRole('button', { name: 'Undo' }))
  await user.keyboard('{Enter}')
  await within(toasts).findByText('Check-in undone')
  await within(sheet).findByRole('button', { name: 'Check in at Main gate' })
  await tabTo(user, () => within(sheet).getByRole('button', { name: 'Check in at Main gate' }))
})

test('a check-in shows at once, and is reverted with the reason when it is refused', async () => {
  answer(listCheckInLists, [mainGate])
  answer(getAttendee, guest)
  refuse(createCheckIn, 'attendee.cancelled')
  const letGo = hold(createCheckIn)
  const user = openScreen(sheetOfGuest)
  const sheet = await screen.findByRole('dialog', { name: 'Kay Guest' })
  await user.click(await within(sheet).findByRole('button', { name: 'Check in at Main gate' }))
  await within(sheet).findByRole('button', { name: 'Undo check-in at Main gate' })
  answer(getAttendee, { ...guest, status: 'CANCELLED' })
  const letRead = hold(getAttendee)
  letGo()
  await screen.findByText('This ticket was cancelled.')
  await within(sheet).findByText('Not checked in')
  letRead()
  await within(sheet).findByText('Cancelled')
})

test('a reactivated ticket shows as active at once, and is cancelled again when none is left', async () => {
  answer(listAttendees, [{ ...guest, status: 'CANCELLED' }])
  refuse(reactivateAttendee, 'order.sold_out')
  const letGo = hold(reactivateAttendee)
  const user = openScreen(eventScreen('attendees'))
  const row = await screen.findByRole('row', { name: /Kay Guest/ })
  within(row).getByText('Cancelled')
  await user.click(within(row).getByRole('button', { name: 'Actions for Kay Guest' }))
  await user.click(screen.getByRole('menuitem', { name: 'Reactivate ticket' }))
  await within(row).findByText('Active')
  hold(listAttendees)
  letGo()
  await screen.findByText('These tickets are sold out.')
  await within(row).findByText('Cancelled')
})

test('saved details of an attendee can be undone', async () => {
  const saved = answer(updateAttendee, ({ body }) => ({ ...guest, ...body }))
  answer(getAttendee, guest)
  const user = openScreen(sheetOfGuest)
  const name = await screen.findByRole('textbox', { name: 'First name' })
  await user.clear(name)
  await user.type(name, 'Una')
  answer(getAttendee, { ...guest, first_name: 'Una' })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByRole('dialog', { name: 'Una Guest' })
  answer(getAttendee, guest)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('dialog', { name: 'Kay Guest' })
  expect(saved.map(({ body }) => body.first_name)).toEqual(['Una', 'Kay'])
  screen.getByDisplayValue('Kay')
})

test('saved notes of an order can be undone, and a refused undo says why', async () => {
  answer(updateOrder, ({ body }) => body)
  const user = openScreen(eventScreen(`orders?order=${sampleLinkId()}`))
  await user.type(await screen.findByRole('textbox', { name: /^Notes/ }), 'Pays cash.')
  answer(getOrder, { notes: 'Pays cash.' })
  await user.click(screen.getByRole('button', { name: 'Save notes' }))
  await screen.findByText('Notes saved')
  refuse(updateOrder, 'order.not_found')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('It could not be undone')
  screen.getByDisplayValue('Pays cash.')
})
