import { maxAmount } from '@foyer/contracts/money'
import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import type { createOrderByForm as endpoint } from '@foyer/contracts/order/order-endpoints'
import type {
  OrderFormAnswer,
  OrderFormBody,
  OrderFormLine,
  PickedTickets,
} from '@foyer/contracts/order/order-form'
import { priceUnit } from '@foyer/contracts/order/price-unit'
import { parseMoney } from '@foyer/contracts/parse-money'
import { promoCodeText } from '@foyer/contracts/promo-code/promo-code'
import { type EventGraph, requireLiveEvent } from '../event-graph/event-graph.ts'
import type { KeptPrice, TicketItem } from '../store/ticket/ticket-entity.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { createOrder } from './create-order.ts'
import { eventPageAddress } from './event-page-address.ts'

/** As `createOrderBody` has it. */
const maxLines = 50

/**
 * Reserves what the event page's own form asks for, without script, as `createOrder` does, and says where the browser goes on: to the
 * checkout. A promo code that was typed and not yet shown leads back to the page, with its prices and what was
 * chosen (docs/decisions/0079).
 */
export async function createOrderByForm(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<OrderFormAnswer> {
  const { event_id } = params
  const graph = await requireLiveEvent(event_id)
  const picks = formPicks(body, graph.event.currency)
  const code = codeToShow(body)
  if (code !== undefined) {
    const location = await eventPageAddress({
      ...body,
      event_id,
      promo_code: code,
      affiliate_code: body.affiliate_code,
      picks,
      refused: null,
    })
    return { location, order_short_id: null }
  }
  const order = await createOrder(
    { ...ctx, idempotencyKey: ctx.idempotencyKey ?? (body.attempt || null) },
    { params, body: orderBody(graph, body) },
  )
  return { location: `/checkout/${event_id}/${order.short_id}/details`, order_short_id: order.short_id }
}

/** What the form's fields choose; amounts that cannot be read are left out. */
export function formPicks(
  { lines, locale }: Pick<OrderFormBody, 'lines' | 'locale'>,
  currency: string,
): PickedTickets {
  const picks = Object.entries(lines).map(([price_id, line]) => {
    const donation = parseMoney(line.donation_amount ?? '', currency, locale)
    return [price_id, { quantity: Number(line.quantity), donation }] as const
  })
  return Object.fromEntries(picks)
}

/** The promo code with which the page is to be shown first, null for none; undefined where nothing but the order is asked for. */
function codeToShow({ ask, promo_code, shown_promo_code }: OrderFormBody): string | null | undefined {
  if (ask === 'no_promo_code') return null
  const typed = promo_code ?? ''
  const isNew = typed !== '' && typed.toLowerCase() !== shown_promo_code?.toLowerCase()
  // A person who typed a code would pay without it.
  return ask === 'promo_code' || isNew ? typed || null : undefined
}

interface ChosenLine {
  ticket: TicketItem
  price: KeptPrice
  line: OrderFormLine
  quantity: number
  /** Minor units, only of a donation. */
  donation_amount?: number
}

function orderBody(graph: EventGraph, body: OrderFormBody): CreateOrderBody {
  const chosen = chosenLines(graph, body)
  const promo_code = shownPromoCode(body)
  const expected_total = expectedTotal(graph, chosen, body)
  return {
    lines: chosen.map(({ ticket, price, quantity, donation_amount }) => ({
      ticket_id: ticket.id,
      price_id: price.id,
      quantity,
      ...(donation_amount === undefined ? {} : { donation_amount }),
    })),
    ...(expected_total === undefined ? {} : { expected_total }),
    ...(promo_code ? { promo_code } : {}),
    ...(body.affiliate_code ? { affiliate_code: body.affiliate_code } : {}),
    ...(body.came_from === undefined ? {} : { came_from: body.came_from }),
    ...(body.replaces_order ? { replaces_order: body.replaces_order } : {}),
    locale: body.locale,
  }
}

function shownPromoCode({ shown_promo_code }: OrderFormBody): string | undefined {
  if (!shown_promo_code) return undefined
  const { success, data } = promoCodeText.safeParse(shown_promo_code)
  if (!success) throw new AppError('promo_code.invalid')
  return data
}

function chosenLines(graph: EventGraph, { lines, locale }: OrderFormBody): ChosenLine[] {
  const chosen = Object.entries(lines).flatMap(([price_id, line]): ChosenLine[] => {
    const quantity = Number(line.quantity)
    if (quantity === 0) return []
    const ticket = graph.tickets.find(({ prices }) => prices.some(({ id }) => id === price_id))
    const price = ticket?.prices.find(({ id }) => id === price_id)
    if (!ticket || !price) throw new AppError('ticket.not_found')
    const given =
      ticket.type === 'DONATION' ? { donation_amount: donationOf(graph, price, { line, locale }) } : {}
    return [{ ticket, price, line, quantity, ...given }]
  })
  if (chosen.length === 0)
    throw new AppError('request.invalid', { errors: { lines: ['Choose at least one ticket.'] } })
  if (chosen.length > maxLines) throw new AppError('order.too_large')
  if (chosen.some(({ quantity }) => quantity > 100)) throw new AppError('order.quantity_limit')
  return chosen
}

/** What a buyer gives per ticket; an empty field is zero only where zero is allowed. */
function donationOf(
  { event: { currency } }: EventGraph,
  { id, price }: KeptPrice,
  { line, locale }: { line: OrderFormLine; locale: OrderFormBody['locale'] },
): number {
  const typed = line.donation_amount?.trim() ?? ''
  if (typed === '' && price === 0) return 0
  if (typed === '') throw new AppError('order.donation_too_low', { details: { minimum: price, currency } })
  const amount = parseMoney(typed, currency, locale)
  if (amount !== null && amount > maxAmount) throw new AppError('order.total_too_high')
  if (amount !== null) return amount
  throw new AppError('request.invalid', {
    errors: { [`lines.${id}.donation_amount`]: ['Enter an amount, such as 12 or 12.50.'] },
  })
}

/**
 * What the page's prices come to for this choice, as the buyer could work it out: else the order is refused with
 * `order.price_changed`. The first tickets have the promo code's price, as in `priceOrder`. Undefined where a line does not say what it
 * was shown for.
 */
function expectedTotal(
  graph: EventGraph,
  chosen: readonly ChosenLine[],
  body: OrderFormBody,
): number | undefined {
  let discountable = body.most_discounted ? Number(body.most_discounted) : Number.POSITIVE_INFINITY
  let total = 0
  for (const { ticket, line, quantity, donation_amount } of chosen) {
    if (donation_amount !== undefined) total += quantity * donationTotal(graph, ticket, donation_amount)
    else if (!line.unit_total) return undefined
    else {
      const reduced = line.full_unit_total ? Math.min(quantity, discountable) : 0
      discountable -= reduced
      const full = Number(line.full_unit_total || line.unit_total)
      total += reduced * Number(line.unit_total) + (quantity - reduced) * full
    }
  }
  return total
}

function donationTotal({ event, taxes_and_fees }: EventGraph, ticket: TicketItem, price: number): number {
  const taxesAndFees = taxes_and_fees.filter(({ id }) => ticket.tax_and_fee_ids.includes(id))
  return priceUnit({ price, discount: 0, taxesAndFees, currency: event.currency }).unit_total
}
