import * as z from 'zod'
import { id, linkId } from '../id.ts'
import { locale } from '../locale.ts'
import { amount } from '../money.ts'
import { promoCodeText } from '../promo-code/promo-code.ts'
import { givenAnswer } from '../question/answer.ts'
import { maxQuestionsPerEvent } from '../question/question.ts'
import { termsConsent } from '../stage/stage.ts'
import { cameFrom } from '../statistics/visits.ts'
import { email, firstName, lastName } from '../text.ts'
import { maxTicketsPerOrder } from '../ticket/ticket.ts'
import { givenWaitingPass } from '../waiting-room/waiting-room.ts'

const chosenLine = z.strictObject({
  ticket_id: id('ticket'),
  price_id: id('price'),
  quantity: z.int().min(1).max(maxTicketsPerOrder),
})

function chosenLines<Line extends z.ZodType>(line: Line) {
  return z.array(line).min(1, 'Choose at least one ticket.').max(50)
}

export const createOrderBody = z.strictObject({
  /** `donation_amount`: what the buyer offers per unit, minor units; donations only. */
  lines: chosenLines(chosenLine.extend({ donation_amount: amount.optional() })),
  /** The total that the buyer was shown, minor units; refused when the price has changed since. */
  expected_total: z.int().min(0).optional(),
  promo_code: promoCodeText.optional(),
  /** The affiliate code of the link that the buyer followed; one that is unknown or inactive is ignored. */
  affiliate_code: z.string().trim().max(100).optional(),
  /** Where the buyer came from, of a page that counts its views; empty: from nowhere. */
  came_from: cameFrom.optional(),
  /** The buyer's own earlier hold, which this one replaces (F22). */
  replaces_order: linkId.optional(),
  /** The pass from the event's waiting room, where it has one. */
  waiting_pass: givenWaitingPass.optional(),
  locale: locale.default('en'),
})
export type CreateOrderBody = z.infer<typeof createOrderBody>

const person = { first_name: firstName, last_name: lastName, email }

const answers = z.array(givenAnswer).max(maxQuestionsPerEvent).default([])

const namedPerson = { first_name: lastName.default(''), last_name: lastName.default('') }

/**
 * The event's `asked_names` says which names must be there. A ticket that is left out, or has no first name, is in the buyer's
 * name; one without an email address is sent to the buyer.
 */
export const giveOrderDetailsBody = z.strictObject({
  ...namedPerson,
  email,
  answers,
  ...termsConsent,
  attendees: z
    .array(z.strictObject({ short_id: linkId, ...namedPerson, email: email.optional(), answers }))
    .max(maxTicketsPerOrder)
    .default([]),
})
export type GiveOrderDetailsBody = z.infer<typeof giveOrderDetailsBody>

export const createManualOrderBody = z.strictObject({
  /** `unit_price`: what was paid elsewhere per unit, minor units, before fees and taxes; left out: the ticket's price. */
  lines: chosenLines(chosenLine.extend({ unit_price: amount.optional() })),
  ...person,
  /** Who each ticket is for, in the order of the lines; left out: all are for the buyer. */
  attendees: z.array(z.strictObject(person)).max(maxTicketsPerOrder).optional(),
  notes: z.string().trim().max(2000, 'Use at most 2,000 characters.').default(''),
  locale: locale.default('en'),
  /** Sends the confirmation and the tickets. */
  notify_buyer: z.boolean().default(true),
})
export type CreateManualOrderBody = z.infer<typeof createManualOrderBody>

export const updateOrderBody = z.strictObject({
  /** Empty only where the buyer gave no name. */
  first_name: lastName,
  last_name: lastName,
  email,
  notes: z.string().trim().max(2000, 'Use at most 2,000 characters.').default(''),
  /** The language of the buyer's emails; left out: unchanged. */
  locale: locale.optional(),
})

export const cancelOrderBody = z.strictObject({
  /** Also refund all that is left, if the order was paid. */
  refund: z.boolean().default(false),
  /** Tells the buyer by email. */
  notify_buyer: z.boolean().default(true),
})

export const refundOrderBody = z.strictObject({
  amount: amount.min(1, 'Enter an amount above zero.'),
  /** Tells the buyer by email. */
  notify_buyer: z.boolean().default(true),
  cancel_order: z.boolean().default(false),
})
