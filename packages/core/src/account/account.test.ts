import { describe, expect, it } from 'vitest'
import { readAccount } from '../store/account/account-entity.ts'
import { accountOf, asOrganizer, mintOwner } from '../testing/mint-owner.ts'
import { onboardAtStripe } from '../testing/onboard-at-stripe.ts'
import { testContext } from '../testing/test-context.ts'
import { getAccount, updateAccount } from './account.ts'
import { connectStripe, refreshStripeConnection } from './payment-connection.ts'

const body = {
  name: 'Riverside',
  currency: 'KWD',
  timezone: 'Asia/Kuwait',
  support_email: 'help@example.com',
} as const

describe('the account', () => {
  // Specification: 3.account-fields
  it('is read, with its owner, and changed', async () => {
    const { ctx, user } = await mintOwner()
    const params = { account_id: accountOf(ctx) }
    const before = await getAccount(ctx, { params })
    expect(before).toMatchObject({
      name: 'Olive Owner',
      currency: 'EUR',
      stripe_connection: 'NOT_CONNECTED',
      owner: { id: user.id, first_name: 'Olive', last_name: 'Owner' },
    })
    const changed = await updateAccount(ctx, { params, body })
    expect(changed).toEqual({ ...before, ...body })
    expect(await getAccount(asOrganizer(ctx), { params })).toEqual(changed)
  })

  it('is changed by its admins only', async () => {
    const { ctx } = await mintOwner()
    const own = { account_id: accountOf(ctx) }
    const forbidden = { code: 'session.forbidden', status: 403 }
    await expect(updateAccount(asOrganizer(ctx), { params: own, body })).rejects.toMatchObject(forbidden)
    await expect(connectStripe(asOrganizer(ctx), { params: own })).rejects.toMatchObject(forbidden)
  })
})

describe('connectStripe', () => {
  it('leads through onboarding to a connected account', async () => {
    const { ctx } = await mintOwner()
    const params = { account_id: accountOf(ctx) }
    const { onboarding_url } = await connectStripe(ctx, { params })
    expect(new URL(onboarding_url).pathname).toContain('/connect/onboarding/')
    expect(await getAccount(ctx, { params })).toMatchObject({ stripe_connection: 'SETUP_INCOMPLETE' })
    await onboardAtStripe(await readAccount(params.account_id))
    const connected = await getAccount(ctx, { params })
    expect(connected).toMatchObject({ stripe_connection: 'CONNECTED' })
    expect(connected).not.toHaveProperty('stripe_account_id')
  })

  it('connects one Stripe account, however often and at once it is asked', async () => {
    const { ctx } = await mintOwner()
    const params = { account_id: accountOf(ctx) }
    await Promise.all([connectStripe(ctx, { params }), connectStripe(ctx, { params })])
    const { stripe_account_id } = await readAccount(params.account_id)
    await connectStripe(ctx, { params })
    expect((await readAccount(params.account_id)).stripe_account_id).toBe(stripe_account_id)
  })
})

describe('refreshStripeConnection', () => {
  it('notices that the owner has disconnected Foyer, after which connecting starts over', async () => {
    const { ctx } = await mintOwner()
    const params = { account_id: accountOf(ctx) }
    await connectStripe(ctx, { params })
    const before = await readAccount(params.account_id)
    await onboardAtStripe(before, 'deauthorize')
    expect(await refreshStripeConnection(ctx, before.stripe_account_id ?? '')).toMatchObject({
      stripe_connection: 'NOT_CONNECTED',
      stripe_account_id: null,
    })
    await connectStripe(ctx, { params })
    const after = await readAccount(params.account_id)
    expect(after.stripe_connection).toBe('SETUP_INCOMPLETE')
    expect(after.stripe_account_id).not.toBe(before.stripe_account_id)
  })

  it('ignores Stripe accounts that Foyer does not know', async () => {
    expect(await refreshStripeConnection(testContext(), 'acct_unknown')).toBeNull()
  })
})
