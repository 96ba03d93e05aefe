import { errors } from '@foyer/contracts/error-table'
import { mintOwner, testPassword } from '@foyer/core/testing/mint-owner'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { atFields, refusal, refusedAs } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

const person = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  password: testPassword,
  password_confirmation: testPassword,
}
const signUp = (given: object) => refusal(null, 'POST /auth/register', { ...person, ...given })

describe('signing up (specification §5)', () => {
  // Specification: 5.first-name-length
  it('refuses an empty first name and one of more than 50 characters', async () => {
    expect(await signUp({ first_name: ' ' })).toEqual(atFields({ first_name: 'Enter a first name.' }))
    const tooLong = atFields({ first_name: 'Use at most 50 characters.' })
    expect(await signUp({ first_name: 'a'.repeat(51) })).toEqual(tooLong)
  })

  // Specification: 5.password-length
  it('refuses a password of fewer than 8 characters', async () => {
    const short = { password: 'seven77', password_confirmation: 'seven77' }
    expect(await signUp(short)).toEqual(atFields({ password: 'Use at least 8 characters.' }))
  })

  // Specification: 5.password-same
  it('refuses passwords that are not the same', async () => {
    const refused = atFields({ password_confirmation: 'Passwords are not the same' })
    expect(await signUp({ password_confirmation: 'correct hors' })).toEqual(refused)
    const { ctx } = await mintOwner()
    const body = { current_password: testPassword, password: 'another horse', password_confirmation: 'x' }
    expect(await refusal(ctx, 'PUT /auth/password', body)).toEqual(refused)
  })

  // Specification: 5.email-valid
  it('refuses an email that is not valid', async () => {
    for (const email of ['', 'ada', 'ada@', '@example.com', 'ada@example'])
      expect(await signUp({ email })).toEqual(atFields({ email: 'Enter a valid email address.' }))
  })
})

describe('a stage where sign-up is closed', () => {
  it('creates no account for a new visitor, and still signs users in', async () => {
    vi.stubEnv('SIGN_UP', 'closed')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    expect(await signUp({})).toEqual(refusedAs('account.sign_up_closed'))
    const { user } = await mintOwner()
    const login = await send(null, 'POST /auth/login', { email: user.email, password: testPassword })
    expect(login.status).toBe(200)
  })
})

describe('signing in and emailed links (specification §8)', () => {
  // Specification: 8.check-credentials
  it('refuses credentials that are not right, whether or not the address is known', async () => {
    const { user } = await mintOwner()
    const refused = [401, 'session.wrong_credentials', 'Please check your email and password and try again.']
    for (const email of [user.email, 'unknown@example.com'])
      expect(await refusal(null, 'POST /auth/login', { email, password: 'wrong horse' })).toEqual(refused)
  })

  // Specification: 8.link-invalid 8.confirmation-failed
  it('refuses a link that confirms neither an address nor a change of address', async () => {
    const { ctx, user } = await mintOwner({ is_email_confirmed: false })
    const refused = [410, 'user.link_invalid', 'The link you clicked is invalid.']
    for (const link of ['confirm-email', 'email-change'])
      expect(await refusal(ctx, `POST /users/${user.id}/${link}/no.such.token`)).toEqual(refused)
  })

  // Specification: 8.reset-link-invalid
  it('refuses a link to set a password that is invalid or expired', async () => {
    const body = { password: testPassword, password_confirmation: testPassword }
    const refused = [410, 'user.reset_link_invalid', 'This reset password link is invalid or expired.']
    expect(await refusal(null, 'POST /auth/reset-password/no.such.token', body)).toEqual(refused)
  })

  it('refuses a page to a person who is not allowed to see it', async () => {
    const { ctx } = await mintOwner()
    expect(await refusal(null, 'GET /users/me')).toEqual([
      401,
      'session.required',
      errors['session.required'][1],
    ])
    expect(await refusal(ctx, 'GET /users/us_2222222222222222')).toEqual([
      404,
      'user.not_found',
      'This user does not exist.',
    ])
  })
})
