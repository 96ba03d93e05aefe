import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/**
 * What an account has done to be trusted with more mail: its orders paid through Stripe, counted when their confirmation
 * is sent, and what an operator has added. Access pattern: by account.
 */
export const MailStandingEntity = new LazyEntity(
  {
    model: { entity: 'mail_standing', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      paid_orders: { type: 'number' },
      raised: { type: 'number' },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['account_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
