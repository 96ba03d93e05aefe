import type { Message } from '@foyer/contracts/message'
import { passwordResetDue } from '@foyer/contracts/session/session-messages'
import { describe, expect, it, vi } from 'vitest'
import { sendPasswordReset } from '../email/account-emails.ts'
import { newLinkId } from '../random-id.ts'
import { resetMailsPerAddress, resetsPerAddress, resetsPerClient } from '../rate-limit/session-limits.ts'
import { PasswordResetRequestEntity } from '../store/user/user-entity.ts'
import { toSend } from '../table/write.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { challengeOf, solveProof } from '../testing/solve-proof.ts'
import { later, testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { forgotPassword, getPasswordReset } from './password-reset.ts'
import { resetMinutes } from './password-reset-link.ts'

/** What the email's consumer does with a request for that address. */
async function requestFor(email: string): Promise<Message<typeof passwordResetDue>> {
  const request_id = newLinkId()
  await PasswordResetRequestEntity.create({ request_id, email, ttl: 4_000_000_000 }).go()
  return toSend(passwordResetDue, { request_id })
}

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

  it('sends few mails however many ask, and always has one with a working link in the inbox', {
    tags: 'long',
  }, async () => {
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
