import type { StripeConnectionStatus } from '@foyer/contracts/account/account'
import type { Currency } from '@foyer/contracts/money'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, LazyService, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'
import { AppError } from '../../verb.ts'
import { TaxOrFeeEntity } from '../tax-or-fee/tax-or-fee-entity.ts'

/**
 * An account. Organizers, taxes and fees lie in its partition. Access patterns: the account by id; the account
 * with its taxes and fees (collection `account_terms`), which an event's prices need.
 */
export const AccountEntity = new LazyEntity(
  {
    model: { entity: 'account', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      name: { type: 'string', required: true },
      /** The user who opened it by signing up. */
      owner_id: { type: 'string', required: true },
      currency: { type: kept<Currency>(), required: true },
      timezone: { type: 'string', required: true },
      support_email: { type: kept<string | null>(), required: true },
      stripe_account_id: { type: kept<string | null>(), required: true },
      stripe_connection: { type: kept<StripeConnectionStatus>(), required: true },
      stripe_requirements: { type: kept<string[]>(), required: true },
      /** The host on which Stripe shows wallets for it. */
      payment_domain: { type: kept<string | null>() },
      created_at: { type: 'string', required: true },
      version: { type: 'number' },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        collection: 'account_terms',
        pk: { field: 'pk', composite: ['account_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type AccountItem = EntityItem<typeof AccountEntity>

/** The account that a connected Stripe account belongs to. Access pattern: the account of a webhook's Stripe account. */
export const StripeConnectionEntity = new LazyEntity(
  {
    model: { entity: 'stripe_connection', version: '1', service: 'foyer' },
    attributes: {
      stripe_account_id: { type: 'string', required: true },
      account_id: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        // Stripe's ids are case-sensitive.
        pk: { field: 'pk', composite: ['stripe_account_id'], casing: 'none' },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/** The account as last written. */
export async function readAccount(account_id: string): Promise<AccountItem> {
  const { data: account } = await AccountEntity.get({ account_id }).go({ consistent: true })
  if (!account) throw new AppError('account.not_found')
  return account
}

/** What an account contributes to each of its sales: its payment connection, its taxes and fees (by name). */
export interface AccountTerms {
  account: AccountItem
  taxes_and_fees: TaxOrFee[]
}

const service = new LazyService({ account: AccountEntity, tax_or_fee: TaxOrFeeEntity })

/** One strongly consistent Query; null when the account is unknown. */
export async function readAccountTerms(account_id: string): Promise<AccountTerms | null> {
  const { data } = await service.collections
    .account_terms({ account_id })
    .go({ consistent: true, pages: 'all' })
  const account = data.account[0]
  const byName = data.tax_or_fee.toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
  return account ? { account, taxes_and_fees: byName } : null
}
