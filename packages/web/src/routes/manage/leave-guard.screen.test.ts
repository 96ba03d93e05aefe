import { createAffiliate } from '@foyer/contracts/affiliate/affiliate-endpoints'
import { updateEvent } from '@foyer/contracts/event/event-endpoints'
import { cancelOrder, getOrder } from '@foyer/contracts/order/order-endpoints'
import { createTicket } from '@foyer/contracts/ticket/ticket-endpoints'
import { screen, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { presentAddress } from '../../lib/form/unsaved-forms.ts'
import { answer, hold, refuse } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleLinkId } from '../../testing/sample.ts'

const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })
const expectGone = (role: string, name: string | RegExp) =>
  expect.poll(() => screen.queryAllByRole(role, { name }).length).toBe(0)

async function decide(user: UserEvent, decision: 'Stay' | 'Leave without saving') {
  await user.click(within(await question()).getByRole('button', { name: decision }))
  await expectGone('alertdialog', 'Leave without saving?')
}

async function go(user: UserEvent, name: string) {
  const [link] = screen.getAllByRole('link', { name })
  await user.click(link ?? document.body)
}

async function openTicketForm() {
  const user = openScreen(eventScreen('tickets'))
  await screen.findByRole('heading', { name: 'Tickets', level: 1 })
  await go(user, 'Create ticket')
  const sheet = within(await screen.findByRole('dialog', { name: 'Create ticket' }))
  await user.type(sheet.getByLabelText('Title'), 'Cabin')
  return { user, sheet }
}

/** What lies between a dialog and the rest of the page. */
const overlay = () => document.querySelector('.bg-overlay') ?? document.body
const title = () => screen.getByLabelText<HTMLInputElement>('Title').value

test('typed text in a sheet is never lost without a question', async () => {
  const { user, sheet } = await openTicketForm()
  await user.keyboard('{Escape}')
  await decide(user, 'Stay')
  expect(title()).toBe('Cabin')
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  await decide(user, 'Stay')
  window.history.back()
  await decide(user, 'Leave without saving')
  await expectGone('dialog', 'Create ticket')
})

test('typed text on a page is never lost without a question, also to the command menu, and none is asked once it is saved', async () => {
  const saved = answer(updateEvent)
  const user = openScreen(eventScreen('settings'))
  const field = await screen.findByLabelText<HTMLInputElement>('Title')
  await user.clear(field)
  await user.type(field, 'Another name')
  await go(user, 'Orders')
  await decide(user, 'Stay')
  expect(title()).toBe('Another name')
  await user.keyboard('{Control>}k{/Control}')
  const menu = within(await screen.findByRole('dialog', { name: 'Go to' }))
  const search = await menu.findByRole('combobox')
  await expect.poll(() => document.activeElement === search).toBe(true)
  await user.keyboard('attendees')
  await screen.findByRole('option', { name: 'Attendees', selected: true })
  await user.keyboard('{Enter}')
  await decide(user, 'Stay')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await expect.poll(() => screen.queryAllByText('You have unsaved changes').length).toBe(0)
  expect(saved.map(({ body }) => body.title)).toEqual(['Another name'])
  await go(user, 'Orders')
  await screen.findByRole('heading', { name: 'Orders', level: 1 })
})

test('a dialog with typed text asks before it closes, however it is closed, and one without does not', async () => {
  answer(getOrder, { first_name: 'Gina', last_name: 'Guarded' })
  const user = openScreen(eventScreen(`orders?order=${sampleLinkId()}`))
  const sheet = within(await screen.findByRole('dialog', { name: 'Order O-2222222' }))
  const choose = async (action: string) => {
    await user.click(await sheet.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }
  const name = 'Edit order O-2222222'
  await choose('Edit details')
  await screen.findByRole('dialog', { name })
  await user.keyboard('{Escape}')
  await expectGone('dialog', name)

  await choose('Edit details')
  const edit = within(await screen.findByRole('dialog', { name }))
  const field = edit.getByLabelText<HTMLInputElement>('First name')
  await user.clear(field)
  await user.type(field, 'Georgina')
  const ways = [
    () => user.keyboard('{Escape}'),
    () => user.click(overlay()),
    () => user.click(edit.getByRole('button', { name: 'Cancel' })),
    () => user.click(edit.getByRole('button', { name: 'Close' })),
  ]
  for (const close of ways) {
    await close()
    await decide(user, 'Stay')
    expect(field.value).toBe('Georgina')
  }
  await user.keyboard('{Escape}')
  await decide(user, 'Leave without saving')
  await expectGone('dialog', name)
})

test('a choice in a dialog is guarded too, and sending it closes the dialog without a question', async () => {
  const cancelled = answer(cancelOrder, { status: 'CANCELLED', display_status: 'CANCELLED' })
  const user = openScreen(eventScreen(`orders?order=${sampleLinkId()}`))
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel order' }))
  const cancel = within(await screen.findByRole('dialog', { name: /^Cancel order/ }))
  await user.click(cancel.getByLabelText('Tell the buyer by email'))
  await user.click(cancel.getByRole('button', { name: 'Keep order' }))
  await decide(user, 'Stay')
  answer(getOrder, { status: 'CANCELLED', display_status: 'CANCELLED' })
  await user.click(cancel.getByRole('button', { name: 'Cancel order' }))
  await expectGone('dialog', /^Cancel order/)
  expect(screen.queryAllByRole('alertdialog')).toEqual([])
  await within(screen.getByRole('dialog')).findByText('Cancelled')
  expect(cancelled.map(({ body }) => body?.notify_buyer)).toEqual([false])
})

test('a form that is left while it is being sent, and then refused, shows a notification and comes back', async () => {
  const { user, sheet } = await openTicketForm()
  refuse(createTicket, 'server.unexpected')
  const letGo = hold(createTicket)
  await user.dblClick(sheet.getByRole('button', { name: 'Create ticket' }))
  await user.keyboard('{Escape}')
  await expectGone('dialog', 'Create ticket')
  await go(user, 'Orders')
  await screen.findByRole('heading', { name: 'Orders', level: 1 })
  letGo()
  await screen.findByText('This was not saved')
  const created = answer(createTicket, ({ body }) => ({ title: body.title }))
  await user.click(screen.getByRole('button', { name: 'Back to the form' }))
  await screen.findByRole('dialog', { name: 'Create ticket' })
  expect(title()).toBe('Cabin')
  const again = within(screen.getByRole('dialog', { name: 'Create ticket' }))
  await user.click(again.getByRole('button', { name: 'Create ticket' }))
  await screen.findByText('Ticket created')
  expect(created.map(({ body }) => body.title)).toEqual(['Cabin'])
  await expectGone('dialog', 'Create ticket')
  expect(within(screen.getByRole('main')).getAllByText('Cabin').length).toBe(1)
})

test('a save that ends after its page was left leaves the next page alone', async () => {
  answer(createAffiliate)
  const letGo = hold(createAffiliate)
  const user = openScreen(eventScreen('affiliates?affiliate=new'))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(await sheet.findByLabelText('Name'), 'Harbour radio')
  await user.click(sheet.getByRole('button', { name: 'Create affiliate' }))
  await user.keyboard('{Escape}')
  await expectGone('dialog', /./)
  await go(user, 'Tickets')
  await screen.findByRole('heading', { name: 'Tickets', level: 1 })
  await go(user, 'Create ticket')
  await screen.findByRole('dialog', { name: 'Create ticket' })
  const address = presentAddress()
  letGo()
  await screen.findByText('Affiliate created')
  screen.getByRole('dialog', { name: 'Create ticket' })
  expect(presentAddress()).toBe(address)
})
