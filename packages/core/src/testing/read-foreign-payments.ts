import { ForeignPaymentEntity, type ForeignPaymentItem } from '../store/payment/foreign-payment-entity.ts'

/** The days on which an account's payments named orders that they do not belong to, oldest first. */
export async function readForeignPayments(stripe_account_id: string): Promise<ForeignPaymentItem[]> {
  const { data } = await ForeignPaymentEntity.query
    .primary({ stripe_account_id })
    .go({ consistent: true, pages: 'all' })
  return data
}
