import * as z from 'zod'
import { id, instant, orderReference } from '../id.ts'
import { currency } from '../money.ts'
import { paymentProvider } from '../order/order-status.ts'

/** A failed refund and a payout that the bank refused come back; so does what a buyer's bank took and gave back. */
export const ledgerKind = z.enum([
  'SALE',
  'REFUND',
  'REFUND_FAILED',
  'DISPUTE',
  'DISPUTE_REVERSED',
  'PAYOUT',
  'PAYOUT_FAILED',
])
export type LedgerKind = z.infer<typeof ledgerKind>

/** A tax or fee in a movement. */
export const ledgerCharge = z.object({
  name: z.string(),
  type: z.enum(['TAX', 'FEE']),
  /** In thousandths of a percent; null: a fixed amount, or not known. */
  rate: z.int().nullable(),
  amount: z.int(),
  /** The amount that it was charged on. */
  base: z.int(),
})
export type LedgerCharge = z.infer<typeof ledgerCharge>

/** How Stripe booked a movement, in Stripe's own minor units of the currency in which it settles. */
export const ledgerStripe = z.object({
  payment_intent_id: z.string().nullable(),
  /** The charge, refund, dispute or payout. */
  source_id: z.string(),
  /** The balance transaction. */
  transaction_id: z.string(),
  /** The payout that holds it; null: none yet, or none that says so. */
  payout_id: z.string().nullable(),
  currency: z.string(),
  amount: z.int(),
  stripe_fee: z.int(),
  platform_fee: z.int(),
  /** After the fees, in minor units. */
  net: z.int(),
})
export type LedgerStripe = z.infer<typeof ledgerStripe>

/** A movement of money; what went out is negative. `price`, `fee` and `tax` add up to `gross`; payouts have none. */
export const ledgerLine = z.object({
  id: z.string(),
  kind: ledgerKind,
  at: instant,
  paid_by: paymentProvider.exclude(['TEST']),
  event_id: id('event').nullable(),
  order_reference: orderReference.nullable(),
  currency,
  gross: z.int(),
  /** Without taxes, in minor units. */
  net: z.int(),
  price: z.int(),
  fee: z.int(),
  tax: z.int(),
  charges: z.array(ledgerCharge),
  /** Null: paid elsewhere, or not booked yet. */
  stripe: ledgerStripe.nullable(),
})
export type LedgerLine = z.infer<typeof ledgerLine>

/** How many lines one answer has at most. */
export const mostLedgerLines = 1000

export const ledgerQuery = z
  .strictObject({
    from: instant.default('2000-01-01T00:00:00.000Z'),
    to: instant.default('2100-01-01T00:00:00.000Z'),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(mostLedgerLines).default(mostLedgerLines),
  })
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), {
    path: ['to'],
    error: 'Choose an end after the start.',
  })

export const ledgerPage = z.object({
  data: z.array(ledgerLine),
  meta: z.object({
    /** For the next call's `cursor`; null: that was all. */
    next: z.string().nullable(),
  }),
})
export type LedgerPage = z.infer<typeof ledgerPage>

/** A calendar month, such as 2026-11. */
export const ledgerMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Enter a month, such as 2026-11.')

export const booksQuery = z.strictObject({ month: ledgerMonth.optional() })

// docs/api/guide.md says what each has as `gross` and `net`.
/** What lines add up to, in minor units. */
export const ledgerSum = z.object({
  /** What is added up. */
  by: z.enum(['kind', 'paid_by', 'event', 'tax', 'fee', 'stripe', 'cost', 'payout', 'held', 'failed']),
  /** Which of them. */
  which: z.string(),
  /** As people read it. */
  name: z.string(),
  rate: z.int().nullable(),
  currency: z.string(),
  /** How many lines. */
  lines: z.int(),
  gross: z.int(),
  /** In minor units too. */
  net: z.int(),
})
export type LedgerSum = z.infer<typeof ledgerSum>

/** A month's books. */
export const books = z.object({
  timezone: z.string(),
  /** How many lines Stripe has not booked. */
  unbooked: z.int(),
  sums: z.array(ledgerSum),
})
export type Books = z.infer<typeof books>
