import { getStage } from '@foyer/contracts/stage/stage-endpoints'
import { screen } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { openAsVisitor, openPage } from '../../testing/open-screen.ts'
import { LoginPage } from './login-page.tsx'

const email = () => screen.findByLabelText<HTMLInputElement>('Email')

/** Follows a link to a page that is loaded again, and returns its address. */
async function follow(user: UserEvent, name: string): Promise<string> {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name })
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  return link.getAttribute('href') ?? ''
}

test('the email typed so far goes along to sign-up and back, and is never in an address', async () => {
  answer(getStage, { is_sign_up_open: true })
  const login = openPage('/auth/login', createElement(LoginPage))
  await login.type(await email(), 'typed@early.example')
  const signUp = await follow(login, 'Create an account')
  expect(signUp).toBe('/auth/register')
  const register = openAsVisitor(signUp)
  await screen.findByRole('heading', { name: 'Create an account' })
  expect((await email()).value).toBe('typed@early.example')
  const back = await follow(register, 'Sign in')
  expect(back).toBe('/auth/login')
  openPage(back, createElement(LoginPage))
  expect((await email()).value).toBe('typed@early.example')
})
