import { getEventSettings } from '@foyer/contracts/event/event-endpoints'
import { listTaxesAndFees } from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'

// Specification: 3.tax-default
test('a new ticket begins with the event’s limit per order, and with the taxes and fees that are for new tickets', async () => {
  answer(getEventSettings, { max_per_order: 4 })
  answer(listTaxesAndFees, [
    { name: 'VAT', is_default: true },
    { name: 'Booking fee', is_default: false },
  ])
  openScreen(eventScreen('tickets?ticket=new'))
  const form = within(await screen.findByRole('dialog', { name: 'Create ticket' }))
  expect((await form.findByRole('button', { name: /^Per order/ })).textContent).toContain(
    '1 to 4 in an order',
  )
  const taxes = form.getByRole('button', { name: /^Taxes and fees/ }).textContent
  expect(taxes).toContain('VAT')
  expect(taxes).not.toContain('Booking fee')
})
