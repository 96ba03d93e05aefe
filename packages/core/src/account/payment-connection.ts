import type * as endpoints from '@foyer/contracts/account/account-endpoints'
import type { PaymentConnection } from '@foyer/contracts/account/payment-connection'
import { wholeRate } from '@foyer/contracts/rate'
import { requireOwnAccount } from '../authorize.ts'
import { config } from '../config.ts'
import { forgetEventGraphs } from '../event-graph/event-graph.ts'
import { requireConfirmedEmail } from '../mail/require-mailing.ts'
import {
  AccountEntity,
  type AccountItem,
  readAccount,
  StripeConnectionEntity,
} from '../store/account/account-entity.ts'
import { audited } from '../store/audit/audited.ts'
import { askStripe } from '../stripe/stripe.ts'
import { isConditionRefused, outbox, untilWritten } from '../table/write.ts'
import { asSystem, type Context, isAppError, type ParsedInput } from '../verb.ts'

/**
 * Starts or continues connecting a Stripe account. Answers the onboarding address, which leads back to the account's
 * payment page. A second call connects the same Stripe account. Error: `account.unconfirmed`.
 */
export async function connectStripe(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.connectStripe>,
): Promise<{ onboarding_url: string }> {
  requireOwnAccount(ctx, params.account_id, 'account.manage')
  await requireConfirmedEmail(ctx, 'account.unconfirmed')
  const account = await readAccount(params.account_id)
  const stripe_account_id = account.stripe_account_id ?? (await createStripeAccount(ctx, account))
  const paymentPage = `${config().SITE_URL}/account/payment`
  const link = await askStripe((client) =>
    client.accountLinks.create({
      account: stripe_account_id,
      type: 'account_onboarding',
      return_url: paymentPage,
      refresh_url: paymentPage,
    }),
  )
  return { onboarding_url: link.url }
}

/**
 * The organizer has Stripe's own dashboard, pays Stripe's fees and bears its losses. If two are created at once, the
 * first stays; the other is empty and never used.
 */
async function createStripeAccount(
  ctx: Context,
  { account_id, name, support_email }: AccountItem,
): Promise<string> {
  const { id: stripe_account_id } = await askStripe((client) =>
    client.accounts.create({
      controller: {
        fees: { payer: 'account' },
        losses: { payments: 'stripe' },
        stripe_dashboard: { type: 'full' },
        requirement_collection: 'stripe',
      },
      business_profile: { name, ...(support_email ? { support_email } : {}) },
      metadata: { foyer_account: account_id },
    }),
  )
  await StripeConnectionEntity.put({ stripe_account_id, account_id }).go()
  const report = audited(ctx, {
    account_id,
    action: 'account.payment_connection_changed',
    subject_id: account_id,
    details: { from: 'NOT_CONNECTED', to: 'SETUP_INCOMPLETE' },
  })
  try {
    await AccountEntity.patch({ account_id })
      .set({ stripe_account_id, stripe_connection: 'SETUP_INCOMPLETE', ...outbox(report) })
      .where((account, { eq }) => eq(account.stripe_account_id, null as string | null))
      .go()
    return stripe_account_id
  } catch (error) {
    if (!isConditionRefused(error)) throw error
    return (await readAccount(account_id)).stripe_account_id ?? stripe_account_id
  }
}

/** The state of the caller's account at Stripe, which is asked each time: people come here to see it change. */
export async function getPaymentConnection(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getPaymentConnection>,
): Promise<PaymentConnection> {
  requireOwnAccount(ctx, params.account_id, 'account.manage')
  const account = await askConnection(ctx, await readAccount(params.account_id))
  const { STRIPE_DASHBOARD_URL, APPLICATION_FEE_BASIS_POINTS } = config()
  return {
    status: account.stripe_connection,
    requirements: account.stripe_requirements,
    dashboard_url: account.stripe_account_id && `${STRIPE_DASHBOARD_URL}/${account.stripe_account_id}`,
    application_fee_rate: (APPLICATION_FEE_BASIS_POINTS * wholeRate) / 10_000,
  }
}

/** The account with its payment connection as Stripe knows it now; as stored when Stripe does not answer. */
export async function askConnection(ctx: Context, account: AccountItem): Promise<AccountItem> {
  if (account.stripe_account_id === null) return account
  try {
    return (await refreshStripeConnection(ctx, account.stripe_account_id)) ?? account
  } catch (error) {
    if (isStripeFailure(error) || isAppError(error, 'payment.unavailable')) return account
    throw error
  }
}

function isStripeFailure(error: unknown): boolean {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')
}

/**
 * Asks Stripe how far a connected account has come, and stores it with its Foyer account. Null if none has it anymore. An
 * account that Stripe no longer shows was disconnected by its owner (specification §4). A change is recorded once,
 * without an actor, because Stripe does not name one.
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
  const next = await connectionAtStripe(account, stripe_account_id)
  const refreshed = await writeConnection(asSystem(ctx), account, next)
  return refreshed ?? refreshStripeConnection(ctx, stripe_account_id)
}

/** Forgets that Stripe account of an account. It stays at Stripe, with its owner there. */
export async function disconnectStripe(
  ctx: Context,
  account_id: string,
  stripe_account_id: string,
): Promise<void> {
  await untilWritten(async () => {
    const account = await readAccount(account_id)
    if (account.stripe_account_id !== stripe_account_id) return account
    return (await writeConnection(ctx, account, notConnected)) ?? 'lost'
  })
}

type Connection = Pick<
  AccountItem,
  'stripe_connection' | 'stripe_requirements' | 'stripe_account_id' | 'payment_domain'
>

const notConnected: Connection = {
  stripe_account_id: null,
  stripe_connection: 'NOT_CONNECTED',
  stripe_requirements: [],
  payment_domain: null,
}

/** Null if another process has stored another state since. */
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
      : audited(ctx, { account_id, action, subject_id: account_id, details: { from, to } })
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
    const connected = await askStripe((client) => client.accounts.retrieve(stripe_account_id))
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
    // The account does not exist or has disconnected Foyer.
    if (!isAppError(error, 'payment.not_available')) throw error
    return notConnected
  }
}

/**
 * Tells Stripe on which domain a connected account's buyers pay, without which Apple Pay is not offered. Answers the
 * domain that Stripe knows, or null if the call failed. It is sent once; a failure never stops connecting, and every
 * later look at the connection tries again.
 */
export async function registerPaymentDomain(
  { payment_domain }: Pick<AccountItem, 'payment_domain'>,
  stripeAccount: string,
): Promise<string | null> {
  const domain_name = new URL(config().SITE_URL).hostname
  if (payment_domain === domain_name) return domain_name
  try {
    await askStripe((client) => client.paymentMethodDomains.create({ domain_name }, { stripeAccount }))
    return domain_name
  } catch (error) {
    console.warn('Stripe did not take the domain for wallets', { domain_name, stripeAccount, error })
    return payment_domain ?? null
  }
}
