import {
  deleteCapacityAssignment,
  getCapacityAssignment,
  listCapacityAssignments,
  updateCapacityAssignment,
} from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import { listTickets } from '@foyer/contracts/ticket/ticket-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleId } from '../../testing/sample.ts'

test('a capacity below what is taken is refused at its field, and deleting it says that orders do not change', async () => {
  const hall = { name: 'Great hall', capacity: 10, quantity_sold: 2, ticket_ids: [sampleId('ticket')] }
  answer(listTickets, [{ title: 'Seated' }])
  answer(listCapacityAssignments, [{ ...hall, stop_sales_at_limit: true }])
  answer(getCapacityAssignment, { ...hall, stop_sales_at_limit: true })
  const user = openScreen(eventScreen('capacity-assignments'))
  await user.click(await screen.findByRole('link', { name: 'Great hall' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit capacity' }))
  await form.findByText(/2 sold/)
  const capacity = form.getByLabelText(/^Capacity/)
  await user.clear(capacity)
  await user.type(capacity, '1')
  const tooFew = { capacity: ['Enter 2 or more. That many are already taken.'] }
  refuse(updateCapacityAssignment, 'capacity_assignment.below_taken', {
    ...{ details: { taken: 2 }, errors: tooFew },
  })
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await form.findByRole('textbox', { name: /^Capacity/, description: /^Enter 2 or more/ })
  expect(capacity).toHaveProperty('value', '1')
  await user.clear(capacity)
  await user.type(capacity, '2')
  await user.click(form.getByRole('button', { name: /^At the limit/ }))
  await user.click(await form.findByRole('checkbox', { name: 'Stop sales at the limit' }))
  const saved = answer(updateCapacityAssignment, ({ body }) => ({ ...hall, ...body }))
  answer(listCapacityAssignments, [{ ...hall, capacity: 2 }])
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  await within(await screen.findByRole('row', { name: /Great hall/ })).findByText('Full, still selling')
  expect(saved.map(({ body }) => body)).toMatchObject([{ capacity: 2, stop_sales_at_limit: false }])

  await user.click(screen.getByRole('button', { name: 'Actions for Great hall' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText(/Orders do not change\./)
  answer(deleteCapacityAssignment)
  answer(listCapacityAssignments, [])
  await user.click(question.getByRole('button', { name: 'Delete capacity' }))
  await screen.findByText('No shared capacities yet')
})

// Specification: 5.ticket-before-capacity
test('the capacity screen of an event without tickets leads to creating one', async () => {
  answer(listTickets, [])
  const user = openScreen(eventScreen('capacity-assignments'))
  await screen.findByText('Create a ticket first')
  expect(screen.queryByRole('link', { name: 'Create capacity' })).toBe(null)
  await user.click(screen.getByRole('link', { name: 'Create ticket' }))
  await screen.findByRole('dialog', { name: 'Create ticket' })
})
