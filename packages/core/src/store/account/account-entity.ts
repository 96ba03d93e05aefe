import type { StripeConnectionStatus } from '@foyer/contracts/account/account'
import type { Currency } from '@foyer/contracts/money'
import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'
import { outboxAttributes } from '../../table/outbox.ts'

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
      /** The user who signed up with it. */
      owner_id: { type: 'string', required: true },
      currency: { type: kept<Currency>(), required: true },
      timezone: { type: 'string', required: true },
      support_email: { type: kept<string | null>(), required: true },
      stripe_account_id: { type: kept<string | null>(), required: true },
      stripe_connection: { type: kept<StripeConnectionStatus>(), required: true },
      stripe_requirements: { type: kept<string[]>(), required: true },
      /** Where Stripe shows wallets for it. */
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
