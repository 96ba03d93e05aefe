import { loginBody, registerBody } from '@foyer/contracts/session/session-bodies'
import { describe, expect, it } from 'vitest'
import { newLinkId } from '../random-id.ts'
import {
  guessesPerAddress,
  guessesPerClient,
  guessesPerPair,
  registrationsPerAddress,
} from '../rate-limit/session-limits.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import { MembershipEntity, newMembership } from '../store/user/user-entity.ts'
import { accountOf, mintOwner, testPassword } from '../testing/mint-owner.ts'
import { challengeOf, solveProof } from '../testing/solve-proof.ts'
import { later, testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { register } from './register.ts'
import { login, logout, refreshSession } from './sign-in.ts'
import { readSession, renewedToken, sessionSeconds } from './token.ts'

function signIn(email: string, given: { password?: string; account_id?: string } = {}, ctx = testContext()) {
  return login(ctx, { body: loginBody.parse({ email, password: testPassword, ...given }) })
}

async function join(user_id: string, account_id: string, status: 'ACTIVE' | 'INACTIVE') {
  const membership = newMembership(testContext(), { user_id, account_id, role: 'ORGANIZER', status })
  await MembershipEntity.put(membership).go()
}

describe('login', () => {
  // Specification: 3.user-fields
  it('works, records the time, and accepts the address in any case', async () => {
    const { user } = await mintOwner()
    const ctx = testContext()
    const session = await signIn(` ${user.email.toUpperCase()}`, {}, ctx)
    expect(session.user).toMatchObject({ id: user.id, last_login_at: ctx.now.toISOString() })
    expect(await readSession(session.token ?? '', ctx.now)).toMatchObject({ user_id: user.id, role: 'ADMIN' })
  })

  it('refuses a wrong password and an unknown address alike', async () => {
    const { user } = await mintOwner()
    const refusal = { code: 'session.wrong_credentials', status: 401 }
    await expect(signIn(user.email, { password: 'wrong horse' })).rejects.toMatchObject(refusal)
    await expect(signIn(`stranger-${newLinkId()}@example.com`)).rejects.toMatchObject(refusal)
  })

  // Specification: 6.several-accounts
  it('lets a person with several accounts choose among those in which they are active', async () => {
    const [{ user, ctx }, other, former] = await Promise.all([mintOwner(), mintOwner(), mintOwner()])
    await join(user.id, accountOf(other.ctx), 'ACTIVE')
    await join(user.id, accountOf(former.ctx), 'INACTIVE')
    const undecided = await signIn(user.email)
    expect(undecided).toMatchObject({ token: null, user: null })
    expect(undecided.accounts.map(({ id }) => id).toSorted()).toEqual(
      [accountOf(ctx), accountOf(other.ctx)].toSorted(),
    )
    const chosen = await signIn(user.email, { account_id: accountOf(other.ctx) })
    expect(chosen.user).toMatchObject({ account_id: accountOf(other.ctx), role: 'ORGANIZER' })
    const closed = signIn(user.email, { account_id: accountOf(former.ctx) })
    await expect(closed).rejects.toMatchObject({ code: 'account.not_found' })
  })

  // Specification: 6.inactive-login
  it('refuses a user who is active in no account, and ends their token', async () => {
    const { user, token, ctx } = await mintOwner()
    await join(user.id, accountOf(ctx), 'INACTIVE')
    await expect(signIn(user.email)).rejects.toMatchObject({ code: 'session.wrong_credentials' })
    await expect(readSession(token, new Date())).rejects.toMatchObject({ code: 'session.expired' })
  })

  it('may succeed any number of times', { tags: 'long' }, async () => {
    const { user } = await mintOwner()
    const ctx = testContext()
    for (let time = 0; time <= guessesPerPair.most; time += 1)
      expect(await signIn(user.email, {}, ctx)).toMatchObject({ user: { id: user.id } })
  })

  it('refuses a client after too many wrong passwords for one address, until the window is over', async () => {
    const email = `guessed-${newLinkId()}@example.com`
    const ctx = testContext()
    await guess(email, ctx)
    await expect(signIn(email, {}, ctx)).rejects.toMatchObject({ code: 'request.too_many', status: 429 })
    const afterwards = signIn(email, {}, later(ctx, guessesPerPair.seconds))
    await expect(afterwards).rejects.toMatchObject({ code: 'session.wrong_credentials' })
  })
})

const from = (clientAddress: string, ctx = testContext()) => ({ ...ctx, clientAddress })

/** Tries all the wrong passwords that one client may try for an address. */
async function guess(email: string, ctx: Context, times = guessesPerPair.most): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const wrong = signIn(email, { password: 'wrong horse' }, ctx)
    await expect(wrong).rejects.toMatchObject({ code: 'session.wrong_credentials' })
  }
}

const client = () => `client-${newLinkId()}`

function signUpBody(email: string) {
  const passwords = { password: testPassword, password_confirmation: testPassword }
  return registerBody.parse({
    first_name: 'Ada',
    last_name: '',
    email,
    is_terms_accepted: true,
    ...passwords,
  })
}

/** Wrong passwords for one address from many clients. */
async function attack(email: string): Promise<void> {
  const ctx = testContext()
  const tries = Array.from({ length: guessesPerAddress.most }, () => takeRate(ctx, guessesPerAddress, email))
  await Promise.all(tries)
}

describe('wrong passwords of a stranger', () => {
  it('lock out the attacker, and not the person with the right password', async () => {
    const { user } = await mintOwner()
    const stranger = from(client())
    await guess(user.email, stranger)
    await expect(signIn(user.email, {}, stranger)).rejects.toMatchObject({ status: 429 })
    expect((await signIn(user.email, {}, from(client()))).user?.id).toBe(user.id)
  })

  it('count for sign-in and sign-up together', { tags: 'long' }, async () => {
    const { user } = await mintOwner()
    const stranger = from(client())
    await guess(user.email, stranger)
    const body = signUpBody(user.email)
    await expect(register(stranger, { body })).rejects.toMatchObject({ status: 429 })
    expect((await register(from(client()), { body })).user?.id).toBe(user.id)
  })

  it('from many clients require a proof of work of each client, and never refuse the right password', async () => {
    const { user } = await mintOwner()
    for (const email of [user.email, `stranger-${newLinkId()}@example.com`]) {
      await attack(email)
      const person = from(client())
      const refusal = await signIn(email, {}, person).catch((error: unknown) => error)
      expect(refusal).toMatchObject({ code: 'client.proof_required' })
      const challenge = challengeOf(refusal)
      if (!challenge) throw new Error('No proof was asked for.')
      const proven = signIn(email, {}, { ...person, proof: solveProof(challenge) })
      if (email === user.email) expect((await proven).user?.id).toBe(user.id)
      else await expect(proven).rejects.toMatchObject({ code: 'session.wrong_credentials' })
    }
  })

  it('require only one proof at sign-up, even after many sign-ups and many guesses', async () => {
    const { user } = await mintOwner()
    await attack(user.email)
    const ctx = testContext()
    for (let time = 0; time < registrationsPerAddress.most; time += 1)
      await takeRate(ctx, registrationsPerAddress, user.email)
    const person = from(client())
    const body = signUpBody(user.email)
    const challenge = challengeOf(await register(person, { body }).catch((error: unknown) => error))
    if (!challenge) throw new Error('No proof was asked for.')
    const session = await register({ ...person, proof: solveProof(challenge) }, { body })
    expect(session.user?.id).toBe(user.id)
  })

  it('without a proof do not count as guesses of the client, which may still send one', async () => {
    const email = `guessed-${newLinkId()}@example.com`
    await attack(email)
    const person = from(client())
    for (let time = 0; time <= guessesPerPair.most; time += 1) {
      await expect(signIn(email, {}, person)).rejects.toMatchObject({ code: 'client.proof_required' })
    }
  })

  it('count for the client over all addresses', async () => {
    const stranger = from(client())
    const newAddress = () => `guessed-${newLinkId()}@example.com`
    const earlier = Array.from({ length: guessesPerClient.most - 1 }, () =>
      takeRate(stranger, guessesPerClient, stranger.clientAddress),
    )
    await Promise.all(earlier)
    await guess(newAddress(), stranger, 1)
    await expect(signIn(newAddress(), {}, stranger)).rejects.toMatchObject({ status: 429 })
  })
})

describe('a session', () => {
  it('ends everywhere when its user signs out', async () => {
    const { user, ctx, token } = await mintOwner()
    const second = await signIn(user.email)
    await logout(ctx)
    for (const ended of [token, second.token ?? '']) {
      await expect(readSession(ended, new Date())).rejects.toMatchObject({
        code: 'session.expired',
        status: 401,
      })
    }
  })

  it('lasts an hour and is renewed in its second half', async () => {
    const { ctx, token } = await mintOwner()
    const young = later(ctx, sessionSeconds / 2 - 60).now
    const old = later(ctx, sessionSeconds / 2 + 60).now
    const over = later(ctx, sessionSeconds + 60).now
    expect(await renewedToken(token, young)).toBeNull()
    const renewed = await renewedToken(token, old)
    await expect(readSession(token, over)).rejects.toMatchObject({ code: 'session.expired' })
    expect(await readSession(renewed ?? '', over)).toEqual(ctx.actor)
    expect(await renewedToken(token, over)).toBeNull()
  })

  it('is refreshed on request', async () => {
    const { ctx, user } = await mintOwner()
    const session = await refreshSession(later(ctx, 60))
    expect(session.user).toEqual(user)
    expect(await readSession(session.token ?? '', later(ctx, 60).now)).toEqual(ctx.actor)
  })

  it('is refused when forged', async () => {
    const { token } = await mintOwner()
    const [header, , signature] = token.split('.')
    const payload = Buffer.from('{"sub":"us_x","aud":"session","iat":1,"exp":9999999999}').toString(
      'base64url',
    )
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    for (const forged of [`${header}.${payload}.${signature}`, unsigned, 'nonsense']) {
      await expect(readSession(forged, new Date())).rejects.toMatchObject({ code: 'session.required' })
    }
  })
})
