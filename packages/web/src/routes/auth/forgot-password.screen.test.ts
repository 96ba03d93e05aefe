import { forgotPassword } from '@foyer/contracts/session/session-endpoints'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { openAsVisitor } from '../../testing/open-screen.ts'

test('the page for a forgotten password does not say whether the address has a login', async () => {
  const asked = answer(forgotPassword)
  const user = openAsVisitor('/auth/forgot-password')
  await user.type(await screen.findByLabelText('Email'), 'unknown@example.com')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  await screen.findByRole('heading', { name: 'Check your inbox' })
  screen.getByText(
    'If unknown@example.com has a login, a link to set a new password is on its way. It works for 15 minutes.',
  )
  expect(asked.map(({ body }) => body.email)).toEqual(['unknown@example.com'])
})
