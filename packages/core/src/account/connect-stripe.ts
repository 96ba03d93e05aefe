import type { connectStripe as endpoint } from '@foyer/contracts/account/account-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { requireOwnAccount } from '../authorize.ts'
import { config } from '../config.ts'
import type { Context } from '../context.ts'
import { AccountEntity, type AccountItem } from '../store/account/account-entity.ts'
import { readAccount } from '../store/account/read-account.ts'
import { StripeConnectionEntity } from '../store/account/stripe-connection-entity.ts'
import { audited } from '../store/audit/audited.ts'
import { askStripe } from '../stripe/stripe.ts'
import { outbox } from '../table/outbox.ts'
import { isConditionRefused } from '../table/transact.ts'

/**
 * Begins or continues connecting a Stripe account: answers the onboarding address, which leads back to the account's
 * payment page. Asked twice, it is the same Stripe account. Error: payment.unavailable.
 */
export async function connectStripe(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<{ onboarding_url: string }> {
  requireOwnAccount(ctx, params.account_id, 'account.manage')
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
 * The organizer has Stripe's own dashboard, pays Stripe's fees and bears its losses. Of two that are created at once the
 * first stays; the other is empty and never heard of again.
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
