import { describe, expect, it } from 'vitest'
import { joinKnown } from '../testing/mint-member.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { later, testContext } from '../testing/test-context.ts'
import { updateUser } from '../user/account-users.ts'
import { listOwnAccounts, switchAccount } from './sign-in.ts'
import { readSession } from './token.ts'

const notTheirs = { code: 'account.not_found', status: 404 }

describe('switchAccount', () => {
  it('opens a session in another account of the same person, with the role they have there', async () => {
    const [{ ctx, user }, other] = await Promise.all([mintOwner(), mintOwner()])
    await joinKnown(other.ctx, user.email)
    const account_id = accountOf(other.ctx)
    const session = await switchAccount(ctx, { body: { account_id } })
    expect(session.user).toMatchObject({ id: user.id, account_id, role: 'ORGANIZER' })
    const there = testContext({ actor: await readSession(session.token ?? '', new Date()) })
    expect(accountOf(there)).toBe(account_id)
    const accounts = await listOwnAccounts(there)
    expect(accounts.map(({ id }) => id).toSorted()).toEqual([accountOf(ctx), account_id].toSorted())
    expect((await switchAccount(there, { body: { account_id: accountOf(ctx) } })).user).toMatchObject({
      role: 'ADMIN',
      account_id: accountOf(ctx),
    })
  })

  it('refuses an account that the person does not belong to or is deactivated in, and offers neither', async () => {
    const [{ ctx, user }, former, foreign] = await Promise.all([mintOwner(), mintOwner(), mintOwner()])
    await joinKnown(former.ctx, user.email)
    const body = { role: 'ORGANIZER', status: 'INACTIVE' } as const
    await updateUser(later(former.ctx, 5), { params: { user_id: user.id }, body })
    for (const owner of [former, foreign]) {
      const refused = switchAccount(ctx, { body: { account_id: accountOf(owner.ctx) } })
      await expect(refused).rejects.toMatchObject(notTheirs)
    }
    expect(await listOwnAccounts(ctx)).toEqual([{ id: accountOf(ctx), name: 'Olive Owner' }])
  })

  it('is forbidden without a session', async () => {
    const { ctx } = await mintOwner()
    const body = { account_id: accountOf(ctx) }
    await expect(switchAccount(testContext(), { body })).rejects.toMatchObject({ code: 'session.required' })
  })
})
