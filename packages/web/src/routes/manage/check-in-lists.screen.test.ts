import { listTickets } from '@foyer/contracts/ticket/ticket-endpoints'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'

test('a check-in list needs a ticket, and the screen leads to creating one', async () => {
  answer(listTickets, [])
  const user = openScreen(eventScreen('check-in?list=new'))
  await screen.findByText('Create a ticket first')
  expect(screen.queryByRole('link', { name: 'Create list' })).toBe(null)
  expect(screen.queryByRole('dialog')).toBe(null)
  await user.click(screen.getByRole('link', { name: 'Create ticket' }))
  await screen.findByRole('dialog', { name: 'Create ticket' })
})
