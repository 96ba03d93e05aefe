import { forgetEventGraphs } from '../event/event-graph-cache.ts'
import { stripe } from '../payment/stripe.ts'
import { AccountEntity, type AccountItem } from './account-entity.ts'
import { StripeConnectionEntity } from './stripe-connection-entity.ts'

/**
 * Asks Stripe how far a connected account has come, and stores it with the account whose it is; null when it is nobody's
 * any more. One that Stripe no longer lets us see was disconnected by its owner (specification §4).
 */
export async function refreshStripeConnection(stripe_account_id: string): Promise<AccountItem | null> {
  const { data: connection } = await StripeConnectionEntity.get({ stripe_account_id }).go({
    consistent: true,
  })
  if (!connection) return null
  const { account_id } = connection
  const { data: account } = await AccountEntity.get({ account_id }).go({ consistent: true })
  if (account?.stripe_account_id !== stripe_account_id) return null
  const { data: refreshed } = await AccountEntity.patch({ account_id })
    .set(await connectionAtStripe(stripe_account_id))
    .go({ response: 'all_new' })
  forgetEventGraphs()
  return refreshed
}

type Connection = Pick<AccountItem, 'stripe_connection' | 'stripe_requirements' | 'stripe_account_id'>

async function connectionAtStripe(stripe_account_id: string): Promise<Connection> {
  try {
    const connected = await (await stripe()).accounts.retrieve(stripe_account_id)
    return {
      stripe_account_id,
      stripe_connection: connected.charges_enabled ? 'CONNECTED' : 'SETUP_INCOMPLETE',
      stripe_requirements: connected.requirements?.currently_due ?? [],
    }
  } catch (error) {
    if (!isOutOfReach(error)) throw error
    return { stripe_account_id: null, stripe_connection: 'NOT_CONNECTED', stripe_requirements: [] }
  }
}

/** Stripe's answer about an account that does not exist or has disconnected us. */
function isOutOfReach(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'account_invalid'
}
