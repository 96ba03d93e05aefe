import { readAccount } from '@foyer/core/store/account/account-entity'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { onboardAtStripe } from '@foyer/core/testing/onboard-at-stripe'
import { expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'

// Specification: 4.stripe-states
it('a payment account is NOT_CONNECTED, SETUP_INCOMPLETE with what is missing, CONNECTED (specification §4)', async () => {
  const { ctx } = await mintOwner()
  const account_id = accountOf(ctx)
  const shown = () => answered(ctx, `GET /accounts/${account_id}/stripe`)
  expect(await shown()).toMatchObject({ status: 'NOT_CONNECTED', requirements: [] })
  await answered(ctx, `POST /accounts/${account_id}/stripe/connect`)
  const missing = expect.arrayContaining(['external_account'])
  expect(await shown()).toMatchObject({ status: 'SETUP_INCOMPLETE', requirements: missing })
  await onboardAtStripe(await readAccount(account_id))
  expect(await shown()).toMatchObject({ status: 'CONNECTED', requirements: [] })
  expect(await answered(ctx, `GET /accounts/${account_id}`)).toMatchObject({ stripe_connection: 'CONNECTED' })
})
