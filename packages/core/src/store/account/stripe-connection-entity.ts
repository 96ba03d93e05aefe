import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

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
        // Stripe's ids tell upper from lower case.
        pk: { field: 'pk', composite: ['stripe_account_id'], casing: 'none' },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
