import * as z from 'zod'
import { orderEmail } from '../email/email.ts'
import { askedNames } from '../event/event-settings.ts'
import { homepageDesign } from '../event/homepage-design.ts'
import { attendeeReference, id, instant, linkId, orderReference, updatedAt } from '../id.ts'
import { listMeta, listQuery } from '../list.ts'
import { idFilter, instantFilter, numberFilter, oneOf, textFilter } from '../list-filter.ts'
import { locale } from '../locale.ts'
import { currency } from '../money.ts'
import { buyerPages } from '../organizer/organizer.ts'
import { answer } from '../question/answer.ts'
import { publicQuestion } from '../question/question.ts'
import { ownCancellation } from '../self-service/self-service.ts'
import { acceptedTerms } from '../stage/stage.ts'
import { orderDispute, rowDisputeStatus } from './order-dispute.ts'
import {
  listedDisplayStatus,
  orderDisplayStatus,
  orderSource,
  orderStatus,
  paymentProvider,
  paymentStatus,
  refundStatus,
} from './order-status.ts'

/** A fee or tax as charged on one unit; `amount` in minor units per unit. */
export const appliedTaxOrFee = z.object({
  name: z.string(),
  type: z.enum(['TAX', 'FEE']),
  amount: z.int(),
  /** In thousandths of a percent; absent: a fixed amount, or an order of an earlier release. */
  rate: z.int().optional(),
})
export type AppliedTaxOrFee = z.infer<typeof appliedTaxOrFee>

/**
 * A snapshot of what was bought; later edits of the ticket change nothing (F21). `total` = (unit_price − unit_discount
 * + unit_fee + unit_tax) × quantity.
 */
export const orderLine = z.object({
  ticket_id: id('ticket'),
  price_id: id('price'),
  title: z.string(),
  label: z.string(),
  quantity: z.int(),
  unit_price: z.int(),
  unit_discount: z.int(),
  unit_fee: z.int(),
  unit_tax: z.int(),
  taxes_and_fees: z.array(appliedTaxOrFee),
  total: z.int(),
})
export type OrderLine = z.infer<typeof orderLine>

const totals = {
  subtotal: z.int(),
  discount_total: z.int(),
  fee_total: z.int(),
  tax_total: z.int(),
  total: z.int(),
  refunded_total: z.int(),
  /** What is left of the total after the refunds. */
  remaining_total: z.int(),
}

/** One ticket of an order, named or still to be named by the buyer. */
export const orderAttendee = z.object({
  short_id: linkId,
  reference: attendeeReference,
  ticket_id: id('ticket'),
  ticket_title: z.string(),
  price_label: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  answers: z.array(answer),
  status: z.enum(['RESERVED', 'ACTIVE', 'CANCELLED']),
  /** Whether somebody came in with it. */
  is_admitted: z.boolean().optional(),
  /**
   * Since when it has another holder than the buyer named. The buyer then sees the ticket that ended, and of its holder the first name
   * (docs/decisions/0085).
   */
  passed_on_at: instant.optional(),
})
export type OrderAttendee = z.infer<typeof orderAttendee>

/**
 * One attempt to refund money: how much of `amount` belongs to price, fees and taxes
 * (docs/product.md#what-things-cost). `failure_reason` is Stripe's own code.
 */
export const orderRefund = z.object({
  id: id('refund'),
  amount: z.int(),
  price: z.int(),
  fee: z.int(),
  tax: z.int(),
  status: z.enum(['PENDING', 'SUCCEEDED', 'FAILED']),
  /** DISPUTE: the buyer's bank took the money back for good. */
  reason: z.enum(['REFUND', 'SOLD_OUT', 'DISPUTE']),
  failure_reason: z.string().nullish(),
  created_at: instant,
  /** When Stripe said how it ended. */
  settled_at: instant.nullish(),
})
export type OrderRefund = z.infer<typeof orderRefund>

/** What happens to an order beyond what its own fields, refunds and emails say; recorded when it happens. */
export const orderMomentKind = z.enum([
  'DETAILS_GIVEN',
  'PAYMENT_FAILED',
  'EXPIRED',
  'MARKED_AS_PAID',
  'EDITED',
  'NOTES_CHANGED',
  'CHANGED_BY_BUYER',
  'TICKET_CHANGED_BY_HOLDER',
  'TICKET_CANCELLED',
  'TICKET_REACTIVATED',
  'CANCELLED_BY_BUYER',
  'TICKET_PASSED_ON',
  'DISPUTE_OPENED',
  'DISPUTE_ANSWERED',
  'DISPUTE_WON',
  'DISPUTE_LOST',
  'DISPUTE_CLOSED',
])
export type OrderMomentKind = z.infer<typeof orderMomentKind>

/** `by`: the current name of the team member who did it; null if it was not a team member, or the person is gone. */
export const orderMoment = z.object({ kind: orderMomentKind, at: instant, by: z.string().nullable() })
export type OrderMoment = z.infer<typeof orderMoment>

const buyer = { first_name: z.string(), last_name: z.string(), email: z.string(), locale }

/** An order as the organizer sees it. Amounts in minor units of `currency`. */
export const order = z.object({
  short_id: linkId,
  reference: orderReference,
  event_id: id('event'),
  status: orderStatus,
  payment_status: paymentStatus,
  refund_status: refundStatus,
  display_status: orderDisplayStatus,
  source: orderSource,
  /** null: nothing is to be paid. */
  payment_provider: paymentProvider.nullable(),
  currency,
  ...totals,
  ...buyer,
  promo_code: z.string().nullable(),
  /** The affiliate of the link that the buyer followed: the code at the time. */
  affiliate_code: z.string().nullable(),
  /** null: the organizer had no terms, or the order was made by hand. */
  accepted_terms: acceptedTerms.nullable(),
  notes: z.string(),
  /** Newest first. */
  emails: z.array(orderEmail),
  answers: z.array(answer),
  lines: z.array(orderLine),
  /** Its tickets, named or not yet. */
  attendees: z.array(orderAttendee),
  refunds: z.array(orderRefund),
  /** In the order in which they were opened. */
  disputes: z.array(orderDispute),
  /** Oldest first. */
  history: z.array(orderMoment),
  reserved_until: instant,
  created_at: instant,
  updated_at: updatedAt,
  completed_at: instant.nullable(),
  cancelled_at: instant.nullable(),
})
export type Order = z.infer<typeof order>

/** What only the organizer sees of an order. */
const organizersOwn = {
  notes: true,
  emails: true,
  refunds: true,
  disputes: true,
  history: true,
  updated_at: true,
  affiliate_code: true,
} as const

/** An order as its buyer sees it, through its link. `seconds_left` of the hold by the server's clock. */
export const publicOrder = order.omit(organizersOwn).extend({
  seconds_left: z.int(),
  can_extend: z.boolean(),
  /** Until when names and addresses may be changed by link; null: not, or not anymore. */
  can_change_until: instant.nullable(),
  /** What the buyer may cancel by link; null: nothing, or not anymore. */
  cancellation: ownCancellation.nullable(),
  /** What the checkout asks about the order and its tickets, in this order; none once the hold is over. */
  questions: z.array(publicQuestion),
  event: z.object({
    id: id('event'),
    title: z.string(),
    slug: z.string(),
    start_date: instant,
    end_date: instant.nullable(),
    timezone: z.string(),
    is_test: z.boolean(),
    cover_url: z.string().nullable(),
    location_name: z.string(),
    organizer_name: z.string(),
    support_email: z.string(),
    ...buyerPages.shape,
    is_online_event: z.boolean(),
    /** Sanitized HTML; only once the order is complete. */
    online_event_connection_details: z.string(),
    pre_checkout_message: z.string(),
    post_checkout_message: z.string(),
    continue_button_text: z.string(),
    asked_names: askedNames,
    homepage_design: homepageDesign,
  }),
})
export type PublicOrder = z.infer<typeof publicOrder>

export const orderListQuery = listQuery({
  sort: ['created_at', 'updated_at', 'total', 'last_name', 'email', 'reference'],
  filter: {
    status: oneOf(orderStatus.options),
    display_status: oneOf(listedDisplayStatus.options),
    /**
     * Every status by which an order is found: its display status, and CANCELLED or EXPIRED if it was refunded too.
     */
    state: oneOf([...listedDisplayStatus.options, 'EXPIRED']),
    total: numberFilter,
    created_at: instantFilter,
    updated_at: instantFilter,
    email: textFilter,
    affiliate_code: textFilter,
    source: oneOf(orderSource.options),
    paid_by: oneOf(['STRIPE', 'OFFLINE', 'NONE']),
    dispute_status: oneOf(rowDisputeStatus.options),
    ticket_ids: idFilter,
  },
})

/** Where a page of orders stands in its list, and what all orders that were found brought. */
export const orderListMeta = listMeta.extend({
  /** Of the paid and completed orders that were found, the totals less their refunds; minor units of the event's currency. */
  received_total: z.int(),
})
export type OrderListMeta = z.infer<typeof orderListMeta>

/** A line of the orders list. */
export const orderRow = order
  .pick({
    short_id: true,
    reference: true,
    status: true,
    display_status: true,
    first_name: true,
    last_name: true,
    email: true,
    total: true,
    refunded_total: true,
    currency: true,
    created_at: true,
    updated_at: true,
    completed_at: true,
    affiliate_code: true,
  })
  .extend({
    ticket_count: z.int(),
    source: orderSource.optional(),
    payment_provider: paymentProvider.nullish(),
    dispute_status: rowDisputeStatus.optional(),
    /** Its tickets, if `include` asks for them. */
    attendees: z.array(orderAttendee).optional(),
  })
export type OrderRow = z.infer<typeof orderRow>
