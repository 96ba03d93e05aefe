import { describe, expect, it } from 'vitest'
import { accountOf, asOrganizer, mintOwner } from '../testing/mint-owner.ts'
import { later } from '../testing/test-context.ts'
import { getMailBudgets } from './get-mail-budgets.ts'
import { raiseMail } from './mail-budget.ts'
import { countPaidOrder, takeMails } from './take-mails.ts'

const day = 86_400

async function mint() {
  const { ctx } = await mintOwner()
  const params = { account_id: accountOf(ctx) }
  return { ctx, params, read: (at = ctx) => getMailBudgets(at, { params }) }
}

describe('getMailBudgets', () => {
  it('says what is left today, and what a new account gets later', async () => {
    const { ctx, params, read } = await mint()
    await takeMails(ctx, params.account_id, 'by_hand', 12)
    const budgets = await read()
    expect(budgets).toMatchObject({ is_confirmed: true, daily: 50, from_age: 50, paid_orders: 0, raised: 0 })
    expect(budgets.next?.from_age).toBe(200)
    expect(budgets.budgets).toEqual([
      { budget: 'by_hand', limit: 50, used: 12, left: 38 },
      { budget: 'messages', limit: 500, used: 0, left: 500 },
      { budget: 'unpaid_orders', limit: 500, used: 0, left: 500 },
    ])
    expect(budgets.resets_at).toMatch(/T00:00:00\.000Z$/)
    expect(Date.parse(budgets.resets_at) - ctx.now.getTime()).toBeLessThanOrEqual(day * 1000)
  })

  it('grows with age, paid orders and an operator, by what it says', async () => {
    const { ctx, params, read } = await mint()
    await countPaidOrder(params.account_id, 30)
    await raiseMail(params.account_id, 100)
    const old = later(ctx, 200 * day)
    const budgets = await read(old)
    expect(budgets).toMatchObject({ daily: 5160, from_age: 5000, paid_orders: 30, from_paid_orders: 60 })
    expect(budgets).toMatchObject({ raised: 100, next: null })
    await takeMails(old, params.account_id, 'by_hand', 5160)
    await expect(takeMails(old, params.account_id, 'by_hand')).rejects.toMatchObject({ status: 429 })
    expect((await read(old)).budgets[0]).toEqual({ budget: 'by_hand', limit: 5160, used: 5160, left: 0 })
  })

  it('is for admins of that account', async () => {
    const { ctx, params, read } = await mint()
    await expect(read(asOrganizer(ctx))).rejects.toMatchObject({ status: 403 })
    const { ctx: other } = await mintOwner()
    await expect(getMailBudgets(other, { params })).rejects.toMatchObject({ status: 404 })
  })
})
