import * as z from 'zod'
import { updateAccountBody } from '../account/account.ts'
import { affiliateBody } from '../affiliate/affiliate.ts'
import { capacityAssignmentBody } from '../capacity-assignment/capacity-assignment.ts'
import { checkInListBody } from '../check-in-list/check-in-list.ts'
import { eventBody, eventStatus } from '../event/event.ts'
import { eventDefaults } from '../event/event-defaults.ts'
import { eventSettings } from '../event/event-settings.ts'
import { saveMessageTemplateBody } from '../event-message/message-template.ts'
import { instant } from '../id.ts'
import { imageTypes } from '../image/image.ts'
import { locale } from '../locale.ts'
import { currency } from '../money.ts'
import { orderLine } from '../order/order.ts'
import {
  orderSource,
  orderStatus,
  paymentProvider,
  paymentStatus,
  refundStatus,
} from '../order/order-status.ts'
import { organizerBody } from '../organizer/organizer.ts'
import { promoCodeBody } from '../promo-code/promo-code.ts'
import { answer } from '../question/answer.ts'
import { questionBody } from '../question/question.ts'
import { acceptedTerms } from '../stage/stage.ts'
import { taxOrFeeBody } from '../tax-or-fee/tax-or-fee.ts'
import { oneLine } from '../text.ts'
import { ticketBody, ticketPriceBody } from '../ticket/ticket.ts'

/** What `account.json` of an archive calls its format. A change that a reader would have to know is another version. */
export const archiveFormat = { format: 'foyer-archive', version: 1 } as const

/** The name of a thing in its file, by which others there refer to it. In an archive it is the thing's id. */
const externalId = oneLine.min(1, 'Give an id.').max(100, 'Use at most 100 characters.')

/** The tickets of the same event that a thing is for; none: all of them. */
const tickets = z.array(externalId).max(500).default([])

/** A picture, and where its file lies in the archive. */
const archivedImage = z.strictObject({ type: z.enum(imageTypes), file: z.string().max(200) })
const images = z.array(archivedImage).max(10).default([])

const { prices: _prices, tax_and_fee_ids: _taxes, ...ticketFields } = ticketBody.shape
const { id: _id, ...priceFields } = ticketPriceBody.shape
const { ticket_ids: _asked, ...questionFields } = questionBody.shape
const { ticket_ids: _shared, ...capacityFields } = capacityAssignmentBody.shape
const { ticket_ids: _discounted, ...codeFields } = promoCodeBody.shape
const { ticket_ids: _admitted, ...listFields } = checkInListBody.shape
const { organizer_id: _organizer, ...eventFields } = eventBody.shape

/** `account.json`: what is the account's own. */
export const archivedAccount = z.strictObject({
  format: z.literal(archiveFormat.format),
  version: z.int(),
  made_at: instant,
  account: updateAccountBody,
  /** What new events begin with; null: none were saved. */
  event_defaults: eventDefaults.nullable(),
  taxes_and_fees: z.array(z.strictObject({ external_id: externalId, ...taxOrFeeBody.shape })),
  message_templates: z.array(z.strictObject({ external_id: externalId, ...saveMessageTemplateBody.shape })),
})
export type ArchivedAccount = z.infer<typeof archivedAccount>

/** A line of `organizers.jsonl`. */
export const archivedOrganizer = z.strictObject({ external_id: externalId, ...organizerBody.shape, images })
export type ArchivedOrganizer = z.infer<typeof archivedOrganizer>

/** A line of `events.jsonl`: an event with all that its organizer entered, in the words of the API's bodies. */
export const archivedEvent = z.strictObject({
  external_id: externalId,
  /** Of a line of `organizers.jsonl`. */
  organizer: externalId,
  ...eventFields,
  status: eventStatus,
  /** Its orders moved no money. */
  is_test: z.boolean(),
  settings: eventSettings,
  images,
  tickets: z.array(
    z.strictObject({
      external_id: externalId,
      ...ticketFields,
      prices: z.array(z.strictObject({ external_id: externalId, ...priceFields })),
      /** Of `taxes_and_fees` in `account.json`. */
      taxes_and_fees: z.array(externalId).max(20).default([]),
    }),
  ),
  questions: z.array(z.strictObject({ external_id: externalId, ...questionFields, tickets })),
  capacity_assignments: z.array(z.strictObject({ external_id: externalId, ...capacityFields, tickets })),
  promo_codes: z.array(z.strictObject({ external_id: externalId, ...codeFields, tickets })),
  check_in_lists: z.array(z.strictObject({ external_id: externalId, ...listFields, tickets })),
  affiliates: z.array(z.strictObject({ external_id: externalId, ...affiliateBody.shape })),
  /** Texts by the paths of their originals, which begin with the `external_id` of a thing of the event or of a tax or fee. */
  translations: z.array(z.strictObject({ language: locale, texts: z.record(z.string(), z.string()) })),
})
export type ArchivedEvent = z.infer<typeof archivedEvent>

/** A line of `sales/<event>.jsonl`: an order as it was sold, for the record. An import reads `orders/<event>.jsonl`. Amounts in minor units. */
export const archivedSale = z.strictObject({
  external_id: externalId,
  status: orderStatus,
  payment_status: paymentStatus,
  refund_status: refundStatus,
  source: orderSource,
  paid_by: paymentProvider.nullable(),
  created_at: instant,
  completed_at: instant.nullable(),
  cancelled_at: instant.nullable(),
  buyer: z.strictObject({ first_name: z.string(), last_name: z.string(), email: z.string(), locale }),
  accepted_terms: acceptedTerms.nullable(),
  notes: z.string(),
  /** With the question as it was when it was answered. */
  answers: z.array(answer.omit({ question_id: true })),
  promo_code: z.string().nullable(),
  affiliate_code: z.string().nullable(),
  currency,
  subtotal: z.int(),
  discount_total: z.int(),
  fee_total: z.int(),
  tax_total: z.int(),
  total: z.int(),
  /** One unit of each ticket that was bought, with each tax and fee on it. */
  lines: z.array(
    orderLine.omit({ ticket_id: true, price_id: true }).extend({ ticket: externalId, price: externalId }),
  ),
  refunds: z.array(
    z.strictObject({
      amount: z.int(),
      price: z.int(),
      fee: z.int(),
      tax: z.int(),
      status: z.enum(['PENDING', 'SUCCEEDED', 'FAILED']),
      reason: z.enum(['REFUND', 'SOLD_OUT', 'DISPUTE']),
      created_at: instant,
      settled_at: instant.nullable(),
    }),
  ),
  tickets: z.array(
    z.strictObject({
      external_id: externalId,
      ticket: externalId,
      price: externalId,
      is_cancelled: z.boolean(),
      /** The person who holds it; null where none was named. */
      holder: z
        .strictObject({ first_name: z.string(), last_name: z.string(), email: z.string(), locale })
        .nullable(),
      notes: z.string(),
      answers: z.array(answer.omit({ question_id: true })),
      /** Where it was admitted, by the lists of the event. */
      check_ins: z.array(z.strictObject({ check_in_list: externalId, checked_in_at: instant })),
    }),
  ),
})
export type ArchivedSale = z.infer<typeof archivedSale>
