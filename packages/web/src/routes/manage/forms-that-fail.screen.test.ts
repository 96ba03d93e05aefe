import type { Endpoint } from '@foyer/contracts/endpoint'
import {
  countMessageRecipients,
  createEventMessage,
} from '@foyer/contracts/event-message/event-message-endpoints'
import { getOrganizerStatistics } from '@foyer/contracts/organizer/organizer-endpoints'
import { createQuestion, listQuestions, updateQuestion } from '@foyer/contracts/question/question-endpoints'
import { createTicket, getTicket, listTickets, updateTicket } from '@foyer/contracts/ticket/ticket-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { answer, refuse } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleId } from '../../testing/sample.ts'

const ticket = { prices: [{}], min_per_order: 1, max_per_order: 4 }

/** Types a text into a field of a sheet, and presses a button. Its request fails. */
async function send(endpoint: Endpoint, address: string, [sheet, field, button]: [string, string, string]) {
  refuse(endpoint, 'server.unexpected')
  const user = openScreen(eventScreen(address))
  const form = await screen.findByRole('dialog', { name: sheet })
  const box = await within(form).findByLabelText(field)
  await user.clear(box)
  await user.type(box, 'Balcony')
  await user.click(within(form).getByRole('button', { name: button }))
  return form
}

/** The form says what was not done and why, and keeps what was typed. */
async function expectFailure(form: HTMLElement, what: string): Promise<void> {
  const alert = await within(form).findByRole('alert')
  within(alert).getByText(what)
  within(alert).getByText('An unexpected error occurred. Please try again.')
  expect(document.activeElement).toBe(alert)
  within(form).getByDisplayValue('Balcony')
}

// Specification: 8.save-ticket-failed
test('a ticket that cannot be saved shows an error, and keeps what was typed', async () => {
  answer(listTickets, [ticket])
  answer(getTicket, ticket)
  const create = await send(createTicket, 'tickets?ticket=new', ['Create ticket', 'Title', 'Create ticket'])
  await expectFailure(create, 'Unable to create ticket')
  const address = `tickets?ticket=${sampleId('ticket')}`
  const edit = await send(updateTicket, address, ['Edit ticket', 'Title', 'Save changes'])
  await expectFailure(edit, 'Unable to update ticket')
})

// Specification: 8.save-question-failed
test('a question that cannot be saved shows an error, and keeps what was typed', async () => {
  answer(listQuestions, [{}])
  const sheet = ['Create question', 'Question', 'Create question'] as [string, string, string]
  const create = await send(createQuestion, 'questions?question=new', sheet)
  await expectFailure(create, 'Unable to create question')
  const address = `questions?question=${sampleId('question')}`
  const edit = await send(updateQuestion, address, ['Edit question', 'Question', 'Save changes'])
  await expectFailure(edit, 'Unable to update question')
})

// Specification: 8.send-message-failed
test('a message that cannot be sent shows an error, and keeps what was typed', async () => {
  answer(countMessageRecipients)
  refuse(createEventMessage, 'server.unexpected')
  const user = openScreen(eventScreen('messages?message=new'))
  const form = await screen.findByRole('dialog', { name: 'New message' })
  await user.type(await within(form).findByLabelText('Subject'), 'Balcony')
  await user.click(await within(form).findByRole('textbox', { name: 'Message' }))
  await user.paste('At eight.')
  await user.click(within(form).getByLabelText('This message is about the event and not promotional.'))
  await user.click(within(form).getByRole('button', { name: 'Send message' }))
  await expectFailure(form, 'Error sending the message')
  within(form).getByText('At eight.')
})

// Specification: 8.page-load-error
test('a page that could not load its data shows an error, with the navigation in place', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  refuse(getOrganizerStatistics, 'server.unexpected')
  openScreen(`/manage/organizer/${sampleId('organizer')}/events`)
  await screen.findByRole('heading', { name: 'Page load error' })
  expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0)
})
