import type { Stripe } from 'stripe'
import { invalidRequest } from '../api/api-error.ts'
import type { ApiCall } from '../api/endpoint.ts'
import { address, choice, missing, requiredText } from '../api/params.ts'
import { newId, nowSeconds, PLATFORM_ACCOUNT } from '../stand-in.ts'
import { connectedAccount } from './connected-account.ts'

const LINK_SECONDS = 300

/** A link to the onboarding page, good for one visit within five minutes. */
export function createAccountLink(call: ApiCall): Stripe.AccountLink {
  const account = connectedAccount(call.standIn, requiredText(call.params, 'account'))
  requiredText(call.params, 'type')
  const type = choice(call.params, 'type', ['account_onboarding', 'account_update'])
  if (type === 'account_update' && account.controller?.requirement_collection !== 'application') {
    throw invalidRequest(
      'You cannot create `account_update` type Account Links for this account. Valid Account Link types for this account are: [`account_onboarding`]',
    )
  }
  const returnUrl = address(call.params, 'return_url')
  const refreshUrl = address(call.params, 'refresh_url')
  if (!returnUrl) throw missing('return_url')
  if (!refreshUrl) throw missing('refresh_url')
  const id = newId('alt', 32)
  const created = nowSeconds()
  call.standIn.store.put('visit_token', PLATFORM_ACCOUNT, {
    id,
    account: account.id,
    purpose: 'onboarding',
    expires_at: created + LINK_SECONDS,
    visited: false,
    return_url: returnUrl,
    refresh_url: refreshUrl,
  })
  const url = `${call.standIn.publicUrl}/connect/onboarding/${id}`
  return { object: 'account_link', created, expires_at: created + LINK_SECONDS, url }
}

/** A link to the Express dashboard; only for accounts that have one and have finished onboarding. */
export function createLoginLink(call: ApiCall): Stripe.LoginLink {
  const account = connectedAccount(call.standIn, call.id)
  if (account.controller?.stripe_dashboard?.type !== 'express') {
    throw invalidRequest('Cannot create a login link for an account that does not use the Express Dashboard.')
  }
  if (!account.details_submitted) {
    throw invalidRequest('Cannot create a login link for an account that has not completed onboarding.')
  }
  const id = newId('lael', 32)
  const created = nowSeconds()
  call.standIn.store.put('visit_token', PLATFORM_ACCOUNT, {
    id,
    account: account.id,
    purpose: 'dashboard',
    expires_at: created + LINK_SECONDS,
    visited: false,
    return_url: '',
    refresh_url: '',
  })
  return { object: 'login_link', created, url: `${call.standIn.publicUrl}/connect/dashboard/${id}` }
}
