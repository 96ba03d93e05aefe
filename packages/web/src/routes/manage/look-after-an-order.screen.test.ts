import { countMessageRecipients } from '@foyer/contracts/event-message/event-message-endpoints'
import {
  getOrder,
  listOrders,
  resendOrderConfirmation,
  updateOrder,
} from '@foyer/contracts/order/order-endpoints'
import { fireEvent, screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { presentAddress } from '../../lib/form/unsaved-forms.ts'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleLinkId } from '../../testing/sample.ts'

const reference = 'O-2222222'
const moment = { at: '2026-01-16T12:00:00.000Z', by: 'Olga Organizer' }

// Specification: 2.screen-order-detail
test('notes are kept with who wrote them, a corrected buyer gets the confirmation, and can be written to', async () => {
  let kept = { first_name: 'Nora', last_name: 'Noted', email: 'nora@example.com', notes: '' }
  const kinds: ('NOTES_CHANGED' | 'EDITED')[] = []
  const order = () => ({ ...kept, history: kinds.map((kind) => ({ ...moment, kind })) })
  answer(getOrder, order)
  const saved = answer(updateOrder, ({ body }) => {
    kinds.push(body.notes === kept.notes ? 'EDITED' : 'NOTES_CHANGED')
    kept = { ...kept, email: body.email ?? '', notes: body.notes ?? '' }
    return order()
  })
  const sent = answer(resendOrderConfirmation)
  let user = openScreen(eventScreen(`orders?order=${sampleLinkId()}`))
  await user.type(await screen.findByLabelText(/^Notes/), 'Sits with the band.')
  await user.click(screen.getByRole('button', { name: 'Save notes' }))
  await screen.findByText(/Changed by Olga Organizer, /)
  await expect.poll(() => screen.queryAllByRole('button', { name: 'Save notes' }).length).toBe(0)
  user = openScreen(presentAddress())
  await screen.findByDisplayValue('Sits with the band.')

  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit details' }))
  const edit = within(await screen.findByRole('dialog', { name: `Edit order ${reference}` }))
  await user.clear(edit.getByLabelText('Email'))
  await user.type(edit.getByLabelText('Email'), 'nora@example.org')
  await user.click(edit.getByRole('checkbox', { name: 'Send the confirmation to this address' }))
  expect(sent).toEqual([])
  await user.click(edit.getByRole('button', { name: 'Save changes' }))
  await expect.poll(() => sent.map(({ params }) => params.order_short_id)).toEqual([sampleLinkId()])
  expect(saved.at(-1)?.body).toMatchObject({ email: 'nora@example.org', notes: 'Sits with the band.' })
  await within(await screen.findByRole('region', { name: 'What happened' })).findByText(
    'Buyer’s details corrected',
  )
  screen.getByDisplayValue('Sits with the band.')
  answer(countMessageRecipients, { total: 1 })
  await user.click(screen.getByRole('link', { name: 'Message buyer' }))
  await screen.findByRole('dialog', { name: 'New message' })
  expect(presentAddress()).toBe(eventScreen(`messages?message=new&order_id=${sampleLinkId()}`))
})

test('a bank that took a part of the payment ends its refunds, and the order says what is left', async () => {
  const at = moment.at
  const dispute = { id: 'dp_1', is_inquiry: false, reason: 'fraudulent', amount: 1000, due_at: null }
  const paid = {
    status: 'COMPLETED',
    payment_status: 'PAYMENT_RECEIVED',
    payment_provider: 'STRIPE',
    refund_status: 'PARTIALLY_REFUNDED',
    currency: 'EUR',
    total: 2400,
    refunded_total: 1000,
    remaining_total: 1400,
  } as const
  const withDispute = (status: 'WON' | 'LOST') => ({
    ...paid,
    disputes: [{ ...dispute, status, opened_at: at, closed_at: at }],
  })
  const menuOf = async (status: 'WON' | 'LOST') => {
    answer(getOrder, withDispute(status))
    const user = openScreen(eventScreen(`orders?order=${sampleLinkId()}`))
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await screen.findByRole('menuitem', { name: 'Edit details' })
    return screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)
  }
  expect(await menuOf('WON')).toContain('Refund')
  expect(await menuOf('LOST')).not.toContain('Refund')
  screen.getByText(/^Stripe refunds nothing more of this payment\. To return the remaining €14\.00, pay/)
})

// Specification: 2.screen-order-detail
test('chosen columns are there again in this browser, and columns and days at the same address', async () => {
  const asked = answer(listOrders, ({ query }) =>
    query.filter_fields?.created_at?.lte ? [] : [{ first_name: 'Cora', last_name: 'Column' }],
  )
  let user = openScreen(eventScreen('orders'))
  await screen.findByText('Cora Column')
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Source' }))
  await screen.findByRole('checkbox', { name: 'Source', checked: true })
  await user.click(screen.getByRole('checkbox', { name: 'Tickets' }))
  await screen.findByRole('checkbox', { name: 'Tickets', checked: false })
  await user.keyboard('{Escape}')
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  for (const address of [presentAddress(), eventScreen('orders')]) {
    user = openScreen(address)
    await screen.findByRole('columnheader', { name: 'Source' })
    expect(headings()).not.toContain('Tickets')
  }

  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const filters = within(await screen.findByRole('dialog', { name: 'Filter' }))
  await user.click(filters.getByRole('button', { name: /^Date/ }))
  fireEvent.change(await filters.findByLabelText('To'), { target: { value: '2020-01-01' } })
  await screen.findByText('No matches')
  expect(asked.at(-1)?.query.filter_fields).toEqual({ created_at: { lte: '2020-01-01T23:59:59Z' } })
  user = openScreen(presentAddress())
  await screen.findByText('No matches')
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await screen.findByText('Cora Column')
})
