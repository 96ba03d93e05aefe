import type { Message } from '@foyer/contracts/message'
import {
  emailChangeDue,
  emailChangeNoticeDue,
  emailConfirmationDue,
} from '@foyer/contracts/user/user-messages'
import { describe, expect, it } from 'vitest'
import { requireUser } from '../authorize.ts'
import { sendEmailChange, sendEmailChangeNotice, sendEmailConfirmation } from '../email/account-emails.ts'
import { newLinkId } from '../random-id.ts'
import { login } from '../session/sign-in.ts'
import { LoginEntity, UserEntity } from '../store/user/user-entity.ts'
import { toSend } from '../table/write.ts'
import { mintOwner, testPassword } from '../testing/mint-owner.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { later, testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import {
  cancelEmailChange,
  confirmEmailChange,
  emailChangeLink,
  resendEmailConfirmation,
} from './email-address.ts'
import { getMe, updateMe } from './me.ts'

const freshEmail = () => `new-${newLinkId()}@example.com`
const profile = { first_name: 'Olive', last_name: 'Owner', timezone: 'Europe/Berlin', locale: 'en' } as const
const refusal = { code: 'user.link_invalid', status: 410 }

function changeTo(ctx: Context, email: string, current_password = testPassword) {
  return updateMe(ctx, { body: { ...profile, email, current_password } })
}

async function open(ctx: Context, token: string): Promise<void> {
  const { user_id } = requireUser(ctx)
  await confirmEmailChange(ctx, { params: { user_id, token } })
}

async function tokenOf(user_id: string): Promise<string> {
  const { data: user } = await UserEntity.get({ user_id }).go({ consistent: true })
  if (!user?.pending_email) throw new Error('No change is pending.')
  return (await emailChangeLink(testContext(), user_id, user.pending_email)).split('/').at(-1) ?? ''
}

/** What the last write of a user causes to be sent. */
async function sentBy(user_id: string): Promise<string[]> {
  const { data: user } = await UserEntity.get({ user_id }).go({ consistent: true })
  const messages: Message[] = user?.outbox ?? []
  return messages.map(({ name }) => name)
}

const signIn = (email: string) => login(testContext(), { body: { email, password: testPassword } })

describe('a change of the email address', () => {
  // Specification: 3.user-email-state 4.email-change 6.email-change-confirmed 7.call-email-change
  it('is pending until the link is opened, and the old address signs in until then', async () => {
    const { ctx, user } = await mintOwner()
    const email = freshEmail()
    expect(await changeTo(ctx, email)).toMatchObject({ email: user.email, pending_email: email })
    expect(await sentBy(user.id)).toEqual(['emailChangeDue', 'emailChangeNoticeDue'])
    expect((await signIn(user.email)).user?.id).toBe(user.id)

    await open(ctx, await tokenOf(user.id))
    expect(await getMe(ctx)).toMatchObject({ email, pending_email: null, is_email_confirmed: true })
    expect((await signIn(email)).user?.id).toBe(user.id)
    await expect(signIn(user.email)).rejects.toMatchObject({ code: 'session.wrong_credentials' })
    const { data: former } = await LoginEntity.get({ email: user.email }).go()
    expect(former).toBeNull()
  })

  it('is asked to confirm itself at most 20 times a day', async () => {
    const email = freshEmail()
    const { ctx, user } = await mintOwner()
    await changeTo(ctx, email)
    for (let turn = 0; turn < 21; turn += 1)
      await sendEmailChange(testContext(), toSend(emailChangeDue, { user_id: user.id }))
    expect(await readInbox(email)).toHaveLength(20)
    const tomorrow = later(testContext(), 86_400)
    await sendEmailChange(tomorrow, toSend(emailChangeDue, { user_id: user.id }))
    expect(await readInbox(email)).toHaveLength(21)
  })

  it('is reported to both addresses', async () => {
    const { ctx, user } = await mintOwner()
    const email = freshEmail()
    await changeTo(ctx, email)
    await sendEmailChange(testContext(), toSend(emailChangeDue, { user_id: user.id }))
    await sendEmailChangeNotice(testContext(), toSend(emailChangeNoticeDue, { user_id: user.id }))
    const [confirmation] = await readInbox(email)
    expect(confirmation?.body.text).toContain('/manage/profile/confirm-email-change/')
    const [notice] = await readInbox(user.email)
    expect(notice?.subject).toBe('Your email address is about to change')
    expect(notice?.body.text).not.toContain('confirm-email-change')
  })

  it('is written to the audit log of the accounts, without the address', async () => {
    const { ctx, user } = await mintOwner()
    const email = freshEmail()
    await changeTo(ctx, email)
    await open(ctx, await tokenOf(user.id))
    const { data } = await UserEntity.get({ user_id: user.id }).go()
    const payload = { action: 'user.email_changed', account_id: user.account_id, actor_id: user.id }
    expect(data?.outbox).toMatchObject([{ name: 'actionTaken', payload }])
    expect(JSON.stringify(data?.outbox)).not.toContain(email)
  })

  it('opens its link once, within 48 hours, for its own user', async () => {
    const [{ ctx, user }, other] = await Promise.all([mintOwner(), mintOwner()])
    await changeTo(ctx, freshEmail())
    const token = await tokenOf(user.id)
    await expect(open(later(ctx, 48 * 3600 + 60), token)).rejects.toMatchObject(refusal)
    const foreign = confirmEmailChange(other.ctx, { params: { user_id: user.id, token } })
    await expect(foreign).rejects.toMatchObject({ code: 'user.not_found' })
    await expect(open(other.ctx, token)).rejects.toMatchObject(refusal)
    await open(ctx, token)
    await expect(open(ctx, token)).rejects.toMatchObject(refusal)
  })

  // Specification: 4.email-change 7.call-cancel-email-change
  it('can be cancelled, and replaced by a third', async () => {
    const { ctx, user } = await mintOwner()
    const email = freshEmail()
    await changeTo(ctx, email)
    const cancelled = await tokenOf(user.id)
    await cancelEmailChange(ctx, { params: { user_id: user.id } })
    expect(await getMe(ctx)).toMatchObject({ email: user.email, pending_email: null })
    await expect(open(ctx, cancelled)).rejects.toMatchObject(refusal)
    await changeTo(ctx, email)
    const replaced = await tokenOf(user.id)
    await changeTo(ctx, freshEmail())
    for (const token of [cancelled, replaced]) await expect(open(ctx, token)).rejects.toMatchObject(refusal)
  })

  it('is answered the same when somebody has the new address, and only that person is told', async () => {
    const [{ ctx, user }, owner] = await Promise.all([mintOwner(), mintOwner()])
    const { email } = owner.user
    expect(await changeTo(ctx, email)).toMatchObject({ email: user.email, pending_email: email })
    await sendEmailChange(testContext(), toSend(emailChangeDue, { user_id: user.id }))
    const [known] = await readInbox(email)
    expect(known?.subject).toBe('You already have a login')
    expect(known?.body.text).not.toContain('confirm-email-change')
    await expect(open(ctx, await tokenOf(user.id))).rejects.toMatchObject(refusal)
    expect((await signIn(email)).user?.id).toBe(owner.user.id)
  })

  it('goes to one person only when two want the same address', async () => {
    const owners = await Promise.all([mintOwner(), mintOwner(), mintOwner()])
    const email = freshEmail()
    for (const { ctx } of owners) await changeTo(ctx, email)
    const tokens = await Promise.all(owners.map(({ user }) => tokenOf(user.id)))
    const results = await Promise.allSettled(owners.map(({ ctx }, index) => open(ctx, tokens[index] ?? '')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('turns an unconfirmed sign-up into a confirmed login, without an email to the first address', async () => {
    const { ctx, user } = await mintOwner({ is_email_confirmed: false })
    const email = freshEmail()
    await changeTo(ctx, email)
    expect(await sentBy(user.id)).toEqual(['emailChangeDue'])
    await open(ctx, await tokenOf(user.id))
    expect((await signIn(email)).user).toMatchObject({ id: user.id, is_email_confirmed: true })
    await expect(signIn(user.email)).rejects.toMatchObject({ code: 'session.wrong_credentials' })
  })

  it('needs the current password', async () => {
    const { ctx } = await mintOwner()
    await expect(changeTo(ctx, freshEmail(), 'wrong horse')).rejects.toMatchObject({
      errors: { current_password: ['This is not your current password.'] },
    })
    const without = updateMe(ctx, { body: { ...profile, email: freshEmail() } })
    await expect(without).rejects.toMatchObject({ status: 422 })
  })

  it('is forbidden to cancel for somebody else', async () => {
    const [{ ctx }, other] = await Promise.all([mintOwner(), mintOwner()])
    const refused = cancelEmailChange(ctx, { params: { user_id: other.user.id } })
    await expect(refused).rejects.toMatchObject({ code: 'user.not_found' })
  })

  it('has its link sent again on request', async () => {
    const { ctx, user } = await mintOwner()
    await changeTo(ctx, freshEmail())
    await resendEmailConfirmation(ctx, { params: { user_id: user.id } })
    expect(await sentBy(user.id)).toEqual(['emailChangeDue'])
  })
})

describe('a sign-up with an address that somebody has', () => {
  it('is reported to that person only', async () => {
    const { user } = await mintOwner()
    const { user: signedUp } = await mintOwner({ is_email_confirmed: false })
    await UserEntity.patch({ user_id: signedUp.id }).set({ email: user.email }).go()
    await sendEmailConfirmation(testContext(), toSend(emailConfirmationDue, { user_id: signedUp.id }))
    const [known, ...others] = await readInbox(user.email)
    expect(others).toEqual([])
    expect(known?.subject).toBe('You already have a login')
    expect(known?.body.text).toContain('/auth/forgot-password')
    expect(known?.body.text).not.toContain('confirm-email-address')
  })
})
