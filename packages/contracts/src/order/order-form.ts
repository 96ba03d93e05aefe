import * as z from 'zod'
import type { ErrorCode } from '../error-code.ts'
import { id, idAlphabet, idempotencyKey, idLength, linkId } from '../id.ts'
import { locale } from '../locale.ts'
import { cameFrom } from '../statistics/visits.ts'
import { shortLine } from '../text.ts'

/** The two addresses of an event's whole page. A widget's form opens the whole page in a window of its own. */
export const eventPageKind = z.enum(['e', 'event'])
export type EventPageKind = z.infer<typeof eventPageKind>

/** A field with a whole number. Empty counts as none. */
const digits = (most: number) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{0,${most}}$`), 'Enter a number.')

const formLine = z.strictObject({
  quantity: digits(3).default(''),
  /** As the buyer typed it, in the form's language; only of donations. */
  donation_amount: shortLine(40).optional(),
  /** What the page showed for one ticket, minor units: with the promo code, and without it where that differs. */
  unit_total: digits(12).optional(),
  full_unit_total: digits(12).optional(),
})
export type OrderFormLine = z.infer<typeof formLine>

/**
 * The fields of the event page's own form, which works without script (docs/decisions/0079): `lines[pr_…][quantity]` and so on,
 * all of them text.
 */
export const orderFormBody = z.strictObject({
  locale: locale.default('en'),
  lines: z.record(id('price'), formLine).default({}),
  /** Which button was pressed: to reserve, to see the prices of the code that was typed, or to see those without one. */
  ask: z.enum(['order', 'promo_code', 'no_promo_code']).default('order'),
  /** As it was typed; the code of the shown prices is `shown_promo_code`. */
  promo_code: shortLine(100).optional(),
  shown_promo_code: shortLine(100).optional(),
  /** How many tickets of an order the shown code makes cheaper; empty for all. */
  most_discounted: digits(9).optional(),
  affiliate_code: shortLine(100).optional(),
  came_from: cameFrom.optional(),
  /** The buyer's own earlier hold. Empty if the page knows that there is none. */
  replaces_order: z.union([linkId, z.literal('')]).optional(),
  /** The page's own key for this attempt, where a script could make one: a second press then has no second effect (F8). */
  attempt: z.union([idempotencyKey, z.literal('')]).optional(),
  page: eventPageKind.default('e'),
  /** The language in the page's URL, if it names one. */
  lang: locale.optional(),
})
export type OrderFormBody = z.infer<typeof orderFormBody>

/** Where the browser goes next: the path of the checkout or of the event page. */
export const orderFormAnswer = z.object({ location: z.string(), order_short_id: linkId.nullable() })
export type OrderFormAnswer = z.infer<typeof orderFormAnswer>

/** Why a reservation is refused. */
export const reservationRefusals = [
  'amount.not_in_steps',
  'client.proof_required',
  'event.not_available',
  'order.donation_too_low',
  'order.not_on_sale',
  'order.price_changed',
  'order.quantity_limit',
  'order.quantity_minimum',
  'order.sold_out',
  'order.too_large',
  'order.total_too_high',
  'order.total_too_low',
  'payment.not_available',
  'payment.unavailable',
  'promo_code.invalid',
  'promo_code.used_up',
  'request.too_many',
  'ticket.not_found',
  'waiting_room.not_your_turn',
  'waiting_room.pass_required',
  'waiting_room.pass_used',
] as const satisfies readonly ErrorCode[]

/** The refusals that the event page's URL may carry. Any other is shown as `server.unexpected`. */
export const formRefusals = [
  ...reservationRefusals,
  'request.idempotency_conflict',
  'request.invalid',
  'server.busy',
  'server.unexpected',
] as const satisfies readonly ErrorCode[]
export type FormRefusal = (typeof formRefusals)[number]

export const formRefusal = z.enum(formRefusals)

/** The choice for one price. `donation` is per ticket in minor units, null if none was entered. */
export interface PickedOf {
  quantity: number
  donation: number | null
}

/** By price id. */
export type PickedTickets = Readonly<Record<string, PickedOf>>

/** What the form holds, and why it was refused. */
export interface FormState {
  picks: PickedTickets
  refused: FormRefusal | null
}

/** The state as the page's address carries it, in `picks`: `pr_a….2-pr_b….1.1250-order.sold_out`. */
export function formStateText({ picks, refused }: FormState): string {
  const parts = Object.entries(picks).map(([price_id, { quantity, donation }]) =>
    [price_id, quantity, ...(donation === null ? [] : [donation])].join('.'),
  )
  return [...parts, ...(refused ? [refused] : [])].join('-')
}

const pickText = new RegExp(`^(pr_[${idAlphabet}]{${idLength}})\\.(\\d{1,3})(?:\\.(\\d{1,12}))?$`)

/** The state in an address; null without one. What is neither a choice nor a code of the list is left out: no text of the address is kept. */
export function readFormState(text: string | undefined): FormState | null {
  if (text === undefined) return null
  const parts = text.split('-', 200)
  const picks = parts.flatMap((part) => {
    const [, price_id, quantity, donation] = pickText.exec(part) ?? []
    if (price_id === undefined) return []
    return [
      [
        price_id,
        { quantity: Number(quantity), donation: donation === undefined ? null : Number(donation) },
      ] as const,
    ]
  })
  const refused = parts.find((part) => formRefusal.safeParse(part).success) as FormRefusal | undefined
  return { picks: Object.fromEntries(picks), refused: refused ?? null }
}
