import { listCheckInLists } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import { listTickets } from '@foyer/contracts/ticket/ticket-endpoints'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleLinkId } from '../../testing/sample.ts'

const examples = () => [...document.querySelectorAll('[data-slot="example"]')].map((each) => each.textContent)

test('an empty list says what somebody might create there, until it has a row', async () => {
  answer(listTickets, [{}])
  for (const [address, said] of [
    [eventScreen('promo-codes'), 'EARLYBIRD takes 20% off'],
    [eventScreen('affiliates'), 'The local radio'],
    [eventScreen('capacity-assignments'), 'share the 200 seats'],
    [eventScreen('check-in'), 'Backstage'],
    [eventScreen('messages'), 'Doors open at 7 pm'],
    ['/account/taxes-and-fees', 'A booking fee of 5%'],
  ] as const) {
    openScreen(address)
    await expect.poll(examples, { message: address }).toEqual([expect.stringContaining(said)])
  }
  answer(listCheckInLists, [{ name: 'Main gate', short_id: sampleLinkId() }])
  openScreen(eventScreen('check-in'))
  await screen.findByText('Main gate')
  expect(examples()).toEqual([])
})
