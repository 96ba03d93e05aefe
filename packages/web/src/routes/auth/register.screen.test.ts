import { register } from '@foyer/contracts/session/session-endpoints'
import { getStage } from '@foyer/contracts/stage/stage-endpoints'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { openAsVisitor } from '../../testing/open-screen.ts'

const legal = {
  Terms: 'https://example.com/terms',
  Privacy: 'https://example.com/privacy',
  'Legal notice': 'https://example.com/imprint',
}
const stage = {
  is_sign_up_open: true,
  terms_url: legal.Terms,
  privacy_url: legal.Privacy,
  imprint_url: legal['Legal notice'],
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const person = { first_name: 'Olga', email: 'olga@example.com', is_email_confirmed: false }

async function fillIn() {
  const user = openAsVisitor('/auth/register')
  await user.type(await screen.findByLabelText('First name'), 'Olga')
  await user.type(screen.getByLabelText('Email'), 'olga@example.com')
  await user.type(screen.getByLabelText('Password'), 'a good long secret')
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Create account' })) }
}

// Specification: 5.terms-accepted
test('where the operator has terms, signing up asks for consent to them and leads to what is accepted', async () => {
  answer(getStage, stage)
  const sent = answer(register, { token: 'e30.e30.', user: person })
  const { user, send } = await fillIn()
  const consent = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'I accept the terms and conditions and have read the privacy notice',
  })
  expect(consent.checked).toBe(false)
  expect(hrefOf('terms and conditions')).toBe(legal.Terms)
  expect(hrefOf('privacy notice')).toBe(legal.Privacy)
  await send()
  await screen.findByText('Accept the terms and conditions to continue.')
  expect(document.activeElement).toBe(consent)
  expect(sent).toEqual([])
  await user.click(consent)
  await send()
  await expect.poll(() => window.location.pathname).toBe('/welcome')
  expect(sent.map(({ body }) => body)).toMatchObject([{ email: person.email, is_terms_accepted: true }])
})

test('where the operator has no legal pages, nothing asks for consent and no footer has a link', async () => {
  answer(getStage, { is_sign_up_open: true })
  const sent = answer(register, { token: 'e30.e30.', user: person })
  const { send } = await fillIn()
  expect(screen.queryByRole('checkbox')).toBe(null)
  for (const name of Object.keys(legal)) expect(screen.queryByRole('link', { name })).toBe(null)
  await send()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.body).not.toHaveProperty('is_terms_accepted')
})

test('where sign-up is closed, its page says so before anything is typed, and still leads to the legal pages', async () => {
  answer(getStage, { ...stage, is_sign_up_open: false })
  openAsVisitor('/auth/register')
  await screen.findByRole('heading', { name: 'Sign-up is closed' })
  screen.getByText(/Ask the operator of this site for an account/)
  expect(screen.queryByRole('textbox')).toBe(null)
  expect(screen.queryByRole('button', { name: 'Create account' })).toBe(null)
  for (const [name, href] of Object.entries(legal)) expect(hrefOf(name)).toBe(href)
  expect(hrefOf('Sign in')).toBe('/auth/login')
})
