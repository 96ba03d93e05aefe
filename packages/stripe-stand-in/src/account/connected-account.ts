import type { Stripe } from 'stripe'
import { noAccess } from '../api/caller.ts'
import { PLATFORM_ACCOUNT, SECRET_KEY, type StandIn } from '../stand-in.ts'

/** The connected account of that id; the answer to an unknown one is "no access", as at Stripe. */
export function connectedAccount(standIn: StandIn, id: string): Stripe.Account {
  const account = standIn.store.get('account', PLATFORM_ACCOUNT, id)
  if (!account) throw noAccess(SECRET_KEY, id)
  return account
}
