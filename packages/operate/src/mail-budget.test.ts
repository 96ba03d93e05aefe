import { takeMails } from '@foyer/core/mail/take-mails'
import { readIdentity } from '@foyer/core/store/user/user-entity'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { describe, expect, it } from 'vitest'
import { operate } from './testing/operate.ts'

async function mintAccount() {
  const { ctx } = await mintOwner()
  const user_id = ctx.actor.kind === 'user' ? ctx.actor.user_id : ''
  const email = (await readIdentity(user_id))?.user.email ?? ''
  return { ctx: { ...ctx, now: new Date() }, account_id: accountOf(ctx), email }
}

describe('pnpm operate mail-budget', () => {
  it('says how many emails an account may send today and why, by its id and by a member’s address', async () => {
    const { ctx, account_id, email } = await mintAccount()
    await takeMails(ctx, account_id, 'by_hand', 7)
    const { code, said } = await operate('mail-budget', account_id)
    expect(code).toBe(0)
    expect(said).toContain(`The owner's address of ${account_id} is confirmed.`)
    expect(said).toContain('50 emails a day: 50 by age, 0 for 0 paid orders, 0 by operators.')
    expect(said).toContain('by_hand: 7 of 50 used today (UTC).')
    expect(said).toMatch(/From \d{4}-\d\d-\d\d on 200 by age\./)
    expect((await operate('mail-budget', email.toUpperCase())).said).toBe(said)
  })

  it('raises the budget for good, takes that back, and takes back no more than was added', async () => {
    const { ctx, account_id } = await mintAccount()
    const refused = { code: 'email.budget_used_up' }
    await expect(takeMails(ctx, account_id, 'by_hand', 51)).rejects.toMatchObject(refused)
    const raised = await operate('mail-budget', account_id, '--raise', '200')
    expect(raised.said).toContain('250 emails a day: 50 by age, 0 for 0 paid orders, 200 by operators.')
    expect(raised.said).toContain('messages: 0 of 2500 used today')
    await takeMails(ctx, account_id, 'by_hand', 51)
    expect((await operate('mail-budget', account_id, '--raise=-201')).code).toBe(1)
    expect((await operate('mail-budget', account_id, '--raise=-200')).said).toContain('50 emails a day')
    await expect(takeMails(ctx, account_id, 'by_hand', 1)).rejects.toMatchObject(refused)
  })

  it.each(['many', '1.5', '', '9999999'])('refuses to raise the budget by "%s"', async (raise) => {
    const { account_id } = await mintAccount()
    const { code, said } = await operate('mail-budget', account_id, '--raise', raise)
    expect(code).toBe(1)
    expect(said).toMatch(/^Give --raise a whole number/)
    expect((await operate('mail-budget', account_id)).said).toContain('0 by operators')
  })

  it('says that an account or an address does not exist', async () => {
    expect(await operate('mail-budget', 'ac_mistyped')).toEqual({
      code: 1,
      said: 'There is no account ac_mistyped.',
    })
    const { code, said } = await operate('mail-budget', 'stranger@example.com')
    expect([code, said]).toEqual([1, 'No account has a member with the address stranger@example.com.'])
  })
})
