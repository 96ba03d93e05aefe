import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'

/**
 * How a payment differs from the one that its order began: another Stripe account, currency or amount; not the payment
 * intent of the order's attempt; or the order does not exist.
 */
export type ForeignReason = 'ACCOUNT' | 'CURRENCY' | 'AMOUNT' | 'ATTEMPT' | 'ORDER'

/**
 * Payments of a Stripe account that named orders they do not belong to (F24): the first one of each day and the day's
 * number, kept 90 days. Access pattern: the days of an account.
 */
export const ForeignPaymentEntity = new LazyEntity(
  {
    model: { entity: 'foreign_payment', version: '1', service: 'foyer' },
    attributes: {
      stripe_account_id: { type: 'string', required: true },
      /** The UTC day, such as 2026-11-22. */
      day: { type: 'string', required: true },
      payment_intent_id: { type: 'string', required: true },
      reason: { type: kept<ForeignReason>(), required: true },
      /** Empty if the order is unknown. */
      order_reference: { type: 'string', required: true },
      count: { type: 'number', required: true },
      ttl: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        // Stripe's ids are case-sensitive.
        pk: { field: 'pk', composite: ['stripe_account_id'], casing: 'none' },
        sk: { field: 'sk', composite: ['day'] },
      },
    },
  },
  onTable,
)
export type ForeignPaymentItem = EntityItem<typeof ForeignPaymentEntity>
