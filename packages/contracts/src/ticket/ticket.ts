import * as z from 'zod'
import { id, instant } from '../id.ts'
import { listQuery } from '../list.ts'
import { booleanFilter, instantFilter, oneOf, textFilter } from '../list-filter.ts'
import { amount } from '../money.ts'
import { richText, shortLine, title } from '../text.ts'

export const ticketType = z.enum(['FREE', 'PAID', 'DONATION', 'TIERED'])
export type TicketType = z.infer<typeof ticketType>

/** The maximum number of tickets of all kinds in one order (docs/product.md#settled-defaults). */
export const maxTicketsPerOrder = 100

/** The maximum of one ticket in one order, unless an organizer says otherwise. */
export const defaultMaxPerOrder = 10

const quantity = z.int().min(0).max(1_000_000).nullable()

const saleWindow = {
  sale_start_date: instant.nullable().default(null),
  sale_end_date: instant.nullable().default(null),
}

/**
 * One price of a ticket. FREE, PAID and DONATION tickets have exactly one, TIERED ones one per tier. For a donation,
 * `price` is the minimum.
 */
export const ticketPrice = z.object({
  id: id('price'),
  label: z.string(),
  price: amount,
  quantity_available: quantity,
  sale_start_date: instant.nullable(),
  sale_end_date: instant.nullable(),
  is_hidden: z.boolean(),
  quantity_sold: z.int(),
  quantity_held: z.int(),
})
export type TicketPrice = z.infer<typeof ticketPrice>

/** A ticket as organizers see it (specification §3, Ticket). `description` is sanitized HTML. */
export const ticket = z.object({
  id: id('ticket'),
  event_id: id('event'),
  title: z.string(),
  description: z.string(),
  type: ticketType,
  prices: z.array(ticketPrice),
  min_per_order: z.int(),
  max_per_order: z.int(),
  sale_start_date: instant.nullable(),
  sale_end_date: instant.nullable(),
  is_hidden: z.boolean(),
  is_paused: z.boolean(),
  hide_when_sold_out: z.boolean(),
  hide_before_sale_start: z.boolean(),
  hide_after_sale_end: z.boolean(),
  is_hidden_without_promo_code: z.boolean(),
  show_quantity_remaining: z.boolean(),
  collapse_on_load: z.boolean(),
  tax_and_fee_ids: z.array(id('tax_or_fee')),
  sort_order: z.int(),
})
export type Ticket = z.infer<typeof ticket>

export const ticketPriceBody = z.strictObject({
  /** Given for a price that already exists. */
  id: id('price').optional(),
  label: shortLine(100).default(''),
  price: amount.default(0),
  quantity_available: quantity.default(null),
  ...saleWindow,
  is_hidden: z.boolean().default(false),
})

export const perOrder = z
  .int()
  .min(1, 'At least 1.')
  .max(maxTicketsPerOrder, `At most ${maxTicketsPerOrder}.`)

/** Left out, `max_per_order` and `tax_and_fee_ids` of a new ticket are the event's and the account's defaults. */
export const ticketBody = z
  .strictObject({
    title,
    description: richText.default(''),
    type: ticketType,
    prices: z
      .array(ticketPriceBody)
      .min(1, 'At least one price tier is required.')
      .max(50, 'At most 50 price tiers.'),
    min_per_order: perOrder.default(1),
    max_per_order: perOrder.optional(),
    ...saleWindow,
    is_hidden: z.boolean().default(false),
    is_paused: z.boolean().default(false),
    hide_when_sold_out: z.boolean().default(false),
    hide_before_sale_start: z.boolean().default(false),
    hide_after_sale_end: z.boolean().default(false),
    is_hidden_without_promo_code: z.boolean().default(false),
    show_quantity_remaining: z.boolean().default(false),
    collapse_on_load: z.boolean().default(false),
    tax_and_fee_ids: z.array(id('tax_or_fee')).max(20).optional(),
  })
  .check((check) => {
    const body = check.value
    const refuse = (path: (string | number)[], message: string) =>
      check.issues.push({ code: 'custom', path, message, input: body })
    if (body.type !== 'TIERED' && body.prices.length > 1)
      refuse(['prices'], 'Only tiered tickets have several prices.')
    if (body.max_per_order !== undefined && body.max_per_order < body.min_per_order)
      refuse(['max_per_order'], 'The maximum is below the minimum.')
    if (isReversed(body)) refuse(['sale_end_date'], 'The sale must end after it starts.')
    body.prices.forEach((price, index) => {
      if (body.type === 'FREE' && price.price !== 0)
        refuse(['prices', index, 'price'], 'A free ticket costs nothing.')
      if (body.type === 'PAID' && price.price === 0)
        refuse(['prices', index, 'price'], 'Enter a price above zero.')
      if (body.type === 'TIERED' && price.label === '')
        refuse(['prices', index, 'label'], 'Enter a label for this tier.')
      if (isReversed(price)) refuse(['prices', index, 'sale_end_date'], 'The sale must end after it starts.')
    })
  })
export type TicketBody = z.infer<typeof ticketBody>

function isReversed(window: { sale_start_date: string | null; sale_end_date: string | null }): boolean {
  const { sale_start_date: start, sale_end_date: end } = window
  return start !== null && end !== null && Date.parse(end) <= Date.parse(start)
}

export const ticketListQuery = listQuery({
  sort: ['sort_order', 'title', 'type', 'sale_start_date', 'sale_end_date'],
  filter: {
    title: textFilter,
    type: oneOf(ticketType.options),
    is_hidden: booleanFilter,
    is_paused: booleanFilter,
    sale_start_date: instantFilter,
    sale_end_date: instantFilter,
  },
})
