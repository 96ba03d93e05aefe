import { listCheckInLists } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import { countMessageRecipients } from '@foyer/contracts/event-message/event-message-endpoints'
import { getOrder, listOrders } from '@foyer/contracts/order/order-endpoints'
import { listTickets } from '@foyer/contracts/ticket/ticket-endpoints'
import type { Hint } from '@foyer/contracts/user/user'
import { dismissHint, getMe } from '@foyer/contracts/user/user-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, hold, refuse } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleLinkId } from '../../testing/sample.ts'

const hints = () => screen.queryAllByRole('region', { name: 'Hint' }).map(({ textContent }) => textContent)
const findHint = async () => within(await screen.findByRole('region', { name: 'Hint' }))
const expectNoHint = () => expect.poll(hints).toEqual([])

test('a hint that was dismissed is gone in every browser, until the profile shows all again', async () => {
  let dismissed: Hint[] = []
  answer(getMe, () => ({ is_email_confirmed: true, dismissed_hints: dismissed }))
  const stored = answer(dismissHint, ({ body: { hint } }) => {
    dismissed = hint ? [...dismissed, hint] : []
    return undefined
  })
  answer(listTickets, [{}])
  answer(listCheckInLists, [{ short_id: sampleLinkId() }])
  let user = openScreen(eventScreen('orders'))
  for (const name of ['dashboard', 'check-in', 'messages', 'orders']) {
    user = openScreen(eventScreen(name))
    await findHint()
    expect(hints().length).toBe(1)
  }
  expect(hints()[0]).toContain('Press an order')
  const gotIt = (await findHint()).getByRole('button', { name: 'Got it' })
  gotIt.focus()
  await user.keyboard('{Enter}')
  await expectNoHint()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await expect.poll(() => stored.map(({ body }) => body.hint)).toEqual(['orders'])

  openScreen(eventScreen('orders'))
  await screen.findByRole('heading', { name: 'No orders yet' })
  expect(hints()).toEqual([])
  openScreen(eventScreen('messages'))
  await findHint()
  user = openScreen('/manage/profile')
  await user.click(await screen.findByRole('button', { name: 'Show the hints again' }))
  await screen.findByText('The hints are shown again')
  openScreen(eventScreen('orders'))
  await findHint()
  expect(hints()[0]).toContain('Press an order')
  expect(stored.map(({ body }) => body.hint)).toEqual(['orders', null])
})

test('each hint leads to what it names', async () => {
  answer(listTickets, [{}])
  answer(listCheckInLists, [{ short_id: sampleLinkId() }])
  answer(listOrders, [{ first_name: 'Greta', last_name: 'Guest' }])
  answer(getOrder, { first_name: 'Greta', last_name: 'Guest' })
  answer(countMessageRecipients)
  let user = openScreen(eventScreen('dashboard'))
  await user.click((await findHint()).getByRole('button', { name: 'Share this event' }))
  await screen.findByRole('dialog')
  user = openScreen(eventScreen('messages'))
  await user.click((await findHint()).getByRole('link', { name: 'Write a message' }))
  await screen.findByRole('dialog', { name: 'New message' })
  openScreen(eventScreen('check-in'))
  const door = (await findHint()).getByRole('link', { name: 'Open the first list' })
  expect(door.getAttribute('href')).toBe(`/check-in/${sampleLinkId()}`)
  user = openScreen(eventScreen('orders'))
  await screen.findByRole('link', { name: 'O-2222222' })
  await user.click((await findHint()).getByRole('link', { name: 'Open the first order' }))
  await within(await screen.findByRole('dialog')).findByText(/Greta Guest/)
})

test('a hint that cannot be stored goes without a notification, and is stored later', async () => {
  refuse(dismissHint, 'server.unexpected')
  const letGo = hold(dismissHint)
  const user = openScreen(eventScreen('messages'))
  await user.click((await findHint()).getByRole('button', { name: 'Got it' }))
  await expectNoHint()
  const stored = answer(dismissHint)
  letGo()
  await expect.poll(() => stored.map(({ body }) => body.hint)).toEqual(['messages'])
  expect(document.querySelectorAll('[data-sonner-toast]').length).toBe(0)
})
