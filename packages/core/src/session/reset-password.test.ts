import type { Message } from '@foyer/contracts/message'
import { resetPasswordBody } from '@foyer/contracts/session/session-bodies'
import { passwordResetDue } from '@foyer/contracts/session/session-messages'
import { describe, expect, it, vi } from 'vitest'
import { sendPasswordReset } from '../email/account-emails.ts'
import { newLinkId } from '../random-id.ts'
import { resetMailsPerAddress, resetsPerAddress, resetsPerClient } from '../rate-limit/session-limits.ts'
import {
  LoginEntity,
  PasswordResetRequestEntity,
  readIdentity,
  UserEntity,
} from '../store/user/user-entity.ts'
import { toSend } from '../table/write.ts'
import { mintOwner, testPassword } from '../testing/mint-owner.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { challengeOf, solveProof } from '../testing/solve-proof.ts'
import { later, testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { forgotPassword, getPasswordReset, resetPassword } from './password-reset.ts'
import { passwordResetLink, resetMinutes } from './password-reset-link.ts'
import { login } from './sign-in.ts'
import { readSession } from './token.ts'

const newPassword = 'a new horse'
const over = { code: 'user.reset_link_invalid', status: 410 }

const bodyOf = (password: string) => resetPasswordBody.parse({ password, password_confirmation: password })

async function mintLink(owner: { user: { id: string } }, ctx = testContext()): Promise<string> {
  const identity = await readIdentity(owner.user.id)
  const link = identity && (await passwordResetLink(ctx, identity.user))
  return link?.split('/').at(-1) ?? ''
}

/** What the email's consumer does with a request for that address. */
async function requestFor(email: string): Promise<Message<typeof passwordResetDue>> {
  const request_id = newLinkId()
  await PasswordResetRequestEntity.create({ request_id, email, ttl: 4_000_000_000 }).go()
  return toSend(passwordResetDue, { request_id })
}

const signIn = (email: string, password: string) => login(testContext(), { body: { email, password } })

/** Asks as a browser does: with a proof of work where one is required. */
async function askWithProof(ctx: Context, email: string): Promise<void> {
  const refusal = await forgotPassword(ctx, { body: { email } }).catch((error: unknown) => error)
  const challenge = challengeOf(refusal)
  if (challenge) await forgotPassword({ ...ctx, proof: solveProof(challenge) }, { body: { email } })
}

describe('forgotPassword', () => {
  it('brings a link to the inbox of an address that has a login', async () => {
    const { user } = await mintOwner()
    await sendPasswordReset(testContext(), await requestFor(user.email))
    const [email, ...others] = await readInbox(user.email)
    expect(others).toEqual([])
    expect(email?.subject).toBe('Set a new password')
    const token = /reset-password\/([\w.-]+)/.exec(email?.body.text ?? '')?.[1] ?? ''
    expect(await getPasswordReset(testContext(), { params: { token } })).toEqual({ email: user.email })
  })

  it('sends nothing to an address without a login', async () => {
    const email = `stranger-${newLinkId()}@example.com`
    await sendPasswordReset(testContext(), await requestFor(email))
    expect(await readInbox(email)).toEqual([])
  })

  it('says nothing beyond what one address may be sent, known or not', async () => {
    const { user } = await mintOwner()
    for (const email of [user.email, `stranger-${newLinkId()}@example.com`]) {
      for (let time = 0; time <= resetMailsPerAddress.most; time += 1)
        expect(await forgotPassword(testContext(), { body: { email } })).toBeUndefined()
    }
  })

  it('sends few mails however many ask, and always has one with a working link in the inbox', async () => {
    const email = `asked-for-${newLinkId()}@example.com`
    const start = testContext({ now: new Date('2026-06-01T12:00:00.000Z') })
    const sent = vi.spyOn(PasswordResetRequestEntity, 'create')
    const sentAt: number[] = []
    for (let minute = 0; minute < 60; minute += 1) {
      const before = sent.mock.calls.length
      await askWithProof(later(start, minute * 60), email)
      if (sent.mock.calls.length > before) sentAt.push(minute)
      expect(minute - (sentAt.at(-1) ?? Number.NaN)).toBeLessThan(resetMinutes)
    }
    sent.mockRestore()
    expect(sentAt).toHaveLength(12)
  })

  it('asks for a proof of work when there are many requests for one address, known or not', async () => {
    const { user } = await mintOwner()
    for (const email of [user.email, `stranger-${newLinkId()}@example.com`]) {
      const ask = () => forgotPassword(testContext(), { body: { email } })
      for (let time = 0; time < resetsPerAddress.most; time += 1) await ask()
      await expect(ask()).rejects.toMatchObject({ code: 'client.proof_required' })
    }
  })

  it('refuses a client that keeps asking for more addresses', async () => {
    const ctx = testContext({ clientAddress: newLinkId() })
    const ask = () => forgotPassword(ctx, { body: { email: `stranger-${newLinkId()}@example.com` } })
    for (let time = 0; time < resetsPerClient.most; time += 1) await ask()
    await expect(ask()).rejects.toMatchObject({ code: 'request.too_many', status: 429 })
  })
})

describe('resetPassword', () => {
  it('sets the password, once, and ends all tokens', async () => {
    const owner = await mintOwner()
    const params = { token: await mintLink(owner) }
    await resetPassword(testContext(), { params, body: bodyOf(newPassword) })
    await expect(readSession(owner.token, new Date())).rejects.toMatchObject({ code: 'session.expired' })
    await expect(signIn(owner.user.email, testPassword)).rejects.toMatchObject({ status: 401 })
    expect((await signIn(owner.user.email, newPassword)).user?.id).toBe(owner.user.id)
    const again = resetPassword(testContext(), { params, body: bodyOf('one more horse') })
    await expect(again).rejects.toMatchObject(over)
    await expect(getPasswordReset(testContext(), { params })).rejects.toMatchObject(over)
  })

  it('voids every other link that was sent before, and lets one of two at once win', async () => {
    const owner = await mintOwner()
    const tokens = [await mintLink(owner), await mintLink(owner, later(testContext(), 60))]
    const results = await Promise.allSettled(
      tokens.map((token) => resetPassword(testContext(), { params: { token }, body: bodyOf(newPassword) })),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const token of tokens)
      await expect(getPasswordReset(testContext(), { params: { token } })).rejects.toMatchObject(over)
  })

  it('proves the address of somebody who had not confirmed it', async () => {
    const owner = await mintOwner({ is_email_confirmed: false })
    const params = { token: await mintLink(owner) }
    await resetPassword(testContext(), { params, body: bodyOf(newPassword) })
    const { user } = await signIn(owner.user.email, newPassword)
    expect(user).toMatchObject({ id: owner.user.id, is_email_confirmed: true })
    const { data: claimed } = await LoginEntity.get({ email: owner.user.email }).go()
    expect(claimed?.user_id).toBe(owner.user.id)
  })

  it('tells the accounts of that person', async () => {
    const owner = await mintOwner()
    const params = { token: await mintLink(owner) }
    await resetPassword(testContext(), { params, body: bodyOf(newPassword) })
    const { data } = await UserEntity.get({ user_id: owner.user.id }).go()
    expect(data?.outbox).toMatchObject([
      { name: 'passwordChangedNoticeDue' },
      {
        name: 'actionTaken',
        payload: {
          action: 'user.password_reset',
          account_id: owner.user.account_id,
          subject_id: owner.user.id,
          actor_id: owner.user.id,
        },
      },
    ])
  })

  it('refuses a link that is too old, of another kind, or for an address that changed', async () => {
    const owner = await mintOwner()
    const token = await mintLink(owner)
    const refused = [
      getPasswordReset(later(testContext(), 15 * 60 + 1), { params: { token } }),
      getPasswordReset(testContext(), { params: { token: owner.token } }),
      getPasswordReset(testContext(), { params: { token: 'nonsense' } }),
    ]
    await Promise.all(refused.map((attempt) => expect(attempt).rejects.toMatchObject(over)))
    await UserEntity.patch({ user_id: owner.user.id }).set({ email: 'elsewhere@example.com' }).go()
    await expect(getPasswordReset(testContext(), { params: { token } })).rejects.toMatchObject(over)
  })

  it('refuses a password that many people use, and keeps the link good', async () => {
    const owner = await mintOwner()
    const params = { token: await mintLink(owner) }
    const refused = resetPassword(testContext(), { params, body: bodyOf('password123') })
    await expect(refused).rejects.toMatchObject({ errors: { password: [expect.any(String)] } })
    expect(await getPasswordReset(testContext(), { params })).toEqual({ email: owner.user.email })
  })
})
