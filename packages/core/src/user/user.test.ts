import { dismissHintBody } from '@foyer/contracts/user/user'
import { describe, expect, it } from 'vitest'
import { UserEntity } from '../store/user/user-entity.ts'
import { mintMember } from '../testing/mint-member.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { later, testContext } from '../testing/test-context.ts'
import { confirmEmail, emailConfirmationLink, resendEmailConfirmation } from './email-address.ts'
import { dismissHint, getMe, updateMe } from './me.ts'

async function linkToken(user_id: string, ctx = testContext()): Promise<string> {
  const { data: user } = await UserEntity.get({ user_id }).go({ consistent: true })
  const link = user && (await emailConfirmationLink(ctx, user))
  return link?.split('/').at(-1) ?? ''
}

describe('the signed-in user', () => {
  // Specification: 7.call-get-me 7.call-update-me
  it('reads and changes themselves', async () => {
    const { ctx } = await mintOwner()
    const body = {
      first_name: 'Renate',
      last_name: '',
      timezone: 'America/New_York',
      locale: 'pt-BR',
    } as const
    const changed = await updateMe(ctx, { body })
    expect(changed).toMatchObject(body)
    expect(await getMe(ctx)).toEqual(changed)
  })

  it('is forbidden without a session', async () => {
    await expect(getMe(testContext())).rejects.toMatchObject({ code: 'session.required', status: 401 })
  })
})

describe('dismissHint', () => {
  it('keeps each hint once, for one person, until all are shown again', async () => {
    const { ctx } = await mintOwner()
    const colleague = await mintMember(ctx)
    const dismissed = async () => (await getMe(ctx)).dismissed_hints
    expect(await dismissed()).toEqual([])
    for (const hint of ['orders', 'messages', 'orders'] as const) await dismissHint(ctx, { body: { hint } })
    expect(await dismissed()).toEqual(['orders', 'messages'])
    expect((await getMe(colleague.ctx)).dismissed_hints).toEqual([])
    await dismissHint(ctx, { body: { hint: null } })
    expect(await dismissed()).toEqual([])
  })

  it('keeps all that are dismissed at once, and what else is changed then', async () => {
    const { ctx, user } = await mintOwner()
    const { last_name, timezone, locale } = user
    await Promise.all([
      ...dismissHintBody.shape.hint.unwrap().options.map((hint) => dismissHint(ctx, { body: { hint } })),
      updateMe(ctx, { body: { first_name: 'Renate', last_name, timezone, locale } }),
    ])
    const me = await getMe(ctx)
    expect(me.first_name).toBe('Renate')
    expect(me.dismissed_hints.toSorted()).toEqual(['check_in_lists', 'dashboard', 'messages', 'orders'])
  })

  it('refuses a hint that does not exist, and is forbidden without a session', async () => {
    expect(dismissHintBody.safeParse({ hint: 'everything' }).success).toBe(false)
    const refused = dismissHint(testContext(), { body: { hint: 'orders' } })
    await expect(refused).rejects.toMatchObject({ code: 'session.required', status: 401 })
  })
})

describe('confirmEmail', () => {
  // Specification: 3.user-email-state 7.call-confirm-email
  it('works once, by the emailed link, in the session of the person who signed up', async () => {
    const { ctx, user } = await mintOwner({ is_email_confirmed: false })
    const token = await linkToken(user.id)
    await confirmEmail(ctx, { params: { user_id: user.id, token } })
    expect((await getMe(ctx)).is_email_confirmed).toBe(true)
    const again = confirmEmail(ctx, { params: { user_id: user.id, token } })
    await expect(again).rejects.toMatchObject({ code: 'user.link_invalid', status: 410 })
    expect(await linkToken(user.id)).toBe('')
  })

  it('refuses a link that is too old, of another user, or a session token', async () => {
    const [first, second] = await Promise.all([
      mintOwner({ is_email_confirmed: false }),
      mintOwner({ is_email_confirmed: false }),
    ])
    const token = await linkToken(first.user.id)
    const params = { user_id: first.user.id, token }
    const refused = [
      confirmEmail(later(first.ctx, 48 * 3600 + 60), { params }),
      confirmEmail(second.ctx, { params: { ...params, user_id: second.user.id } }),
      confirmEmail(first.ctx, { params: { ...params, token: first.token } }),
    ]
    const refusal = { code: 'user.link_invalid', status: 410 }
    await Promise.all(refused.map((attempt) => expect(attempt).rejects.toMatchObject(refusal)))
  })

  it('refuses a reader of the mail without the session of the person who signed up (F40)', async () => {
    const [{ user, ctx }, reader] = await Promise.all([mintOwner({ is_email_confirmed: false }), mintOwner()])
    const params = { user_id: user.id, token: await linkToken(user.id) }
    await expect(confirmEmail(testContext(), { params })).rejects.toMatchObject({ code: 'session.required' })
    await expect(confirmEmail(reader.ctx, { params })).rejects.toMatchObject({ code: 'user.not_found' })
    expect((await getMe(ctx)).is_email_confirmed).toBe(false)
  })
})

describe('resendEmailConfirmation', () => {
  // Specification: 7.call-resend-confirmation
  it('puts another message in the outbox, and stops after five', async () => {
    const { ctx, user } = await mintOwner({ is_email_confirmed: false })
    const params = { user_id: user.id }
    const { data: before } = await UserEntity.get(params).go()
    await resendEmailConfirmation(ctx, { params })
    const { data: after } = await UserEntity.get(params).go()
    expect(after?.outbox).toMatchObject([{ name: 'emailConfirmationDue' }])
    expect(after?.outbox_id).not.toBe(before?.outbox_id)
    for (let sent = 1; sent < 5; sent += 1) await resendEmailConfirmation(ctx, { params })
    const refused = resendEmailConfirmation(ctx, { params })
    await expect(refused).rejects.toMatchObject({ code: 'request.too_many' })
  })

  it('forbids another user', async () => {
    const [{ ctx }, other] = await Promise.all([mintOwner(), mintOwner()])
    const refused = resendEmailConfirmation(ctx, { params: { user_id: other.user.id } })
    await expect(refused).rejects.toMatchObject({ code: 'user.not_found' })
  })
})
