import { randomUUID } from 'node:crypto'
import { registerBody } from '@foyer/contracts/session/session-endpoints'
import { describe, expect, it } from 'vitest'
import { newLinkId } from '../random-id.ts'
import { testContext } from '../testing/test-context.ts'
import { UserEntity } from '../user/user-entity.ts'
import { register } from './register.ts'
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

  it('uses defaults where nothing is said', async () => {
    const { user } = await register(testContext({ locale: 'fr' }), { body: bodyWith() })
    expect(user).toMatchObject({ locale: 'fr', timezone: 'UTC' })
  })

  it('refuses an address that has a login, however it is written, and when two race for it', async () => {
    const body = bodyWith()
    const results = await Promise.allSettled([1, 2, 3].map(() => register(testContext(), { body })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const again = register(testContext(), { body: bodyWith({ email: body.email.toUpperCase() }) })
    await expect(again).rejects.toMatchObject({ code: 'user.email_taken', status: 409 })
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
    await expect(register(other, { body })).rejects.toMatchObject({ code: 'user.email_taken' })
  })

  it('refuses passwords that differ and terms that are not accepted', () => {
    expect(() => bodyWith({ password_confirmation: 'another one' })).toThrow('Passwords are not the same')
    expect(() => bodyWith({ is_terms_accepted: false })).toThrow('Accept the terms')
  })
})
