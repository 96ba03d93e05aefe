import { errors } from '@foyer/contracts/error-table'
import { mintInvited, mintMember } from '@foyer/core/testing/mint-member'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { atFields, refusal } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

const inactive = { role: 'ADMIN', status: 'INACTIVE' }

describe('the users of an account (specification §5, §6, §8)', () => {
  // Specification: 5.owner-locked 6.role-owner 8.owner-locked
  it('refuses another role or status for the owner and for oneself', async () => {
    const { ctx, user } = await mintOwner()
    const owner = [409, 'user.owner_locked', "The owner's role or status cannot be edited."]
    expect(await refusal(ctx, `PUT /users/${user.id}`, inactive)).toEqual(owner)
    const admin = await mintMember(ctx, { role: 'ADMIN' })
    expect(await refusal(admin.ctx, `PUT /users/${user.id}`, inactive)).toEqual(owner)
    const self = 'You cannot change your own role and status. Ask another admin.'
    expect(await refusal(admin.ctx, `PUT /users/${admin.user_id}`, inactive)).toEqual([
      409,
      'user.self_locked',
      self,
    ])
  })

  it('shows language, confirmed email and a pending email change of each user (specification §3)', async () => {
    const { ctx, user } = await mintOwner()
    const invited = await mintInvited(ctx)
    const me = await answered(ctx, 'GET /users/me')
    expect(await answered(ctx, `GET /users/${user.id}`)).toMatchObject({
      locale: me.locale,
      is_email_confirmed: me.is_email_confirmed,
      pending_email: null,
    })
    const none = { locale: null, is_email_confirmed: false, pending_email: null }
    expect(await answered(ctx, `GET /users/${invited.id}`)).toMatchObject(none)
  })

  it('keeps which hints a person has dismissed, and refuses one that does not exist', async () => {
    const { ctx } = await mintOwner()
    const colleague = await mintMember(ctx, { role: 'ORGANIZER' })
    const dismissed = async (who = ctx) => (await answered(who, 'GET /users/me')).dismissed_hints
    expect((await send(ctx, 'POST /users/me/hints', { hint: 'orders' })).status).toBe(204)
    expect(await dismissed()).toEqual(['orders'])
    expect(await dismissed(colleague.ctx)).toEqual([])
    const unknown = { hint: 'everything' }
    const refused = atFields({ hint: 'Choose one of the options.' })
    expect(await refusal(ctx, 'POST /users/me/hints', unknown)).toEqual(refused)
    const stranger = [401, 'session.required', errors['session.required'][1]]
    expect(await refusal(null, 'POST /users/me/hints', { hint: 'orders' })).toEqual(stranger)
    expect((await send(ctx, 'POST /users/me/hints', { hint: null })).status).toBe(204)
    expect(await dismissed()).toEqual([])
  })

  it('corrects the name of somebody invited, and leaves the name of a member to that person', async () => {
    const { ctx } = await mintOwner()
    const invited = await mintInvited(ctx)
    const asInvited = { role: invited.role, status: 'INVITED', first_name: 'Ines', last_name: 'Corrected' }
    expect(await answered(ctx, `PUT /users/${invited.id}`, asInvited)).toMatchObject({
      first_name: 'Ines',
      last_name: 'Corrected',
    })
    const member = await mintMember(ctx)
    const { first_name, last_name, role } = await answered(ctx, `GET /users/${member.user_id}`)
    const same = { role, status: 'ACTIVE', first_name, last_name }
    expect(await answered(ctx, `PUT /users/${member.user_id}`, same)).toMatchObject({ first_name })
    expect(await refusal(ctx, `PUT /users/${member.user_id}`, { ...same, first_name: 'Other' })).toEqual([
      409,
      'user.name_own',
      'Only this person can change their name. They do that in their profile.',
    ])
  })

  // Specification: 6.role-organizer 6.denied-page 8.no-permission
  it('refuses an organizer what admins do', async () => {
    const { ctx, user } = await mintOwner()
    const organizer = await mintMember(ctx)
    const denied = [403, 'session.forbidden', 'You do not have permission to access this page.']
    expect(await refusal(organizer.ctx, 'GET /users')).toEqual(denied)
    expect(await refusal(organizer.ctx, `PUT /users/${user.id}`, inactive)).toEqual(denied)
  })

  it('refuses to deactivate a person who has not accepted, and to invite a deactivated one again', async () => {
    const { ctx } = await mintOwner()
    const invited = await mintInvited(ctx)
    const open =
      'Only people who accepted their invitation can be deactivated and reactivated. Reload the page.'
    const refused = [409, 'user.status_conflict', open]
    expect(await refusal(ctx, `PUT /users/${invited.id}`, inactive)).toEqual(refused)
    const { email, first_name, last_name, role } = invited
    const again = { email, first_name, last_name, role }
    const twice = 'This address already has an invitation. Resend it from the list of users.'
    expect(await refusal(ctx, 'POST /users', again)).toEqual([409, 'user.already_invited', twice])
    const member = await mintMember(ctx)
    expect(await refusal(ctx, 'POST /users', { ...again, email: member.email })).toEqual([
      409,
      'user.already_member',
      'This person already belongs to the account.',
    ])
  })

  // Specification: 5.first-name-length
  it('refuses a profile and an invitation without a first name', async () => {
    const { ctx } = await mintOwner()
    const tooLong = 'a'.repeat(51)
    const profile = { first_name: tooLong, last_name: '', timezone: 'UTC', locale: 'en' }
    const refused = atFields({ first_name: 'Use at most 50 characters.' })
    expect(await refusal(ctx, 'PUT /users/me', profile)).toEqual(refused)
    const invitation = { first_name: '', last_name: '', email: 'ines', role: 'ADMIN' }
    expect(await refusal(ctx, 'POST /users', invitation)).toEqual(
      atFields({ first_name: 'Enter a first name.', email: 'Enter a valid email address.' }),
    )
  })
})
