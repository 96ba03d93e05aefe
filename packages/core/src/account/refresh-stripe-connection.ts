import { asSystem, type Context } from '../context.ts'
import { forgetEventGraphs } from '../event-graph/read-event-graph.ts'
import { AccountEntity, type AccountItem } from '../store/account/account-entity.ts'
import { StripeConnectionEntity } from '../store/account/stripe-connection-entity.ts'
import { audited } from '../store/audit/audited.ts'
import { stripe } from '../stripe/stripe.ts'
import { outbox } from '../table/outbox.ts'
import { isConditionRefused } from '../table/transact.ts'
import { registerPaymentDomain } from './register-payment-domain.ts'

/**
 * Asks Stripe how far a connected account has come, and stores it with the account that it belongs to; null when it belongs to none
 * any more. One that Stripe no longer lets us see was disconnected by its owner (specification §4). What has changed is
 * told once, without an actor: Stripe says only that it is so.
 */
export async function refreshStripeConnection(
  ctx: Context,
  stripe_account_id: string,
): Promise<AccountItem | null> {
  const { data: connection } = await StripeConnectionEntity.get({ stripe_account_id }).go({
    consistent: true,
  })
  if (!connection) return null
  const { account_id } = connection
  const { data: account } = await AccountEntity.get({ account_id }).go({ consistent: true })
  if (account?.stripe_account_id !== stripe_account_id) return null
  const refreshed = await writeConnection(ctx, account, await connectionAtStripe(account, stripe_account_id))
  return refreshed ?? refreshStripeConnection(ctx, stripe_account_id)
}

type Connection = Pick<
  AccountItem,
  'stripe_connection' | 'stripe_requirements' | 'stripe_account_id' | 'payment_domain'
>

/** Null when somebody else has stored another state meanwhile. */
async function writeConnection(
  ctx: Context,
  { account_id, stripe_account_id, stripe_connection: from }: AccountItem,
  next: Connection,
): Promise<AccountItem | null> {
  const to = next.stripe_connection
  const action = 'account.payment_connection_changed'
  const report =
    from === to
      ? undefined
      : audited(asSystem(ctx), { account_id, action, subject_id: account_id, details: { from, to } })
  try {
    const { data: refreshed } = await AccountEntity.patch({ account_id })
      .set({ ...next, ...outbox(report) })
      .where(
        (account, { eq }) =>
          `${eq(account.stripe_connection, from)} AND ${eq(account.stripe_account_id, stripe_account_id)}`,
      )
      .go({ response: 'all_new' })
    forgetEventGraphs()
    return refreshed
  } catch (error) {
    if (isConditionRefused(error)) return null
    throw error
  }
}

async function connectionAtStripe(account: AccountItem, stripe_account_id: string): Promise<Connection> {
  try {
    const connected = await (await stripe()).accounts.retrieve(stripe_account_id)
    const payment_domain = connected.charges_enabled
      ? await registerPaymentDomain(account, stripe_account_id)
      : (account.payment_domain ?? null)
    return {
      payment_domain,
      stripe_account_id,
      stripe_connection: connected.charges_enabled ? 'CONNECTED' : 'SETUP_INCOMPLETE',
      stripe_requirements: connected.requirements?.currently_due ?? [],
    }
  } catch (error) {
    if (!isOutOfReach(error)) throw error
    return {
      stripe_account_id: null,
      stripe_connection: 'NOT_CONNECTED',
      stripe_requirements: [],
      payment_domain: null,
    }
  }
}

/** Stripe's answer about an account that does not exist or has disconnected us. */
function isOutOfReach(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'account_invalid'
}
