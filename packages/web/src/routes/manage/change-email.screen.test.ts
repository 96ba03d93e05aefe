import {
  cancelEmailChange,
  getMe,
  resendEmailConfirmation,
  updateMe,
} from '@foyer/contracts/user/user-endpoints'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { openScreen } from '../../testing/open-screen.ts'

// Specification: 4.email-change
test('a new email address is asked for with the password, sent again, and given up', async () => {
  const me = { is_email_confirmed: true }
  const pending = { ...me, pending_email: 'new@example.com' }
  const asked = answer(updateMe, () => pending)
  const user = openScreen('/manage/profile')
  await user.type(await screen.findByLabelText('New email address'), 'new@example.com')
  await user.type(screen.getAllByLabelText('Current password')[0] ?? document.body, 'a good secret')
  answer(getMe, pending)
  await user.click(screen.getByRole('button', { name: 'Change email address' }))
  await screen.findByText('Your new address is not confirmed yet')
  screen.getByText(/^Open the link that we sent to new@example\.com\..*sign in with ada@example\.com\.$/)
  expect(asked.map(({ body }) => body)).toMatchObject([
    { email: 'new@example.com', current_password: 'a good secret' },
  ])

  const sentAgain = answer(resendEmailConfirmation)
  await user.click(screen.getByRole('button', { name: 'Send the email again' }))
  await expect.poll(() => sentAgain.length).toBe(1)

  answer(cancelEmailChange)
  answer(getMe, me)
  await user.click(screen.getByRole('button', { name: 'Cancel the change' }))
  await screen.findByText('Your address stays the same')
  await screen.findByLabelText('New email address')
  expect(screen.queryByText('Your new address is not confirmed yet')).toBe(null)
})
