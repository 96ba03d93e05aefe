import { confirmEmail, confirmEmailChange } from '@foyer/contracts/user/user-endpoints'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { takeReturnAddress } from '../../lib/session/login-redirect.ts'
import { readToken } from '../../lib/session/session.ts'
import { answer, refuse } from '../../testing/answers.ts'
import { openAsVisitor, openScreen } from '../../testing/open-screen.ts'
import { sampleId } from '../../testing/sample.ts'

/** The path of a link that was sent to the first or second of the sample people. */
function linkTo(page: 'confirm-email-address' | 'confirm-email-change', row = 0): string {
  const claims = { sub: sampleId('user', row), email: 'ada@example.com' }
  return `/manage/profile/${page}/e30.${btoa(JSON.stringify(claims))}.x`
}

// Specification: 2.route-confirm-email 2.screen-email-confirmation
test('the link confirms the address when its person presses the button, and not when the page opens', async () => {
  const asked = answer(confirmEmail)
  const user = openScreen(linkTo('confirm-email-address'))
  const confirm = await screen.findByRole('button', { name: 'Confirm email address' })
  screen.getByText('Confirm that you signed up with ada@example.com.')
  expect(asked).toEqual([])
  await user.click(confirm)
  await screen.findByRole('heading', { name: 'Email address confirmed' })
  expect(asked).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Continue with your event' }).getAttribute('href')).toBe('/welcome')
})

// Specification: 2.route-confirm-email-change
test('the link of a change confirms the new address when its person presses the button', async () => {
  const asked = answer(confirmEmailChange)
  const user = openScreen(linkTo('confirm-email-change'))
  await user.click(await screen.findByRole('button', { name: 'Confirm email address' }))
  await screen.findByRole('heading', { name: 'Your email address is changed' })
  expect(asked).toHaveLength(1)
})

test('a device that is not signed in asks to sign in first, with the address of the sign-up, and leads back', async () => {
  const link = linkTo('confirm-email-address')
  const user = openAsVisitor(link)
  await screen.findByText('Sign in first. This link works only for the person who asked for it.')
  expect(screen.queryByRole('button', { name: 'Confirm email address' })).toBe(null)
  const signIn = screen.getByRole('link', { name: 'Sign in' })
  signIn.addEventListener('click', (event) => event.preventDefault())
  await user.click(signIn)
  expect(takeReturnAddress()).toBe(link)
  expect(sessionStorage.getItem('typed_email')).toBe('ada@example.com')
})

test('a browser of someone else does not confirm, and signs out to sign in as the right person', async () => {
  const user = openScreen(linkTo('confirm-email-address', 1))
  await screen.findByText(/^This browser is signed in as someone else\./)
  expect(screen.queryByRole('button', { name: 'Confirm email address' })).toBe(null)
  const signIn = screen.getByRole('link', { name: 'Sign in' })
  signIn.addEventListener('click', (event) => event.preventDefault())
  await user.click(signIn)
  expect(readToken()).toBe(null)
})

// Specification: 8.confirmation-failed 8.link-invalid
test('a link that is too old says so and where to get another', async () => {
  refuse(confirmEmail, 'user.link_invalid')
  const user = openScreen(linkTo('confirm-email-address'))
  await user.click(await screen.findByRole('button', { name: 'Confirm email address' }))
  await screen.findByRole('heading', { name: 'Confirming the email address failed' })
  screen.getByText('The link you clicked is invalid.')
  screen.getByText(/you can get a new link there\.$/)
})
