import { getAttendee } from '@foyer/contracts/attendee/attendee-endpoints'
import { getEvent } from '@foyer/contracts/event/event-endpoints'
import {
  cancelEventMessage,
  countMessageRecipients,
  createEventMessage,
  deleteMessageTemplate,
  getEventMessage,
  listEventMessages,
  listMessageMisses,
  listMessageTemplates,
  previewEventMessage,
  saveMessageTemplate,
} from '@foyer/contracts/event-message/event-message-endpoints'
import { getOrder } from '@foyer/contracts/order/order-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen, tabTo } from '../../testing/open-screen.ts'
import { sampleId, sampleLinkId } from '../../testing/sample.ts'

const promise = 'This message is about the event and not promotional.'
const newMessage = async () => within(await screen.findByRole('dialog', { name: 'New message' }))

test('a link from an order starts a message to its buyer, which is sent with the keyboard alone', async () => {
  answer(getOrder, { email: 'greta@example.com' })
  answer(countMessageRecipients, { total: 1 })
  const user = openScreen(eventScreen(`messages?message=new&order_id=${sampleLinkId()}`))
  const form = await newMessage()
  await form.findByText(/^One address\./)
  await within(form.getByRole('list', { name: 'Chosen' })).findByText(/greta@example\.com/)
  await tabTo(user, () => form.getByLabelText('Subject'))
  await user.keyboard('Your seat')
  await form.findByRole('textbox', { name: 'Message' })
  await tabTo(user, () => form.getByRole('textbox', { name: 'Message' }))
  // The editor hears typing from a browser's own changes, and pasting from an event.
  await user.paste('Row one.')
  await tabTo(user, () => form.getByLabelText(promise))
  await user.keyboard(' ')
  const seat = { subject: 'Your seat', status: 'SENT' as const, total: 1, sent: 1 }
  const sent = answer(createEventMessage, seat)
  answer(getEventMessage, seat)
  await tabTo(user, () => form.getByRole('button', { name: 'Send message' }))
  await user.keyboard('{Enter}')
  await within(await screen.findByRole('dialog', { name: 'Your seat' })).findByText('1 of 1')
  expect(sent.map(({ body }) => body)).toMatchObject([
    { recipient_group: 'ORDER', order_short_id: sampleLinkId(), subject: 'Your seat', send_when: 'NOW' },
  ])
  expect(sent[0]?.body.content).toBe('<p>Row one.</p>')
})

test('people who were not reached are listed with the reason, and are written to again at a corrected address', async () => {
  answer(getEventMessage, { subject: 'Doors open late', content: '<p>At eight.</p>', total: 1, sent: 1 })
  answer(listMessageMisses, [
    {
      email: 'lena@bounce.example',
      attendee_short_id: sampleLinkId(),
      status: 'BOUNCED',
      reason: 'UNREACHABLE',
    },
  ])
  answer(getAttendee)
  answer(countMessageRecipients, { total: 0 })
  const user = openScreen(eventScreen(`messages?message=${sampleId('message')}`))
  const sheet = within(await screen.findByRole('dialog', { name: 'Doors open late' }))
  await sheet.findByText('One address was not reached')
  sheet.getByText('This address does not accept email.')
  const person = sheet.getByRole('link', { name: 'lena@bounce.example' })
  expect(person.getAttribute('href')).toBe(eventScreen(`attendees?attendee=${sampleLinkId()}`))
  await user.click(sheet.getByRole('link', { name: 'Write to them again' }))
  await (await newMessage()).findByText(/^Their addresses have not been corrected yet\./)

  answer(countMessageRecipients, { total: 1 })
  const again = openScreen(window.location.pathname + window.location.search)
  const form = await newMessage()
  await form.findByText(/^One address\./)
  expect(form.getByLabelText('Earlier message')).toHaveProperty('value', 'Doors open late')
  await again.type(form.getByLabelText('Subject'), ', again')
  await again.click(form.getByLabelText(promise))
  const sent = answer(createEventMessage)
  await again.click(form.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Message is being sent')
  expect(sent.map(({ body }) => body)).toMatchObject([
    {
      ...{ recipient_group: 'MISSED', missed_message_id: sampleId('message') },
      ...{ subject: 'Doors open late, again', content: '<p>At eight.</p>' },
    },
  ])
})

const reminders = {
  en: { subject: 'Reminder: Harbour lights', content: '<p>Harbour lights is near.</p>' },
  de: { subject: 'Erinnerung: Harbour lights', content: '<p>Harbour lights steht bevor.</p>' },
}
const kept = { name: 'German reminder', ...reminders.de }

/** Answers as the server does, in the language that is asked for. */
function answerTemplates(templates: (typeof kept)[]) {
  answer(countMessageRecipients, { total: 1 })
  answer(listMessageTemplates, ({ query }) => ({
    starters: [{ kind: 'REMINDER' as const, ...reminders[query.locale === 'de' ? 'de' : 'en'] }],
    templates,
  }))
}

async function openTemplates() {
  const user = openScreen(eventScreen('messages?message=new'))
  const form = await newMessage()
  await user.click(await form.findByRole('button', { name: 'Start from a template' }))
  const templates = within(await screen.findByRole('dialog', { name: 'Start from a template' }))
  return { user, form, templates }
}

test('a message starts from a suggestion in the recipients’ language, is previewed in each, and is kept as a template', async () => {
  answer(getEvent, { status: 'LIVE' })
  answerTemplates([])
  const { user, form, templates } = await openTemplates()
  await templates.findByText('Reminder: Harbour lights')
  await user.selectOptions(templates.getByLabelText('Language of the suggestions'), 'de')
  await templates.findByText('Erinnerung: Harbour lights')
  await user.click(templates.getByRole('button', { name: /^Reminder before the event/ }))
  expect(await form.findByLabelText('Subject')).toHaveProperty('value', reminders.de.subject)
  await within(form.getByRole('textbox', { name: 'Message' })).findByText('Harbour lights steht bevor.')
  expect(form.getByLabelText('When')).toHaveProperty('value', 'BEFORE_START')

  const asked = answer(previewEventMessage, ({ body }) => ({
    subject: body.subject,
    html: `<p>${body.locale === 'fr' ? 'Bonjour' : 'Hello'} Olga,</p>${body.content}`,
  }))
  await user.click(form.getByRole('button', { name: 'Preview' }))
  const preview = within(await screen.findByRole('dialog', { name: 'Preview' }))
  const frame = () => preview.getByTitle(/^Email: /).getAttribute('srcdoc')
  await preview.findByTitle('Email: Erinnerung: Harbour lights')
  expect(frame()).toBe(`<p>Hello Olga,</p>${reminders.de.content}`)
  await user.selectOptions(preview.getByLabelText('Language of the recipient'), 'fr')
  await expect.poll(frame).toBe(`<p>Bonjour Olga,</p>${reminders.de.content}`)
  expect(asked.map(({ body }) => body.locale)).toEqual(['en', 'fr'])
  await user.keyboard('{Escape}')

  await user.click(await form.findByRole('button', { name: 'Save as template' }))
  const keep = within(await screen.findByRole('dialog', { name: 'Save as template' }))
  const name = keep.getByLabelText('Name of the template')
  expect(name).toHaveProperty('value', reminders.de.subject)
  await user.clear(name)
  await user.type(name, 'German reminder')
  const saved = answer(saveMessageTemplate, ({ body }) => body)
  await user.click(keep.getByRole('button', { name: 'Save template' }))
  await screen.findByText('Template German reminder saved')
  expect(saved.map(({ body }) => body)).toEqual([kept])
})

test('a message of another event starts from a kept template, and goes out at once', async () => {
  answerTemplates([kept])
  const { user, form, templates } = await openTemplates()
  await user.click(await templates.findByRole('button', { name: /^German reminder/ }))
  expect(await form.findByLabelText('Subject')).toHaveProperty('value', kept.subject)
  expect(form.getByLabelText('When')).toHaveProperty('value', 'NOW')
  await user.click(form.getByLabelText(promise))
  const sent = answer(createEventMessage)
  await user.click(form.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Message is being sent')
  expect(sent.map(({ body }) => body)).toMatchObject([{ ...reminders.de, send_when: 'NOW' }])
})

test('a template is deleted, and that undone', async () => {
  answerTemplates([kept])
  const { user, templates } = await openTemplates()
  const own = () => templates.queryAllByRole('button', { name: /^German reminder/ })
  await templates.findByRole('button', { name: /^German reminder/ })
  answer(deleteMessageTemplate)
  answerTemplates([])
  await user.click(templates.getByRole('button', { name: 'Delete the template German reminder' }))
  await expect.poll(own).toEqual([])
  const saved = answer(saveMessageTemplate, kept)
  answerTemplates([kept])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await templates.findByRole('button', { name: /^German reminder/ })
  expect(saved.map(({ body }) => body)).toEqual([kept])
})

test('a message that is scheduled is cancelled after a question', async () => {
  const tomorrow = {
    subject: 'Doors tomorrow',
    send_when: 'AT_TIME' as const,
    due_at: '2036-06-04T17:30:00.000Z',
  }
  answer(listEventMessages, [{ ...tomorrow, status: 'SCHEDULED' }])
  const user = openScreen(eventScreen('messages'))
  await user.click(await screen.findByRole('button', { name: 'Actions for Doors tomorrow' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel message' }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText('The message is not sent. It stays in this list.')
  const cancelled = answer(cancelEventMessage, { ...tomorrow, status: 'CANCELLED' })
  answer(listEventMessages, [{ ...tomorrow, status: 'CANCELLED' }])
  await user.click(question.getByRole('button', { name: 'Cancel message' }))
  await screen.findByText('Message cancelled')
  await within(await screen.findByRole('row', { name: /Doors tomorrow/ })).findByText('Stopped')
  expect(cancelled.map(({ params }) => params.message_id)).toEqual([sampleId('message')])
})
