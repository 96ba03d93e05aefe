import {
  cancelAttendee,
  getAttendee,
  listAttendees,
  reactivateAttendee,
  updateAttendee,
} from '@foyer/contracts/attendee/attendee-endpoints'
import { createCheckIn, deleteCheckIn } from '@foyer/contracts/check-in/check-in-endpoints'
import { listCheckInLists } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { presentAddress } from '../../lib/form/unsaved-forms.ts'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleId, sampleLinkId } from '../../testing/sample.ts'

const chris = { first_name: 'Chris', last_name: 'Checked' }

// Specification: 5.ticket-before-attendee
test('without a ticket no attendee can be added, and the screen leads to creating one', async () => {
  const user = openScreen(eventScreen('attendees?attendee=new'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Create attendee' }))
  await sheet.findByText('Create a ticket first')
  expect(sheet.queryAllByRole('textbox')).toEqual([])
  await user.click(sheet.getByRole('link', { name: 'Create ticket' }))
  await screen.findByRole('dialog', { name: 'Create ticket' })
  expect(presentAddress()).toBe(eventScreen('tickets?ticket=new'))
})

test('an attendee is checked in on the attendee screen, that is undone, and notes say who wrote them', async () => {
  let isInside = false
  answer(listCheckInLists, [{ name: 'Main gate', short_id: sampleLinkId() }])
  const attendee = () => ({
    ...chris,
    check_ins: isInside ? [{ check_in_list_id: sampleId('check_in_list') }] : [],
  })
  answer(getAttendee, attendee)
  answer(createCheckIn, () => {
    isInside = true
    return {}
  })
  answer(deleteCheckIn, () => {
    isInside = false
    return undefined
  })
  const user = openScreen(eventScreen(`attendees?attendee=${sampleLinkId()}`))
  const sheet = within(await screen.findByRole('dialog', { name: 'Chris Checked' }))
  await user.click(await sheet.findByRole('button', { name: 'Check in at Main gate' }))
  await sheet.findByRole('button', { name: 'Undo check-in at Main gate' })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await user.click(await sheet.findByRole('button', { name: 'Check in at Main gate' }))
  await sheet.findByRole('button', { name: 'Undo check-in at Main gate' })
  expect(isInside).toBe(true)

  const saved = answer(updateAttendee)
  const notes = { notes: 'Needs the ramp.', notes_change: { by: 'Olga Organizer' } }
  answer(getAttendee, () => ({ ...attendee(), ...notes }))
  await user.type(sheet.getByLabelText(/^Notes/), 'Needs the ramp.')
  await user.click(sheet.getByRole('button', { name: 'Save changes' }))
  await sheet.findByText(/^Only your team sees these notes\. Changed by Olga Organizer, /)
  expect(saved.map(({ body }) => body.notes)).toEqual(['Needs the ramp.'])
})

test('a ticket of somebody who is inside is cancelled after a question, and reactivated from its notification', async () => {
  const asked = answer(listAttendees, [chris])
  const cancelled = answer(cancelAttendee)
  const reactivated = answer(reactivateAttendee)
  const user = openScreen(eventScreen('attendees?filter_fields[checked_in][eq]=YES'))
  await screen.findByRole('link', { name: 'Chris Checked' })
  expect(asked.at(-1)?.query.filter_fields).toEqual({ checked_in: { eq: 'YES' } })
  await user.click(screen.getByRole('button', { name: 'Actions for Chris Checked' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel ticket' }))
  const question = await screen.findByRole('alertdialog', { name: 'Cancel the ticket for Chris Checked?' })
  expect(cancelled).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Cancel ticket' }))
  await user.click(await screen.findByRole('button', { name: 'Reactivate ticket' }))
  await screen.findByText('Ticket reactivated and sent')
  const ids = [cancelled, reactivated].map((sent) => sent.map(({ params }) => params.attendee_short_id))
  expect(ids).toEqual([[sampleLinkId()], [sampleLinkId()]])
})
