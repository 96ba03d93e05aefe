import { forgotPassword } from '@foyer/contracts/session/session-endpoints'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { openAsVisitor } from '../../testing/open-screen.ts'

test('the page for a forgotten password does not say whether the address has a login', async () => {
  const asked = answer(forgotPassword)
  const user = openAsVisitor('/auth/forgot-password')
  await user.type(await screen.findByLabelText('Email'), 'nobody@example.com')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  await screen.findByRole('heading', { name: 'Check your inbox' })
  screen.getByText((_, element) => /^If .*nobody@example\.com/.test(element?.textContent ?? ''), {
    selector: '[role="status"] *, [role="status"]',
  })
  expect(asked.map(({ body }) => body.email)).toEqual(['nobody@example.com'])
})
