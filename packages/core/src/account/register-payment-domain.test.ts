import { expect, it, vi } from 'vitest'
import { config } from '../config.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { stripe } from '../stripe/stripe.ts'
import { connectAccount } from '../testing/mint-live-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { refreshStripeConnection } from './payment-connection.ts'

const domain = () => new URL(config().SITE_URL).hostname

async function registered(stripeAccount: string): Promise<string[]> {
  const { data } = await (await stripe()).paymentMethodDomains.list({}, { stripeAccount })
  return data.map(({ domain_name }) => domain_name)
}

it('a connected account can offer Apple Pay, because Stripe is told the site’s domain once', async () => {
  const { ctx } = await mintOwner()
  const stripeAccount = await connectAccount(ctx)
  expect(await registered(stripeAccount)).toEqual([domain()])
  const create = vi.spyOn((await stripe()).paymentMethodDomains, 'create')
  await refreshStripeConnection(ctx, stripeAccount)
  expect(create).not.toHaveBeenCalled()
  create.mockRestore()
  expect(await registered(stripeAccount)).toEqual([domain()])
})

it('an account connects even when Stripe refuses the domain, and Stripe is told the domain again later', async () => {
  const { ctx } = await mintOwner()
  const create = vi.spyOn((await stripe()).paymentMethodDomains, 'create')
  create.mockRejectedValue(new Error('no answer'))
  const stripeAccount = await connectAccount(ctx)
  expect(await readAccount(accountOf(ctx))).toMatchObject({ stripe_connection: 'CONNECTED' })
  expect(await registered(stripeAccount)).toEqual([])
  create.mockRestore()
  await refreshStripeConnection(ctx, stripeAccount)
  expect(await registered(stripeAccount)).toEqual([domain()])
})
