import { describe, expect, it } from 'vitest'
import { suppressAddress } from '../mail/suppressed-address.ts'
import { addressHash } from '../store/email/sent-email-entity.ts'
import { readInvitation } from '../store/invitation/invitation-entity.ts'
import { linkTokenOf, mintInvited, mintMember } from '../testing/mint-member.ts'
import { accountOf, asOrganizer, mintOwner } from '../testing/mint-owner.ts'
import { later, testContext } from '../testing/test-context.ts'
import { getUser, listUsers, updateUser } from '../user/account-users.ts'
import { resendInvitation, revokeInvitation } from './invite-user.ts'
import { getInvitation } from './require-invitation.ts'

const query = { page: 1, per_page: 20 }
const opened = async (token: string, at = testContext()) => getInvitation(at, { params: { token } })
const gone = (code: string) => ({ code, status: 410 })

describe('inviteUser', () => {
  // Specification: 3.user-email-state 4.user-invited 7.call-invite-user
  it('puts a row in the list, a link in the outbox and an entry in the audit log', async () => {
    const { ctx, user } = await mintOwner()
    const invited = await mintInvited(ctx, { first_name: 'Nora', last_name: '', role: 'ADMIN' })
    expect(invited).toMatchObject({
      first_name: 'Nora',
      role: 'ADMIN',
      status: 'INVITED',
      is_account_owner: false,
      last_login_at: null,
      invitation_expires_at: later(ctx, 7 * 86_400).now.toISOString(),
    })
    expect(await getUser(ctx, { params: { user_id: invited.id } })).toEqual(invited)
    expect((await listUsers(ctx, { query })).data.map(({ id }) => id).toSorted()).toEqual(
      [invited.id, user.id].toSorted(),
    )
    const kept = await readInvitation(accountOf(ctx), invited.email)
    expect(kept?.outbox).toMatchObject([
      { name: 'userInvitationDue', payload: { user_id: invited.id } },
      { name: 'actionTaken', payload: { action: 'user.invited', actor_id: user.id, subject_id: invited.id } },
    ])
  })

  it('answers alike for an address that has a login elsewhere, and shows nothing of that person', async () => {
    const [{ ctx }, elsewhere] = await Promise.all([mintOwner(), mintOwner()])
    const known = await mintInvited(ctx, { email: elsewhere.user.email })
    const unknown = await mintInvited(ctx)
    expect({ ...known, id: '', email: '', created_at: '' }).toEqual({
      ...unknown,
      id: '',
      email: '',
      created_at: '',
      invitation_expires_at: known.invitation_expires_at,
    })
    expect(known).toMatchObject({ first_name: 'Ines', email: elsewhere.user.email })
    expect(known.id).not.toBe(elsewhere.user.id)
  })

  it('refuses members, deactivated people, and people already invited, each with its own error', async () => {
    const { ctx, user } = await mintOwner()
    const member = await mintMember(ctx)
    const { email } = await mintInvited(ctx)
    const refused = (address: string, code: string) =>
      expect(mintInvited(ctx, { email: address })).rejects.toMatchObject({ code, status: 409 })
    await refused(user.email, 'user.already_member')
    await refused(member.email.toUpperCase(), 'user.already_member')
    await refused(email, 'user.already_invited')
    const params = { user_id: member.user_id }
    await updateUser(ctx, { params, body: { role: 'ORGANIZER', status: 'INACTIVE' } })
    await refused(member.email, 'user.deactivated')
  })

  it('invites once, however many ask at the same time', async () => {
    const { ctx } = await mintOwner()
    const email = `raced-${addressHash(String(Math.random())).slice(0, 20)}@example.com`
    const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => mintInvited(ctx, { email })))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { data } = await listUsers(ctx, { query: { ...query, query: email } })
    expect(data).toHaveLength(1)
  })

  it('refuses an address that mail bounced from', async () => {
    const { ctx } = await mintOwner()
    const email = `gone-${addressHash(String(Math.random())).slice(0, 20)}@example.com`
    await suppressAddress(email, { reason: 'UNREACHABLE', at: ctx.now.toISOString() })
    await expect(mintInvited(ctx, { email })).rejects.toMatchObject({ code: 'email.suppressed' })
  })

  it('is forbidden to organizers and without a session', async () => {
    const { ctx } = await mintOwner()
    await expect(mintInvited(asOrganizer(ctx))).rejects.toMatchObject({ code: 'session.forbidden' })
    await expect(mintInvited(testContext())).rejects.toMatchObject({ code: 'session.required' })
  })
})

describe('resendInvitation', () => {
  // Specification: 4.user-invited 7.call-resend-invitation
  it('sends a new link for 7 more days, which ends the older one', async () => {
    const { ctx } = await mintOwner()
    const { id: user_id, email } = await mintInvited(ctx)
    const older = await linkTokenOf(ctx, email)
    const inTwoDays = later(ctx, 2 * 86_400)
    const shown = await resendInvitation(inTwoDays, { params: { user_id } })
    expect(shown.invitation_expires_at).toBe(later(ctx, 9 * 86_400).now.toISOString())
    await expect(opened(older, inTwoDays)).rejects.toMatchObject(gone('invitation.replaced'))
    const newer = await linkTokenOf(ctx, email)
    expect(await opened(newer, later(ctx, 8 * 86_400))).toMatchObject({ email })
  })

  it('makes an expired invitation valid again', async () => {
    const { ctx } = await mintOwner()
    const { id: user_id, email } = await mintInvited(ctx)
    const late = later(ctx, 7 * 86_400 + 60)
    const token = await linkTokenOf(ctx, email)
    await expect(opened(token, late)).rejects.toMatchObject(gone('invitation.expired'))
    await resendInvitation(late, { params: { user_id } })
    expect(await opened(await linkTokenOf(ctx, email), late)).toMatchObject({ email })
  })

  it('stops after five in a day', async () => {
    const { ctx } = await mintOwner()
    const params = { user_id: (await mintInvited(ctx)).id }
    for (let sent = 0; sent < 5; sent += 1) await resendInvitation(ctx, { params })
    await expect(resendInvitation(ctx, { params })).rejects.toMatchObject({ code: 'email.resend_limit' })
  })

  it('refuses a person who has accepted', async () => {
    const { ctx } = await mintOwner()
    const member = await mintMember(ctx)
    const accepted = { code: 'user.not_invited', status: 409 }
    const memberParams = { params: { user_id: member.user_id } }
    await expect(resendInvitation(ctx, memberParams)).rejects.toMatchObject(accepted)
    await expect(revokeInvitation(ctx, memberParams)).rejects.toMatchObject(accepted)
  })
})

describe('revokeInvitation', () => {
  // Specification: 4.user-invited 7.call-revoke-invitation
  it('takes the row out and ends the link, and the address can be invited again', async () => {
    const { ctx } = await mintOwner()
    const { id: user_id, email } = await mintInvited(ctx)
    const revoked = await linkTokenOf(ctx, email)
    await revokeInvitation(ctx, { params: { user_id } })
    await expect(opened(revoked)).rejects.toMatchObject(gone('invitation.revoked'))
    await expect(getUser(ctx, { params: { user_id } })).rejects.toMatchObject({ code: 'user.not_found' })
    expect((await readInvitation(accountOf(ctx), email))?.outbox).toMatchObject([
      { payload: { action: 'user.invitation_revoked', subject_id: user_id } },
    ])
    const again = await mintInvited(ctx, { email })
    expect(again.id).not.toBe(user_id)
    await expect(opened(revoked)).rejects.toMatchObject(gone('invitation.replaced'))
    expect(await opened(await linkTokenOf(ctx, email))).toMatchObject({ email })
  })
})
