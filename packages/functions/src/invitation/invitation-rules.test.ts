import { linkTokenOf, mintInvited, mintMember, newPerson } from '@foyer/core/testing/mint-member'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { at } from '@foyer/core/testing/test-context'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { refusal, refusedAs } from '../testing/refusal.ts'

const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000)

describe('an invitation (specification §4)', () => {
  it('is refused after 7 days', async () => {
    const { ctx } = await mintOwner()
    const { email } = await mintInvited(at(ctx, eightDaysAgo))
    const link = `/auth/invitation/${await linkTokenOf(ctx, email)}`
    expect(await refusal(null, `GET ${link}`)).toEqual(refusedAs('invitation.expired'))
    expect(await refusal(null, `POST ${link}`, newPerson)).toEqual(refusedAs('invitation.expired'))
  })

  it('is refused a second time', async () => {
    const { ctx } = await mintOwner()
    const { email } = await mintInvited(ctx)
    const accept = `POST /auth/invitation/${await linkTokenOf(ctx, email)}`
    await answered(null, accept, newPerson)
    expect(await refusal(null, accept, newPerson)).toEqual(refusedAs('invitation.used'))
  })

  it('says so when the address got a login after the form was opened', async () => {
    const [first, second] = [await mintOwner(), await mintOwner()]
    const { email } = await mintInvited(first.ctx)
    await mintInvited(second.ctx, { email })
    const [one, two] = [await linkTokenOf(first.ctx, email), await linkTokenOf(second.ctx, email)]
    await answered(null, `POST /auth/invitation/${one}`, newPerson)
    const late = await refusal(null, `POST /auth/invitation/${two}`, newPerson)
    expect(late).toEqual(refusedAs('invitation.login_changed'))
  })

  it('is refused to be sent again to a person who accepted or was deactivated', async () => {
    const { ctx } = await mintOwner()
    const { user_id, email } = await mintMember(ctx)
    const again = `POST /users/${user_id}/invitation`
    expect(await refusal(ctx, again)).toEqual(refusedAs('user.not_invited'))
    await answered(ctx, `PUT /users/${user_id}`, { role: 'ORGANIZER', status: 'INACTIVE' })
    const person = { email, first_name: 'Mina', last_name: 'Member', role: 'ORGANIZER' }
    expect(await refusal(ctx, 'POST /users', person)).toEqual(refusedAs('user.deactivated'))
  })
})
