import { LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'

/**
 * How many emails of one budget an account has caused on one day (UTC); vanishes by TTL two days later. `told_at`: when
 * the operators were told that it is used up. Access pattern: add to one count unless it is full.
 */
export const MailCountEntity = new LazyEntity(
  {
    model: { entity: 'mail_count', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      budget: { type: 'string', required: true },
      day: { type: 'string', required: true },
      mails: { type: 'number' },
      told_at: { type: 'string' },
      ttl: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['account_id', 'budget', 'day'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

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
