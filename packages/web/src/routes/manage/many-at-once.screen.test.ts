import {
  cancelAttendee,
  getAttendee,
  listAttendees,
  reactivateAttendee,
} from '@foyer/contracts/attendee/attendee-endpoints'
import { createCheckIn, deleteCheckIn } from '@foyer/contracts/check-in/check-in-endpoints'
import { listCheckInLists } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import {
  countMessageRecipients,
  createEventMessage,
  listMessageTemplates,
} from '@foyer/contracts/event-message/event-message-endpoints'
import { createExport, getExport } from '@foyer/contracts/export/export-endpoints'
import {
  cancelOrder,
  getOrder,
  listOrders,
  resendOrderConfirmation,
} from '@foyer/contracts/order/order-endpoints'
import { screen, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen, tabTo } from '../../testing/open-screen.ts'
import { sampleId, sampleLinkId } from '../../testing/sample.ts'

const [anna, berta, cora] = [sampleLinkId(0), sampleLinkId(1), sampleLinkId(2)]
const crowd = [
  { short_id: anna, reference: 'A-AAAAAAA', first_name: 'Anna', last_name: 'Crowd' },
  { short_id: berta, reference: 'A-BBBBBBB', first_name: 'Berta', last_name: 'Crowd' },
  { short_id: cora, reference: 'A-CCCCCCC', first_name: 'Cora', last_name: 'Crowd' },
]
const bar = () => screen.findByRole('region', { name: 'Chosen rows' })
const expectNoBar = () =>
  expect.poll(() => screen.queryAllByRole('region', { name: 'Chosen rows' }).length).toBe(0)

async function choose(user: UserEvent, name: string | RegExp, row = 0) {
  const boxes = await screen.findAllByRole('checkbox', { name })
  await user.click(boxes[row] ?? document.body)
}

async function act(user: UserEvent, action: string) {
  await user.click(within(await bar()).getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

const template = { name: 'Doors', subject: 'Doors open at seven', content: '<p>See you there.</p>' }

/** Starts a message to the chosen people from a template, sends it, and returns what was sent. */
async function sendMessage(user: UserEvent) {
  answer(listMessageTemplates, { templates: [template] })
  answer(countMessageRecipients, { total: 2 })
  const sent = answer(createEventMessage)
  await user.click(within(await bar()).getByRole('link', { name: 'Message' }))
  const form = within(await screen.findByRole('dialog', { name: 'New message' }))
  const chosen = await form.findByRole('list', { name: 'Chosen' })
  expect(within(chosen).getAllByRole('listitem').length).toBe(2)
  await form.findByText('2 addresses, each once. Cancelled tickets are left out.')
  await user.click(form.getByRole('button', { name: 'Start from a template' }))
  await user.click(await screen.findByRole('button', { name: /^Doors/ }))
  await user.click(await form.findByLabelText('This message is about the event and not promotional.'))
  await user.click(form.getByRole('button', { name: 'Send message' }))
  await expect.poll(() => sent.length).toBe(1)
  return sent[0]?.body
}

test('several tickets are cancelled at once after one question, and all of them come back with Undo', async () => {
  answer(listAttendees, crowd)
  const cancelled = answer(cancelAttendee)
  const reactivated = answer(reactivateAttendee)
  const user = openScreen(eventScreen('attendees'))
  await choose(user, 'Choose all on this page')
  within(await bar()).getByText('3 chosen')
  await choose(user, 'Choose Berta Crowd')
  within(await bar()).getByText('2 chosen')
  await act(user, 'Cancel tickets')
  const question = await screen.findByRole('alertdialog', { name: 'Cancel 2 tickets?' })
  expect(cancelled).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Cancel tickets' }))
  await screen.findByText('2 tickets cancelled')
  await expectNoBar()
  expect(cancelled.map(({ params }) => params.attendee_short_id)).toEqual([anna, cora])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone')
  expect(reactivated.map(({ params }) => params.attendee_short_id)).toEqual([anna, cora])
})

test('by keyboard alone, several people are checked in at the open door, and out again with Undo', async () => {
  const inside = new Set<string>()
  const checkIns = [{ check_in_list_id: sampleId('check_in_list') }]
  answer(listCheckInLists, [{ name: 'Main gate', short_id: sampleLinkId() }])
  answer(listAttendees, () =>
    crowd.map((person) => ({ ...person, check_ins: inside.has(person.short_id) ? checkIns : [] })),
  )
  answer(createCheckIn, ({ body }) => {
    inside.add(body.code)
    return {}
  })
  answer(deleteCheckIn, ({ params }) => {
    for (const { short_id, reference } of crowd)
      if (reference === params.attendee_reference) inside.delete(short_id)
    return undefined
  })
  const insideRows = () =>
    screen
      .queryAllByRole('row', { name: /Crowd/ })
      .filter(({ textContent }) => !textContent?.includes('Not yet')).length
  const user = openScreen(eventScreen('attendees'))
  await screen.findByRole('row', { name: /Anna Crowd/ })
  for (const name of ['Anna', 'Cora']) {
    await tabTo(user, () => screen.getByRole('checkbox', { name: `Choose ${name} Crowd` }))
    await user.keyboard(' ')
  }
  within(await bar()).getByText('2 chosen')
  await tabTo(user, () => screen.getByRole('button', { name: 'Check in' }))
  await user.keyboard('{Enter}')
  await screen.findByText('2 people checked in')
  await expectNoBar()
  await expect.poll(insideRows).toBe(2)
  expect([...inside]).toEqual([anna, cora])
  await user.keyboard('{Alt>}t{/Alt}')
  await tabTo(user, () => screen.getByRole('button', { name: 'Undo' }))
  await user.keyboard('{Enter}')
  await screen.findByText('Undone')
  await expect.poll(insideRows).toBe(0)
  expect(inside.size).toBe(0)
})

test('a message is written to the chosen people, and a file has only the chosen rows', async () => {
  answer(listAttendees, crowd)
  answer(
    getAttendee,
    ({ params }) => crowd.find(({ short_id }) => short_id === params.attendee_short_id) ?? {},
  )
  const exported = answer(createExport)
  answer(getExport, { status: 'DONE', rows_done: 2 })
  const user = openScreen(eventScreen('attendees'))
  await choose(user, 'Choose Anna Crowd')
  await choose(user, 'Choose Berta Crowd')
  await act(user, 'Export as CSV file')
  await screen.findByText('2 rows. The file is kept for a day.')
  expect(exported.map(({ body }) => body)).toMatchObject([
    { kind: 'attendees', format: 'csv', short_ids: [anna, berta] },
  ])
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(await sendMessage(user)).toMatchObject({
    ...{ recipient_group: 'ATTENDEES', attendee_short_ids: [anna, berta] },
    ...{ subject: template.subject, content: template.content },
  })
})

test('on a phone, the confirmations of chosen orders are sent again', async () => {
  window.resizeTo(390, 844)
  answer(listOrders, [{}, {}, {}])
  const sent = answer(resendOrderConfirmation)
  const user = openScreen(eventScreen('orders'))
  await choose(user, /^Choose O-/, 0)
  await choose(user, /^Choose O-/, 1)
  await act(user, 'Send confirmations again')
  await screen.findByText('2 confirmations sent')
  expect(sent.map(({ params }) => params.order_short_id)).toEqual([sampleLinkId(0), sampleLinkId(1)])
})

test('on a phone, a message is written to the buyers of chosen orders, and free orders are cancelled without a refund', async () => {
  window.resizeTo(390, 844)
  answer(listOrders, [{ ticket_count: 1 }, { ticket_count: 1 }, { ticket_count: 1 }])
  answer(getOrder, ({ params }) => ({ short_id: params.order_short_id }))
  const cancelled = answer(cancelOrder)
  let user = openScreen(eventScreen('orders'))
  await choose(user, /^Choose O-/, 0)
  await choose(user, /^Choose O-/, 1)
  expect(await sendMessage(user)).toMatchObject({
    ...{ recipient_group: 'ORDERS', order_short_ids: [sampleLinkId(0), sampleLinkId(1)] },
    ...{ subject: template.subject, content: template.content },
  })

  user = openScreen(eventScreen('orders'))
  await choose(user, /^Choose O-/, 0)
  await choose(user, /^Choose O-/, 2)
  await act(user, 'Cancel orders')
  const question = within(await screen.findByRole('dialog', { name: 'Cancel 2 orders?' }))
  question.getByText('2 tickets become invalid and go back on sale. This cannot be undone.')
  question.getByText('No money goes back: there is no card payment to refund.')
  await user.click(question.getByRole('button', { name: 'Cancel 2 orders' }))
  await screen.findByText('2 orders cancelled')
  expect(cancelled).toMatchObject([
    { params: { order_short_id: sampleLinkId(0) }, body: { refund: false, notify_buyer: true } },
    { params: { order_short_id: sampleLinkId(2) }, body: { refund: false, notify_buyer: true } },
  ])
})
