import {
  cancelAttendee,
  getAttendee,
  listAttendees,
  resendTicket,
} from '@foyer/contracts/attendee/attendee-endpoints'
import { createCheckIn } from '@foyer/contracts/check-in/check-in-endpoints'
import { listCheckInLists } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import { listEvents, updateEventStatus } from '@foyer/contracts/event/event-endpoints'
import { deleteEventMessage, listEventMessages } from '@foyer/contracts/event-message/event-message-endpoints'
import { createExport } from '@foyer/contracts/export/export-endpoints'
import { cancelOrder, listOrders } from '@foyer/contracts/order/order-endpoints'
import { screen, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleLinkId } from '../../testing/sample.ts'

const faye = { first_name: 'Faye', last_name: 'Failed' }

async function act(user: UserEvent, name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

async function exportAsCsv(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV file' }))
}

/** Expects a notification that says what was not done, and why. */
async function expectFailure(what: string) {
  const notification = (await screen.findByText(what, { exact: false })).closest('li')
  expect(notification?.textContent).toContain('An unexpected error occurred. Please try again.')
}

// Specification: 8.cancel-attendee-failed 8.export-attendees-failed 8.resend-failed 8.unable-to-check-in
test('a failed change of an attendee says what was not done, and nothing changes', async () => {
  answer(listAttendees, [faye])
  answer(getAttendee, faye)
  answer(listCheckInLists, [{ name: 'Main gate', short_id: sampleLinkId() }])
  for (const endpoint of [resendTicket, cancelAttendee, createExport, createCheckIn])
    refuse(endpoint, 'server.unexpected')
  let user = openScreen(eventScreen('attendees'))
  await act(user, 'Faye Failed', 'Send ticket again')
  await expectFailure('Failed to resend the ticket email')
  await act(user, 'Faye Failed', 'Cancel ticket')
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Cancel ticket' }))
  await expectFailure('Failed to cancel the attendee')
  await exportAsCsv(user)
  await expectFailure('Failed to export attendees')

  user = openScreen(eventScreen(`attendees?attendee=${sampleLinkId()}`))
  const sheet = within(await screen.findByRole('dialog', { name: 'Faye Failed' }))
  await user.click(await sheet.findByRole('button', { name: 'Check in at Main gate' }))
  await expectFailure('Unable to check in or check out the attendee')
  await sheet.findByText('Active')
  await sheet.findByText('Not checked in')
})

// Specification: 8.cancel-order-failed 8.export-orders-failed 8.unexpected
test('a failed change of an order says what was not done, and nothing changes', async () => {
  answer(listOrders, [{}])
  refuse(createExport, 'server.unexpected')
  refuse(cancelOrder, 'server.unexpected')
  const user = openScreen(eventScreen('orders'))
  await exportAsCsv(user)
  await expectFailure('Failed to export orders')
  await user.click(screen.getByRole('link', { name: 'O-2222222' }))
  const sheet = within(await screen.findByRole('dialog', { name: /O-2222222/ }))
  await user.click(await sheet.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel order' }))
  const question = within(await screen.findByRole('dialog', { name: /^Cancel order/ }))
  await user.click(question.getByRole('button', { name: /^Cancel order/ }))
  const { textContent } = await question.findByRole('alert')
  expect(textContent).toContain('Failed to cancel the order')
  expect(textContent).toContain('An unexpected error occurred. Please try again.')
})

// Specification: 8.status-failed
test('a failed change of an event’s status shows an error, and the event stays as it was', async () => {
  answer(listEvents, [{ title: 'Stubborn' }])
  refuse(updateEventStatus, 'server.unexpected')
  const user = openScreen('/manage/events')
  await act(user, 'Stubborn', 'Archive event')
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Archive event' }))
  await expectFailure('Event status update failed')
  const card = within(screen.getByRole('article'))
  card.getByRole('link', { name: 'Stubborn' })
  card.getByText('On sale')
})

// Specification: 8.delete-message-failed
test('a message that cannot be deleted shows an error, and stays', async () => {
  answer(listEventMessages, [{ subject: 'Doors open late' }])
  refuse(deleteEventMessage, 'server.unexpected')
  const user = openScreen(eventScreen('messages'))
  await act(user, 'Doors open late', 'Delete')
  await user.click(await screen.findByRole('button', { name: 'Delete message' }))
  await expectFailure('Failed to delete the message')
  screen.getByRole('link', { name: 'Doors open late' })
})
