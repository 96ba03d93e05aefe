import { updateEventDefaults } from '@foyer/contracts/event/event-endpoints'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { expectRefusedField } from '../../testing/expect-refused-field.ts'
import { openScreen } from '../../testing/open-screen.ts'

// Specification: 2.route-account-defaults
test('event defaults are refused at their field, warned of, and saved', async () => {
  const saved = answer(updateEventDefaults, ({ body }) => body)
  const user = openScreen('/account/event-defaults')
  const minutes = await screen.findByLabelText('Minutes to complete an order')
  const most = screen.getByLabelText('Maximum of each ticket per order')
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }))
  const write = async (box: HTMLElement, text: string) => {
    await user.clear(box)
    await user.type(box, text)
  }
  await write(most, '4')
  await write(minutes, '121')
  await save()
  await expectRefusedField(/^Minutes to complete an order/, 'At most 120 minutes.', '121')
  expect(saved).toEqual([])
  await write(minutes, '5')
  await screen.findByText(/At least 15 minutes is recommended/)
  await write(minutes, '25')
  await save()
  await screen.findByText('Event defaults saved')
  expect(saved.map(({ body }) => [body.order_timeout, body.max_per_order])).toEqual([[25, 4]])
})
