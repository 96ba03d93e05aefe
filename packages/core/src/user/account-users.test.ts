import { describe, expect, it } from 'vitest'
import { login } from '../session/sign-in.ts'
import { readSession } from '../session/token.ts'
import { MembershipEntity } from '../store/user/user-entity.ts'
import { countRequests } from '../testing/count-requests.ts'
import { joinKnown, mintInvited, mintMember } from '../testing/mint-member.ts'
import { accountOf, asOrganizer, mintOwner, testPassword } from '../testing/mint-owner.ts'
import { at, later, testContext } from '../testing/test-context.ts'
import { getUser, listUsers, updateUser } from './account-users.ts'

const query = { page: 1, per_page: 20 }
const admin = { role: 'ADMIN', status: 'ACTIVE' } as const
const organizer = { role: 'ORGANIZER', status: 'ACTIVE' } as const
const inactive = { role: 'ORGANIZER', status: 'INACTIVE' } as const
const of = (user_id: string) => ({ params: { user_id } })
const ended = { code: 'session.expired', status: 401 }

describe('listUsers', () => {
  // Specification: 3.user-fields
  it('shows members as they are and invited people as they were typed, and no one of another account', async () => {
    const [{ ctx, user }] = await Promise.all([mintOwner(), mintOwner()])
    const member = await mintMember(ctx)
    const invited = await mintInvited(ctx)
    const { data, meta } = await listUsers(ctx, { query })
    expect(meta.total).toBe(3)
    const rows = new Map(data.map((row) => [row.id, row]))
    expect(rows.get(user.id)).toMatchObject({ is_account_owner: true, last_login_at: user.last_login_at })
    expect(rows.get(member.user_id)).toMatchObject({ first_name: 'Mina', ...organizer })
    expect(rows.get(invited.id)).toEqual(invited)
  })

  // Specification: 7.call-list-users
  it('searches, sorts, filters and pages', async () => {
    const { ctx } = await mintOwner()
    const member = await mintMember(ctx)
    await mintInvited(ctx, { first_name: 'Zoë', last_name: 'Zimmer', role: 'ADMIN' })
    const names = async (given: object) =>
      (await listUsers(ctx, { query: { ...query, ...given } })).data.map(({ first_name }) => first_name)
    expect(await names({ query: 'zoe zim' })).toEqual(['Zoë'])
    expect(await names({ query: member.email })).toEqual(['Mina'])
    expect(await names({ sort_by: 'first_name' })).toEqual(['Mina', 'Olive', 'Zoë'])
    expect(await names({ sort_by: 'first_name', page: 2, per_page: 2 })).toEqual(['Zoë'])
    expect(await names({ filter_fields: { status: { eq: 'INVITED' } } })).toEqual(['Zoë'])
    expect(await names({ filter_fields: { role: { in: 'ORGANIZER' } } })).toEqual(['Mina'])
  })

  it('reads the account’s rows once and the page’s people once', async () => {
    const { ctx } = await mintOwner()
    for (let added = 0; added < 3; added += 1) await mintMember(ctx)
    const { sent, stop } = countRequests()
    await listUsers(ctx, { query })
    stop()
    expect(sent).toEqual(['QueryCommand', 'BatchGetItemCommand'])
  })

  it('is forbidden to organizers', async () => {
    const { ctx } = await mintOwner()
    await expect(listUsers(asOrganizer(ctx), { query })).rejects.toMatchObject({ code: 'session.forbidden' })
  })
})

describe('updateUser', () => {
  // Specification: 7.call-update-user
  it('changes a role at once and reports it', async () => {
    const { ctx } = await mintOwner()
    const { user_id, token } = await mintMember(ctx)
    expect(await updateUser(ctx, { ...of(user_id), body: admin })).toMatchObject(admin)
    expect(await readSession(token, new Date())).toMatchObject({ role: 'ADMIN' })
    const { data } = await MembershipEntity.get({ user_id, account_id: accountOf(ctx) }).go()
    expect(data?.outbox).toMatchObject([
      { payload: { action: 'user.role_changed', details: { from: 'ORGANIZER', to: 'ADMIN' } } },
    ])
  })

  it('changes the role that somebody invited will have, but not whether they are active', async () => {
    const { ctx } = await mintOwner()
    const { id } = await mintInvited(ctx)
    const invitedAdmin = { role: 'ADMIN', status: 'INVITED' } as const
    expect(await updateUser(ctx, { ...of(id), body: invitedAdmin })).toMatchObject(invitedAdmin)
    const conflict = { code: 'user.status_conflict', status: 409 }
    await expect(updateUser(ctx, { ...of(id), body: admin })).rejects.toMatchObject(conflict)
    const { user_id } = await mintMember(ctx)
    await expect(updateUser(ctx, { ...of(user_id), body: invitedAdmin })).rejects.toMatchObject(conflict)
  })

  // Specification: 4.user-inactive
  it('ends the tokens of a deactivated person, who can then sign in nowhere', async () => {
    const { ctx } = await mintOwner()
    const { user_id, token, email } = await mintMember(ctx)
    await updateUser(ctx, { ...of(user_id), body: inactive })
    await expect(readSession(token, new Date())).rejects.toMatchObject(ended)
    const refused = login(testContext(), { body: { email, password: testPassword } })
    await expect(refused).rejects.toMatchObject({ code: 'session.wrong_credentials' })
  })

  // Specification: 4.user-active
  it('lets a reactivated person sign in, but does not make older tokens valid again', async () => {
    const { ctx } = await mintOwner()
    const { user_id, token, email } = await mintMember(ctx)
    await updateUser(later(ctx, 60), { ...of(user_id), body: inactive })
    await updateUser(later(ctx, 90), { ...of(user_id), body: organizer })
    const at = later(testContext(), 120)
    await expect(readSession(token, at.now)).rejects.toMatchObject(ended)
    const session = await login(at, { body: { email, password: testPassword } })
    expect(await readSession(session.token ?? '', at.now)).toMatchObject({ user_id })
  })

  it('tells tokens from before and after a deactivation apart within one second', async () => {
    const { ctx } = await mintOwner()
    const { user_id, email } = await mintMember(ctx)
    const second = `${later(ctx, 60).now.toISOString().slice(0, 19)}`
    const moment = (milliseconds: number) => at(testContext(), `${second}.${milliseconds}Z`)
    const signIn = (milliseconds: number) =>
      login(moment(milliseconds), { body: { email, password: testPassword } })
    const before = await signIn(100)
    await updateUser({ ...ctx, now: moment(200).now }, { ...of(user_id), body: inactive })
    await updateUser({ ...ctx, now: moment(300).now }, { ...of(user_id), body: organizer })
    const after = await signIn(400)
    await expect(readSession(before.token ?? '', moment(500).now)).rejects.toMatchObject(ended)
    expect(await readSession(after.token ?? '', moment(500).now)).toMatchObject({ user_id })
  })

  it('leaves a person’s other accounts alone', async () => {
    const { ctx, user, token } = await mintOwner()
    const first = await mintOwner()
    const joined = await joinKnown(first.ctx, user.email)
    await updateUser(later(first.ctx, 5), { ...of(user.id), body: inactive })
    await expect(readSession(joined.token ?? '', new Date())).rejects.toMatchObject(ended)
    expect(await readSession(token, new Date())).toEqual(ctx.actor)
  })

  it('refuses to change the owner and oneself', async () => {
    const { ctx, user } = await mintOwner()
    const second = await mintMember(ctx, { role: 'ADMIN' })
    const locked = { code: 'user.owner_locked', status: 409 }
    for (const body of [organizer, inactive, { ...admin, status: 'INACTIVE' } as const]) {
      await expect(updateUser(second.ctx, { ...of(user.id), body })).rejects.toMatchObject(locked)
      await expect(updateUser(ctx, { ...of(user.id), body })).rejects.toMatchObject(locked)
      const own = updateUser(second.ctx, { ...of(second.user_id), body })
      await expect(own).rejects.toMatchObject({ code: 'user.self_locked', status: 409 })
    }
    expect(await updateUser(second.ctx, { ...of(user.id), body: admin })).toMatchObject(admin)
  })

  // Specification: 7.call-get-user
  it('is forbidden to organizers', async () => {
    const { ctx, user } = await mintOwner()
    const forbidden = { code: 'session.forbidden', status: 403 }
    await expect(updateUser(asOrganizer(ctx), { ...of(user.id), body: admin })).rejects.toMatchObject(
      forbidden,
    )
    await expect(getUser(asOrganizer(ctx), of(user.id))).rejects.toMatchObject(forbidden)
  })
})
