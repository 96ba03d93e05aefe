import { createEvent, listEvents, updateEventStatus } from '@foyer/contracts/event/event-endpoints'
import { listOrganizers } from '@foyer/contracts/organizer/organizer-endpoints'
import { createPromoCode } from '@foyer/contracts/promo-code/promo-code-endpoints'
import { createQuestion } from '@foyer/contracts/question/question-endpoints'
import { createTicket } from '@foyer/contracts/ticket/ticket-endpoints'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'

const title = 'Sample: Summer night by the river'
/** What the making of a sample event asks for. */
const answerParts = () => ({
  organizers: answer(listOrganizers, [{}]),
  events: answer(createEvent, { title, status: 'DRAFT' }),
  tickets: answer(createTicket),
  questions: answer(createQuestion),
  codes: answer(createPromoCode),
})

test('one press in an empty account makes an event to play with, and one archives it', async () => {
  const { events, tickets, questions, codes } = answerParts()
  answer(listEvents, [])
  const user = openScreen('/manage/events')
  await screen.findByText('No events yet')
  await user.click(screen.getByRole('button', { name: 'Try a sample event' }))
  await expect.poll(() => window.location.pathname).toBe(eventScreen('getting-started'))
  expect(events.map(({ body }) => [body.title, body.first_ticket?.title])).toEqual([[title, 'Standing room']])
  expect(tickets.map(({ body }) => body.title)).toEqual(['Children under 12'])
  expect(questions.map(({ body }) => body.title)).toEqual(['Which meal would you like?'])
  expect(codes.map(({ body }) => body.code)).toEqual(['FRIENDS'])

  answer(listEvents, [{ title, status: 'DRAFT' }])
  const again = openScreen('/manage/events')
  await again.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  await again.click(await screen.findByRole('menuitem', { name: 'Archive event' }))
  const archived = answer(updateEventStatus, { title, status: 'ARCHIVED' })
  answer(listEvents, [])
  await again.click(await screen.findByRole('button', { name: 'Archive event' }))
  await expect.poll(() => screen.queryAllByRole('link', { name: title })).toEqual([])
  expect(archived.map(({ body }) => body.status)).toEqual(['ARCHIVED'])
})

test('the menu of the list makes a sample too, by keyboard', async () => {
  const { events } = answerParts()
  const user = openScreen('/manage/events')
  const menu = await screen.findByRole('button', { name: 'More actions' })
  menu.focus()
  await user.keyboard('{Enter}')
  const first = await screen.findByRole('menuitem', { name: 'Create organizer' })
  await expect.poll(() => document.activeElement).toBe(first)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Create sample event' }))
  await user.keyboard('{Enter}')
  await expect.poll(() => window.location.pathname).toBe(eventScreen('getting-started'))
  expect(events.map(({ body }) => body.title)).toEqual([title])
})
