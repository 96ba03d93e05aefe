import { changePasswordBody } from '@foyer/contracts/session/session-bodies'
import { passwordChangedNoticeDue } from '@foyer/contracts/session/session-messages'
import { describe, expect, it } from 'vitest'
import { sendPasswordChangedNotice } from '../email/account-emails.ts'
import { passwordChecksPerUser } from '../rate-limit/session-limits.ts'
import { UserEntity } from '../store/user/user-entity.ts'
import { toSend } from '../table/write.ts'
import { mintOwner, testPassword } from '../testing/mint-owner.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { testContext } from '../testing/test-context.ts'
import { changePassword } from './password-reset.ts'
import { login } from './sign-in.ts'
import { readSession } from './token.ts'

const newPassword = 'a new horse'

function bodyWith(given: { current_password?: string; password?: string } = {}) {
  const { current_password = testPassword, password = newPassword } = given
  return changePasswordBody.parse({ current_password, password, password_confirmation: password })
}

describe('changePassword', () => {
  it('ends all other tokens and answers a fresh one', async () => {
    const { ctx, token, user } = await mintOwner()
    const session = await changePassword(ctx, { body: bodyWith() })
    await expect(readSession(token, new Date())).rejects.toMatchObject({ code: 'session.expired' })
    expect(await readSession(session.token ?? '', new Date())).toEqual({ ...ctx.actor, token_version: 2 })
    const signIn = (password: string) => login(testContext(), { body: { email: user.email, password } })
    await expect(signIn(testPassword)).rejects.toMatchObject({ code: 'session.wrong_credentials' })
    expect((await signIn(newPassword)).user?.id).toBe(user.id)
  })

  it('is reported to its owner by email, and in the account’s audit log', async () => {
    const { ctx, user } = await mintOwner()
    await changePassword(ctx, { body: bodyWith() })
    const { data } = await UserEntity.get({ user_id: user.id }).go({ consistent: true })
    expect(data?.outbox).toMatchObject([
      { name: 'passwordChangedNoticeDue', payload: { user_id: user.id } },
      { name: 'actionTaken', payload: { action: 'user.password_changed', account_id: user.account_id } },
    ])
    await sendPasswordChangedNotice(testContext(), toSend(passwordChangedNoticeDue, { user_id: user.id }))
    const [notice] = await readInbox(user.email)
    expect(notice?.subject).toBe('Your password was changed')
    expect(notice?.body.text).toContain('/auth/forgot-password')
  })

  it('refuses a wrong current password at its field, and too many guesses', async () => {
    const { ctx } = await mintOwner()
    const guess = () => changePassword(ctx, { body: bodyWith({ current_password: 'wrong horse' }) })
    for (let time = 0; time < passwordChecksPerUser.most; time += 1)
      await expect(guess()).rejects.toMatchObject({
        status: 422,
        errors: { current_password: ['This is not your current password.'] },
      })
    await expect(guess()).rejects.toMatchObject({ code: 'request.too_many' })
  })

  it('refuses a password that many people use, or that is typed differently', async () => {
    const { ctx } = await mintOwner()
    const refused = changePassword(ctx, { body: bodyWith({ password: 'qwertyuiop' }) })
    await expect(refused).rejects.toMatchObject({ errors: { password: [expect.any(String)] } })
    const different = { ...bodyWith(), password_confirmation: 'x' }
    expect(() => changePasswordBody.parse(different)).toThrow('Passwords are not the same')
  })

  it('is forbidden without a session', async () => {
    const refused = changePassword(testContext(), { body: bodyWith() })
    await expect(refused).rejects.toMatchObject({ code: 'session.required', status: 401 })
  })
})
