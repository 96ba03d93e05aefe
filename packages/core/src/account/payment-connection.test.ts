import { describe, expect, it, vi } from 'vitest'
import { updateEventStatus } from '../event/update-event.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { stripe } from '../stripe/stripe.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { connectAccount } from '../testing/mint-live-event.ts'
import { accountOf, asOrganizer, mintOwner } from '../testing/mint-owner.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { onboardAtStripe } from '../testing/onboard-at-stripe.ts'
import { connectStripe, getPaymentConnection } from './payment-connection.ts'

async function mint() {
  const { ctx } = await mintOwner()
  const params = { account_id: accountOf(ctx) }
  return { ctx, params, ask: () => getPaymentConnection(ctx, { params }) }
}

describe('getPaymentConnection', () => {
  // Specification: 4.stripe-states
  it('goes from not connected through what is missing to connected, with the owner’s dashboard', async () => {
    const { ctx, params, ask } = await mint()
    expect(await ask()).toEqual({
      status: 'NOT_CONNECTED',
      requirements: [],
      dashboard_url: null,
      application_fee_rate: 0,
    })
    await connectStripe(ctx, { params })
    const incomplete = await ask()
    expect(incomplete).toMatchObject({ status: 'SETUP_INCOMPLETE' })
    expect(incomplete.requirements).toContain('external_account')
    const account = await readAccount(params.account_id)
    await onboardAtStripe(account)
    expect(await ask()).toMatchObject({
      status: 'CONNECTED',
      requirements: [],
      dashboard_url: expect.stringMatching(new RegExp(`/${account.stripe_account_id}$`)),
    })
  })

  it('sees at once what changed at Stripe: more is asked for, or the owner disconnected Foyer', async () => {
    const { ctx, params, ask } = await mint()
    await connectAccount(ctx)
    const account = await readAccount(params.account_id)
    await onboardAtStripe(account, 'restrict')
    expect(await ask()).toMatchObject({ status: 'SETUP_INCOMPLETE', requirements: ['external_account'] })
    await onboardAtStripe(account, 'deauthorize')
    expect(await ask()).toMatchObject({ status: 'NOT_CONNECTED', requirements: [], dashboard_url: null })
  })

  it('shows what Stripe said last while it does not answer', async () => {
    const { ctx, ask } = await mint()
    await connectAccount(ctx)
    const { accounts } = await stripe()
    const silence = Object.assign(new Error('no answer'), { type: 'StripeConnectionError' })
    vi.spyOn(accounts, 'retrieve').mockRejectedValueOnce(silence)
    expect(await ask()).toMatchObject({ status: 'CONNECTED', requirements: [] })
  })

  it('is for admins of the account', async () => {
    const { ctx, params } = await mint()
    const forbidden = { code: 'session.forbidden', status: 403 }
    await expect(getPaymentConnection(asOrganizer(ctx), { params })).rejects.toMatchObject(forbidden)
  })
})

describe('an event with paid tickets', () => {
  // Specification: 4.stripe-states
  it('cannot go live until the account is connected, whatever its state was before', async () => {
    const { ctx, params } = await mint()
    const { id: event_id } = await mintEvent(ctx)
    await mintTicket(ctx, event_id, { type: 'PAID', prices: [{ price: 1000 }] })
    const goLive = () => updateEventStatus(ctx, { params: { event_id }, body: { status: 'LIVE' } })
    const refused = { code: 'event.payment_not_connected', status: 409 }
    await expect(goLive()).rejects.toMatchObject(refused)
    await connectStripe(ctx, { params })
    await expect(goLive()).rejects.toMatchObject(refused)
    await connectAccount(ctx)
    expect(await goLive()).toMatchObject({ status: 'LIVE' })
  })
})
