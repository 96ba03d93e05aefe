import { resetPasswordBody } from '@foyer/contracts/session/session-bodies'
import { describe, expect, it } from 'vitest'
import { getPasswordReset } from '../session/password-reset.ts'
import { passwordResetLink } from '../session/password-reset-link.ts'
import { login } from '../session/sign-in.ts'
import { readSession } from '../session/token.ts'
import { LoginEntity, readIdentity, UserEntity } from '../store/user/user-entity.ts'
import { mintOwner, testPassword } from '../testing/mint-owner.ts'
import { later, testContext } from '../testing/test-context.ts'
import { resetPassword } from './reset-password.ts'

const newPassword = 'a new horse'
const over = { code: 'user.reset_link_invalid', status: 410 }

const bodyOf = (password: string) => resetPasswordBody.parse({ password, password_confirmation: password })

async function mintLink(owner: { user: { id: string } }, ctx = testContext()): Promise<string> {
  const identity = await readIdentity(owner.user.id)
  const link = identity && (await passwordResetLink(ctx, identity.user))
  return link?.split('/').at(-1) ?? ''
}

const signIn = (email: string, password: string) => login(testContext(), { body: { email, password } })

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
