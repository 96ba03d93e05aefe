import type { Hono } from 'hono'
import type { Stripe } from 'stripe'
import { type ApiCall, endpoint } from '../api/endpoint.ts'
import { LIST_PARAMS, listPage } from '../api/list-page.ts'
import { emitEvent } from '../event/emit-event.ts'
import { PLATFORM_ACCOUNT, type StandIn } from '../stand-in.ts'
import { ACCOUNT_PARAMS, newAccount, withAccountParams } from './account.ts'
import { createAccountLink, createLoginLink } from './account-link.ts'
import { connectedAccount } from './connected-account.ts'

export function mountAccountRoutes(app: Hono, standIn: StandIn): void {
  app.get('/v1/account', endpoint(standIn, { params: [] }, currentAccount))
  app.get(
    '/v1/accounts',
    endpoint(standIn, { params: LIST_PARAMS, platformOnly: true }, (call) =>
      listPage({ ...call, account: PLATFORM_ACCOUNT }, 'account', {}),
    ),
  )
  app.post(
    '/v1/accounts',
    endpoint(standIn, { params: ACCOUNT_PARAMS, platformOnly: true }, (call) => {
      const account = newAccount(call.params)
      standIn.store.put('account', PLATFORM_ACCOUNT, account)
      return account
    }),
  )
  app.get(
    '/v1/accounts/:id',
    endpoint(standIn, { params: [], platformOnly: true }, (call) => accountOf(call, call.id)),
  )
  app.post(
    '/v1/accounts/:id',
    endpoint(standIn, { params: ACCOUNT_PARAMS, platformOnly: true }, updateAccount),
  )
  app.delete(
    '/v1/accounts/:id',
    endpoint(standIn, { params: [], platformOnly: true }, (call) => {
      const { id } = connectedAccount(standIn, call.id)
      standIn.store.remove('account', PLATFORM_ACCOUNT, id)
      return { id, object: 'account', deleted: true }
    }),
  )
  app.post(
    '/v1/accounts/:id/login_links',
    endpoint(standIn, { params: [], platformOnly: true }, createLoginLink),
  )
  app.post(
    '/v1/account_links',
    endpoint(
      standIn,
      {
        params: ['account', 'type', 'refresh_url', 'return_url', 'collect', 'collection_options'],
        platformOnly: true,
      },
      createAccountLink,
    ),
  )
}

function currentAccount(call: ApiCall): Stripe.Account {
  return accountOf(call, call.account)
}

function accountOf(call: ApiCall, id: string): Stripe.Account {
  return id === PLATFORM_ACCOUNT ? platformAccount() : connectedAccount(call.standIn, id)
}

/** The platform's own account, onboarded from the start. */
function platformAccount(): Stripe.Account {
  const account = newAccount({ business_profile: { name: 'Local platform' } })
  return {
    ...account,
    id: PLATFORM_ACCOUNT,
    charges_enabled: true,
    payouts_enabled: true,
    details_submitted: true,
  }
}

function updateAccount(call: ApiCall): Stripe.Account {
  const before = connectedAccount(call.standIn, call.id)
  const after = withAccountParams(before, call.params)
  call.standIn.store.put('account', PLATFORM_ACCOUNT, after)
  const changed = Object.keys(call.params).filter((name) => name in before && name !== 'expand')
  const previous = Object.fromEntries(changed.map((name) => [name, before[name as keyof Stripe.Account]]))
  emitEvent({ ...call, account: after.id }, 'account.updated', after, previous)
  return after
}
