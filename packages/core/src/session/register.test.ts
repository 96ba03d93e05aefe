import { randomUUID } from 'node:crypto'
import { registerBody } from '@foyer/contracts/session/session-bodies'
import { describe, expect, it } from 'vitest'
import { newLinkId } from '../random-id.ts'
import { LoginEntity, MembershipEntity, UserEntity } from '../store/user/user-entity.ts'
import { accountOf, mintOwner, testPassword } from '../testing/mint-owner.ts'
import { testContext } from '../testing/test-context.ts'
import { confirmEmail, emailConfirmationLink } from '../user/email-address.ts'
import { register } from './register.ts'
import { login } from './sign-in.ts'
import { readSession } from './token.ts'

function bodyWith(given: object = {}) {
  return registerBody.parse({
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: `ada-${newLinkId()}@example.com`,
    password: 'correct horse',
    password_confirmation: 'correct horse',
    is_terms_accepted: true,
    ...given,
  })
}

const twice = (password: string) => ({ password, password_confirmation: password })

describe('register', () => {
  it('signs the new owner in and asks for the email to be confirmed', async () => {
    const body = bodyWith({ currency: 'JPY', timezone: 'Asia/Tokyo', locale: 'de' })
    const session = await register(testContext(), { body })
    expect(session.user).toMatchObject({
      email: body.email,
      role: 'ADMIN',
      is_account_owner: true,
      is_email_confirmed: false,
      locale: 'de',
      timezone: 'Asia/Tokyo',
    })
    expect(session.accounts).toEqual([{ id: session.user?.account_id, name: 'Ada Lovelace' }])
    const { data: user } = await UserEntity.get({ user_id: session.user?.id ?? '' }).go()
    expect(user?.outbox).toMatchObject([
      { name: 'emailConfirmationDue', payload: { user_id: session.user?.id } },
    ])
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const actor = await readSession(session.token ?? '', new Date())
    expect(actor).toMatchObject({ user_id: session.user?.id, is_account_owner: true })
  })

  // Specification: 9.timezone-default
  it('uses defaults for what is left out', async () => {
    const { user } = await register(testContext({ locale: 'fr' }), { body: bodyWith() })
    expect(user).toMatchObject({ locale: 'fr', timezone: 'UTC' })
  })

  it('answers a known address as an unknown one, with a person who does not own the address', async () => {
    const { user: owner } = await mintOwner()
    const body = bodyWith({ email: owner.email.toUpperCase(), ...twice('another horse') })
    const [known, unknown] = [
      await register(testContext(), { body }),
      await register(testContext(), { body: bodyWith() }),
    ]
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    expect({ ...known.user, id: '', account_id: '', email: '', last_login_at: '' }).toEqual({
      ...unknown.user,
      id: '',
      account_id: '',
      email: '',
      last_login_at: '',
    })
    expect(known.user?.id).not.toBe(owner.id)
    expect(known.user).toMatchObject({ email: owner.email, is_email_confirmed: false })
  })

  it('lets both sign in again, each with their own password', async () => {
    const { user: owner } = await mintOwner()
    const body = bodyWith({ email: owner.email, ...twice('another horse') })
    const { user } = await register(testContext(), { body })
    const signIn = (password: string) => login(testContext(), { body: { email: owner.email, password } })
    expect((await signIn('another horse')).user?.id).toBe(user?.id)
    expect((await signIn(testPassword)).user?.id).toBe(owner.id)
  })

  it('never gives a known address to a person who signs up with it', async () => {
    const { user: owner } = await mintOwner()
    const body = bodyWith({ email: owner.email, ...twice('another horse') })
    const { token: session } = await register(testContext(), { body })
    const actor = await readSession(session ?? '', new Date())
    const { data } = await UserEntity.get({ user_id: actor.user_id }).go()
    if (!data) throw new Error('No user signed up.')
    const token = (await emailConfirmationLink(testContext(), data))?.split('/').at(-1) ?? ''
    const claimed = confirmEmail(testContext({ actor }), { params: { user_id: data.user_id, token } })
    await expect(claimed).rejects.toMatchObject({ code: 'user.link_invalid', status: 410 })
    const { data: login } = await LoginEntity.get({ email: owner.email }).go()
    expect(login?.user_id).toBe(owner.id)
  })

  it('signs in a person who gives the password that the address has', async () => {
    const { user: owner } = await mintOwner()
    const body = bodyWith({ email: owner.email, ...twice(testPassword), first_name: 'Someone' })
    const { user } = await register(testContext(), { body })
    expect(user).toMatchObject({ id: owner.id, account_id: owner.account_id, first_name: owner.first_name })
  })

  it('gives somebody who was deactivated everywhere an account of their own', async () => {
    const { user: owner, ctx } = await mintOwner()
    const key = { user_id: owner.id, account_id: accountOf(ctx) }
    await MembershipEntity.patch(key).set({ status: 'INACTIVE' }).go()
    const { user } = await register(testContext(), {
      body: bodyWith({ email: owner.email, ...twice(testPassword) }),
    })
    expect(user).toMatchObject({ id: owner.id, is_account_owner: true })
    expect(user?.account_id).not.toBe(owner.account_id)
  })

  it('refuses a password that many people use', async () => {
    const refused = register(testContext(), { body: bodyWith(twice('password123')) })
    await expect(refused).rejects.toMatchObject({
      code: 'request.invalid',
      errors: { password: [expect.any(String)] },
    })
  })

  it('gives the same user for the same idempotency key, and refuses another body under it', async () => {
    const ctx = testContext({ idempotencyKey: randomUUID() })
    const body = bodyWith()
    const sessions = await Promise.all([register(ctx, { body }), register(ctx, { body })])
    expect(sessions[0]?.user?.id).toBe(sessions[1]?.user?.id)
    expect(sessions[1]?.accounts).toEqual(sessions[0]?.accounts)
    const refused = { code: 'request.idempotency_conflict' }
    const guess = { ...body, password: 'wrong horse', password_confirmation: 'wrong horse' }
    await expect(register(ctx, { body: guess })).rejects.toMatchObject(refused)
    await expect(register(ctx, { body: bodyWith() })).rejects.toMatchObject(refused)
    const other = testContext({ idempotencyKey: randomUUID() })
    expect((await register(other, { body })).user?.id).toBe(sessions[0]?.user?.id)
  })

  it('refuses passwords that differ', () => {
    expect(() => bodyWith({ password_confirmation: 'another one' })).toThrow('Passwords are not the same')
  })
})
