import { linkTokenOf, mintInvited, newPerson } from '@foyer/core/testing/mint-member'
import { mintOwner, testPassword } from '@foyer/core/testing/mint-owner'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { refusal } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

describe('the state of a user (specification §4, §6)', () => {
  // Specification: 4.user-invited 4.user-active 4.user-inactive 6.inactive-login
  it('is INVITED, ACTIVE after accepting, INACTIVE and signed out, and ACTIVE again', async () => {
    const { ctx } = await mintOwner()
    const { id, email } = await mintInvited(ctx)
    const state = async (user_id: string) => (await answered(ctx, `GET /users/${user_id}`)).status
    expect(await state(id)).toBe('INVITED')
    const accept = `POST /auth/invitation/${await linkTokenOf(ctx, email)}`
    const { user } = await answered<{ user: { id: string } }>(null, accept, newPerson)
    const login = { email, password: testPassword }
    expect(await state(user.id)).toBe('ACTIVE')
    await answered(ctx, `PUT /users/${user.id}`, { role: 'ORGANIZER', status: 'INACTIVE' })
    expect(await state(user.id)).toBe('INACTIVE')
    const out = [401, 'session.wrong_credentials', 'Please check your email and password and try again.']
    expect(await refusal(null, 'POST /auth/login', login)).toEqual(out)
    await answered(ctx, `PUT /users/${user.id}`, { role: 'ORGANIZER', status: 'ACTIVE' })
    expect(await answered(null, 'POST /auth/login', login)).toMatchObject({ user: { id: user.id } })
  })

  // Specification: 4.user-invited
  it('ends once an invitation is revoked, and older links end when it is sent again', async () => {
    const { ctx } = await mintOwner()
    const { id, email } = await mintInvited(ctx)
    const first = await linkTokenOf(ctx, email)
    await answered(ctx, `POST /users/${id}/invitation`)
    const again = 'This invitation was sent again. Use the link in the newest email.'
    expect(await refusal(null, `GET /auth/invitation/${first}`)).toEqual([410, 'invitation.replaced', again])
    const second = await linkTokenOf(ctx, email)
    expect(await answered(null, `GET /auth/invitation/${second}`)).toMatchObject({ email, has_login: false })
    expect((await send(ctx, `DELETE /users/${id}/invitation`)).status).toBe(204)
    const revoked = 'This invitation was withdrawn. Ask the person who invited you.'
    expect(await refusal(null, `GET /auth/invitation/${second}`)).toEqual([
      410,
      'invitation.revoked',
      revoked,
    ])
    expect(await refusal(ctx, `GET /users/${id}`)).toMatchObject([404, 'user.not_found', {}])
  })

  // Specification: 3.user-email-state 4.email-change 6.email-change-confirmed
  it('of an email change is pending, then cancelled', async () => {
    const { ctx, user } = await mintOwner()
    const { first_name, last_name, timezone, locale } = user
    const profile = { first_name, last_name, timezone, locale, current_password: testPassword }
    const email = `new-${user.email}`
    await answered(ctx, 'PUT /users/me', { ...profile, email })
    expect(await answered(ctx, 'GET /users/me')).toMatchObject({ email: user.email, pending_email: email })
    expect((await send(ctx, `DELETE /users/${user.id}/email-change`)).ok).toBe(true)
    expect(await answered(ctx, 'GET /users/me')).toMatchObject({ email: user.email, pending_email: null })
  })
})
