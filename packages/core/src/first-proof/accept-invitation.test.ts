import { acceptInvitationBody } from '@foyer/contracts/invitation/invitation'
import { describe, expect, it } from 'vitest'
import { revokeInvitation } from '../invitation/invite-user.ts'
import { getInvitation } from '../invitation/require-invitation.ts'
import { login } from '../session/sign-in.ts'
import { readSession } from '../session/token.ts'
import { MembershipEntity } from '../store/user/user-entity.ts'
import { linkTokenOf, mintInvited, mintMember, newPerson } from '../testing/mint-member.ts'
import { accountOf, mintOwner, testPassword } from '../testing/mint-owner.ts'
import { moveAddress } from '../testing/move-address.ts'
import { later, testContext } from '../testing/test-context.ts'
import { getUser, listUsers, updateUser } from '../user/account-users.ts'
import { acceptInvitation } from './accept-invitation.ts'

const known = (password = testPassword) => ({ has_login: true, password }) as const

async function accept(
  token: string,
  body: Parameters<typeof acceptInvitation>[1]['body'],
  ctx = testContext(),
) {
  return acceptInvitation(ctx, { params: { token }, body })
}

describe('an invitation to somebody new', () => {
  it('says who invites its holder to which account, and asks for a new login', async () => {
    const { ctx } = await mintOwner()
    const { email } = await mintInvited(ctx, { role: 'ADMIN' })
    const params = { token: await linkTokenOf(ctx, email) }
    expect(await getInvitation(testContext(), { params })).toMatchObject({
      email,
      role: 'ADMIN',
      account_name: 'Olive Owner',
      inviter_name: 'Olive Owner',
      has_login: false,
    })
  })

  // Specification: 4.user-active
  it('creates the login, confirms the address, signs in, and is logged as the new user’s action', async () => {
    const { ctx } = await mintOwner()
    const { id, email } = await mintInvited(ctx)
    const session = await accept(await linkTokenOf(ctx, email), newPerson)
    expect(session.user).toMatchObject({
      id,
      email,
      first_name: 'Mina',
      locale: 'de',
      role: 'ORGANIZER',
      status: 'ACTIVE',
      is_email_confirmed: true,
      account_id: accountOf(ctx),
    })
    expect(await readSession(session.token ?? '', new Date())).toMatchObject({
      user_id: id,
      role: 'ORGANIZER',
    })
    expect((await login(testContext(), { body: { email, password: testPassword } })).user?.id).toBe(id)
    const shown = await getUser(ctx, { params: { user_id: id } })
    expect(shown).toMatchObject({ first_name: 'Mina', status: 'ACTIVE', invitation_expires_at: null })
    const { data } = await MembershipEntity.get({ user_id: id, account_id: accountOf(ctx) }).go()
    expect(data?.outbox).toMatchObject([{ payload: { action: 'user.joined', actor_id: id, subject_id: id } }])
  })

  it('works once', async () => {
    const { ctx } = await mintOwner()
    const { email } = await mintInvited(ctx)
    const token = await linkTokenOf(ctx, email)
    const attempts = await Promise.allSettled([1, 2, 3].map(() => accept(token, newPerson)))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(accept(token, newPerson)).rejects.toMatchObject({ code: 'invitation.used', status: 410 })
    const { data } = await listUsers(ctx, { query: { page: 1, per_page: 20, query: email } })
    expect(data).toHaveLength(1)
  })

  it('refuses a link that is expired, withdrawn, forged or a session’s token', async () => {
    const { ctx, token: session } = await mintOwner()
    const { id: user_id, email } = await mintInvited(ctx)
    const token = await linkTokenOf(ctx, email)
    const late = later(testContext(), 7 * 86_400 + 60)
    await expect(accept(token, newPerson, late)).rejects.toMatchObject({ code: 'invitation.expired' })
    for (const foreign of [session, `${token.slice(0, -4)}AAAA`, 'nonsense'])
      await expect(accept(foreign, newPerson)).rejects.toMatchObject({
        code: 'user.link_invalid',
        status: 410,
      })
    await revokeInvitation(ctx, { params: { user_id } })
    await expect(accept(token, newPerson)).rejects.toMatchObject({ code: 'invitation.revoked', status: 410 })
  })

  it('refuses a password that many people use, at its field', async () => {
    const { ctx } = await mintOwner()
    const { email } = await mintInvited(ctx)
    const body = { ...newPerson, password: 'password1', password_confirmation: 'password1' }
    const refused = accept(await linkTokenOf(ctx, email), body)
    await expect(refused).rejects.toMatchObject({ status: 422, errors: { password: [expect.any(String)] } })
  })

  it('requires the same password twice', () => {
    const differing = acceptInvitationBody.safeParse({ ...newPerson, password_confirmation: 'other horse' })
    expect(differing.error?.issues).toMatchObject([
      { path: ['password_confirmation'], message: 'Passwords are not the same' },
    ])
  })
})

describe('an invitation to somebody with a login', () => {
  it('asks for their password, and adds them with their own login', async () => {
    const [{ ctx }, elsewhere] = await Promise.all([mintOwner(), mintOwner()])
    const { id: promised, email } = await mintInvited(ctx, { email: elsewhere.user.email })
    const token = await linkTokenOf(ctx, email)
    expect(await getInvitation(testContext(), { params: { token } })).toMatchObject({ has_login: true })
    const wrong = accept(token, known('wrong horse'))
    await expect(wrong).rejects.toMatchObject({ status: 422, errors: { password: [expect.any(String)] } })
    const session = await accept(token, known())
    expect(session.user).toMatchObject({
      id: elsewhere.user.id,
      account_id: accountOf(ctx),
      role: 'ORGANIZER',
    })
    expect(session.accounts).toHaveLength(2)
    await expect(getUser(ctx, { params: { user_id: promised } })).rejects.toMatchObject({ status: 404 })
    const joined = await getUser(ctx, { params: { user_id: elsewhere.user.id } })
    expect(joined).toMatchObject({ first_name: 'Olive', status: 'ACTIVE' })
    await expect(accept(token, known())).rejects.toMatchObject({ code: 'invitation.used' })
  })

  it('is refused with a reason if the address got a login after the form was opened', async () => {
    const [first, second] = await Promise.all([mintOwner(), mintOwner()])
    const { email } = await mintInvited(first.ctx)
    await mintInvited(second.ctx, { email })
    const [one, two] = await Promise.all([linkTokenOf(first.ctx, email), linkTokenOf(second.ctx, email)])
    await accept(one, newPerson)
    const changed = { code: 'invitation.login_changed', status: 409 }
    await expect(accept(two, newPerson)).rejects.toMatchObject(changed)
    expect((await accept(two, known())).accounts).toHaveLength(2)
  })

  it('creates one login when a new person accepts two invitations at the same time', async () => {
    const [first, second] = await Promise.all([mintOwner(), mintOwner()])
    const { email } = await mintInvited(first.ctx)
    await mintInvited(second.ctx, { email })
    const tokens = await Promise.all([linkTokenOf(first.ctx, email), linkTokenOf(second.ctx, email)])
    const attempts = await Promise.allSettled(tokens.map((token) => accept(token, newPerson)))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const lost = attempts.findIndex(({ status }) => status === 'rejected')
    expect((await accept(tokens[lost] ?? '', known())).accounts).toHaveLength(2)
  })

  it('does not let a deactivated user back in with another address', async () => {
    const { ctx } = await mintOwner()
    const member = await mintMember(ctx)
    const { email } = await mintInvited(ctx)
    const token = await linkTokenOf(ctx, email)
    const params = { user_id: member.user_id }
    await updateUser(ctx, { params, body: { role: 'ORGANIZER', status: 'INACTIVE' } })
    await moveAddress(member.user_id, email)
    await expect(accept(token, known())).rejects.toMatchObject({ code: 'user.deactivated', status: 409 })
    await updateUser(ctx, { params, body: { role: 'ORGANIZER', status: 'ACTIVE' } })
    await expect(accept(token, known())).rejects.toMatchObject({ code: 'user.already_member', status: 409 })
  })
})
