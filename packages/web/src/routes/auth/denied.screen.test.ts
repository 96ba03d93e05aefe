import { getPaymentConnection } from '@foyer/contracts/account/account-endpoints'
import { getEvent } from '@foyer/contracts/event/event-endpoints'
import { getMe } from '@foyer/contracts/user/user-endpoints'
import { screen } from '@testing-library/dom'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { presentAddress } from '../../lib/form/unsaved-forms.ts'
import { takeReturnAddress } from '../../lib/session/login-redirect.ts'
import { refuse } from '../../testing/answers.ts'
import { eventScreen, openPage, openScreen } from '../../testing/open-screen.ts'
import { LoginPage } from './login-page.tsx'

test('a person who is sent to sign-in may go to their own events instead', async () => {
  const loaded = vi.spyOn(window.location, 'assign').mockReturnValue()
  refuse(getEvent, 'session.forbidden')
  openScreen(eventScreen('orders'))
  await expect.poll(() => loaded.mock.calls).toEqual([['/auth/login?denied']])
  openPage('/auth/login?denied', createElement(LoginPage))
  await screen.findByText('You do not have permission to access this page.')
  await screen.findByText(/^You are signed in as ada@example\.com\./)
  expect(screen.getByRole('link', { name: 'Go to your events' }).getAttribute('href')).toBe('/manage/events')
})

// Specification: 6.payment-path-public
test('the payment settings ask to sign in when the session has ended, and do not redirect', async () => {
  const loaded = vi.spyOn(window.location, 'assign').mockReturnValue()
  // The router reports what it shows.
  vi.spyOn(console, 'error').mockReturnValue()
  refuse(getMe, 'session.expired')
  refuse(getPaymentConnection, 'session.expired')
  const user = openScreen('/account/payment')
  await screen.findByRole('heading', { name: 'Sign in to continue' })
  expect(presentAddress()).toBe('/account/payment')
  expect(loaded).not.toHaveBeenCalled()
  const link = screen.getByRole('link', { name: 'Sign in' })
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(link.getAttribute('href')).toBe('/auth/login')
  expect(takeReturnAddress()).toBe('/account/payment')
})
