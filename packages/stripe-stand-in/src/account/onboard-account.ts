import type { Stripe } from 'stripe'
import { emitEvent } from '../event/emit-event.ts'
import { nowSeconds, PLATFORM_ACCOUNT, PLATFORM_APPLICATION, type StandIn } from '../stand-in.ts'
import { requirementsOf } from './account.ts'

/** The owner has filled in everything: the account may take payments, which `account.updated` reports. */
export function completeOnboarding(standIn: StandIn, account: Stripe.Account): Stripe.Account {
  const capabilities = { card_payments: 'active', transfers: 'active', ...account.capabilities }
  return changeAccount(standIn, account, {
    charges_enabled: true,
    payouts_enabled: true,
    details_submitted: true,
    business_type: account.business_type ?? 'company',
    capabilities: Object.fromEntries(Object.keys(capabilities).map((name) => [name, 'active'])),
    requirements: requirementsOf([]),
    tos_acceptance: { date: nowSeconds(), ip: '127.0.0.1', user_agent: null },
  })
}

/** Stripe needs something more: payments stop until the owner supplies the field by onboarding again. */
export function restrictAccount(standIn: StandIn, account: Stripe.Account, due: string[]): Stripe.Account {
  const names = Object.keys(account.capabilities ?? {})
  return changeAccount(standIn, account, {
    charges_enabled: false,
    payouts_enabled: false,
    capabilities: Object.fromEntries(names.map((name) => [name, 'inactive'])),
    requirements: requirementsOf(due),
  })
}

/** The owner has disconnected the platform in the dashboard: the account is out of reach from now on. */
export function deauthorizeAccount(standIn: StandIn, account: Stripe.Account): void {
  const scope = { standIn, account: account.id, request: null }
  emitEvent(scope, 'account.application.deauthorized', {
    id: PLATFORM_APPLICATION,
    object: 'application',
    name: 'Local platform',
  })
  standIn.store.remove('account', PLATFORM_ACCOUNT, account.id)
}

/** Changes an account and reports it with `account.updated`. */
export function changeAccount(
  standIn: StandIn,
  account: Stripe.Account,
  changed: Partial<Stripe.Account>,
): Stripe.Account {
  const after = { ...account, ...changed }
  standIn.store.put('account', PLATFORM_ACCOUNT, after)
  const previous = Object.fromEntries(
    Object.keys(changed).map((name) => [name, account[name as keyof Stripe.Account]]),
  )
  emitEvent({ standIn, account: account.id, request: null }, 'account.updated', after, previous)
  return after
}
