import type { Locale } from '@foyer/contracts/locale'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { poolWants } from '../hold/take-from-event.ts'
import { listShardsOf } from '../list/list-partitions.ts'
import { checkNamedSize, newOrder } from '../order/new-order.ts'
import type { PoolWant } from '../pool/plan-takes.ts'
import { priceOrder } from '../price/price-order.ts'
import { derivedLinkId } from '../random-id.ts'
import type { TicketHolder } from '../store/attendee/write-attendees.ts'
import type { ClaimedTicket, ImportClaimItem } from '../store/import/import-claim-entity.ts'
import type { ImportItem } from '../store/import/import-entity.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import type { KeptPrice, TicketItem } from '../store/ticket/ticket-entity.ts'
import type { Context } from '../verb.ts'
import { answersOf, orderAnswers, withAnswers } from './imported-answers.ts'
import { hashOf, isPaid, type PlannedOrder, type PlannedTicket, RefusedOrder } from './plan-orders.ts'
import type { Problem } from './reader/given-row.ts'

/** An order that can be written as it was in the other system. */
export interface ImportedOrder {
  order: OrderItem
  wants: PoolWant[]
  holders: (TicketHolder & { checked_in_at: string | undefined })[]
  claim: ImportClaimItem
}

/**
 * The order as it is to be written: complete, with its original date and amounts, no taxes or fees of this event, and ids that follow from the
 * import's seed. Errors: `RefusedOrder`, order.too_large.
 */
export function importedOrder(
  ctx: Context,
  graph: EventGraph,
  item: ImportItem,
  planned: PlannedOrder,
): ImportedOrder {
  const lines = linesOf(graph, planned.tickets)
  const priced = priceOrder(
    lines.map(({ ticket, price, amount, tickets }) => ({
      ...{ ticket_id: ticket.id, price_id: price.id, title: ticket.title, label: price.label },
      ...{ quantity: tickets.length, price: amount, taxes_and_fees: [] },
    })),
    graph.event.currency,
  )
  const paid = planned.tickets.reduce((sum, { given }) => sum + (given.amount_paid ?? 0), 0)
  if (priced.total !== paid) throw new RefusedOrder(notInSteps(graph))
  const tickets = lines.flatMap((line) => line.tickets)
  const derived = (text: string) => derivedLinkId(item.seed, `${planned.external_id}/${text}`)
  const slots = lines.flatMap(({ ticket, price, tickets }) =>
    tickets.map(() => ({
      ...{ ticket_id: ticket.id, ticket_title: ticket.title, price_id: price.id, price_label: price.label },
    })),
  )
  const sold_at = tickets.flatMap(({ given }) => given.sold_at ?? []).toSorted()[0] ?? item.created_at
  const locale = localeOf(graph, tickets)
  const begun = newOrder(ctx, {
    ...{ graph, priced, locale },
    lines: { slots, promoCode: null },
    short_id: derived('order'),
    request_hash: planned.sold,
  })
  const isOfMoney = begun.total > 0 || tickets.some(({ given }) => isPaid(given))
  const order: OrderItem = {
    ...withoutTerms(begun),
    ...withAnswers([], orderAnswers(graph, tickets)),
    ...buyerOf(tickets),
    reference: `O-${referenceOf(derived('order reference'))}`,
    slots: begun.slots.map((slot, index) => ({
      ...slot,
      short_id: derived(`ticket ${index}`),
      reference: `A-${referenceOf(derived(`ticket reference ${index}`))}`,
    })),
    promo_code: tickets.flatMap(({ given }) => given.promo_code ?? [])[0] ?? null,
    source: 'IMPORTED',
    payment_provider: isOfMoney ? 'OFFLINE' : null,
    payment_status: isOfMoney ? 'PAYMENT_RECEIVED' : 'NO_PAYMENT_REQUIRED',
    status: 'COMPLETED',
    created_at: sold_at,
    completed_at: sold_at,
    is_silent: !item.body.send_tickets,
    list_shard:
      Number.parseInt(hashOf(planned.external_id).slice(0, 4), 36) % listShardsOf(graph.tickets) || 0,
  }
  checkNamedSize(order)
  const holders = order.slots.map(({ short_id }, index) => holderOf(graph, order, short_id, tickets[index]))
  return {
    order,
    wants: poolWants(graph, { quantities: quantitiesOf(lines) }),
    holders,
    claim: {
      imported_event_id: item.event_id,
      external_id: planned.external_id,
      import_id: item.id,
      order_short_id: order.short_id,
      ...{ sold: planned.sold, told: planned.told },
      tickets: holders.map((holder, index) => claimedTicket(holder, tickets[index])),
    },
  }
}

/** Names, address and notes of a ticket as one text: whether somebody changed them since. */
export function printOf({
  first_name,
  last_name,
  email,
  notes = '',
}: Pick<TicketHolder, 'first_name' | 'last_name' | 'email' | 'notes'>): string {
  return hashOf([first_name, last_name, email, notes])
}

function claimedTicket(
  { short_id, checked_in_at, ...holder }: ImportedOrder['holders'][number],
  ticket: PlannedTicket | undefined,
): ClaimedTicket {
  return {
    short_id,
    external_id: ticket?.given.external_id ?? null,
    print: printOf(holder),
    ...(checked_in_at ? { scan_id: `import-${short_id}` } : {}),
  }
}

/** Who bought it, as the first row says. */
export function buyerOf(tickets: readonly PlannedTicket[]) {
  const { given } = tickets[0] ?? {}
  const isNamed = given?.buyer_first_name || given?.buyer_last_name
  return {
    first_name: (isNamed ? given?.buyer_first_name : given?.first_name) ?? '',
    last_name: (isNamed ? given?.buyer_last_name : given?.last_name) ?? '',
    email: given?.buyer_email ?? given?.email ?? '',
  }
}

/** Who holds a ticket, as its row says; without an address it is the buyer's. */
export function holderOf(
  graph: EventGraph,
  { email }: Pick<OrderItem, 'email'>,
  short_id: string,
  ticket: PlannedTicket | undefined,
): ImportedOrder['holders'][number] {
  const { given, codes = [] } = ticket ?? {}
  return {
    short_id,
    first_name: given?.first_name ?? '',
    last_name: given?.last_name ?? '',
    email: given?.email ?? email,
    notes: given?.notes ?? '',
    answers: ticket ? answersOf(graph, ticket).ticket : [],
    ...(codes.length > 0 ? { codes } : {}),
    checked_in_at: given?.checked_in_at,
  }
}

export function localeOf({ settings }: EventGraph, tickets: readonly PlannedTicket[]): Locale {
  return tickets.flatMap(({ given }) => given.locale ?? [])[0] ?? settings.main_language ?? 'en'
}

interface Line {
  ticket: TicketItem
  price: KeptPrice
  amount: number
  tickets: PlannedTicket[]
}

/** Tickets of the same price and amount are one line; slots follow the lines. */
function linesOf(graph: EventGraph, tickets: readonly PlannedTicket[]): Line[] {
  const lines = new Map<string, Line>()
  for (const planned of tickets) {
    const found = findTicket(graph, planned.given)
    if ('code' in found) throw new RefusedOrder(found)
    const amount = planned.given.amount_paid ?? 0
    const key = `${found.price.id}/${amount}`
    const line = lines.get(key) ?? { ...found, amount, tickets: [] }
    line.tickets.push(planned)
    lines.set(key, line)
  }
  return [...lines.values()]
}

const folded = (text: string) => text.trim().toLowerCase()

/** The ticket and price that a row names: by id or title, and by the price's label, also behind the title as “VIP - Early”. */
export function findTicket(
  { tickets }: Pick<EventGraph, 'tickets'>,
  { ticket: named, price_label }: { ticket: string; price_label?: string | undefined },
): { ticket: TicketItem; price: KeptPrice } | Problem {
  const ticket = tickets.find(({ id, title }) => id === named || folded(title) === folded(named))
  const split = named.lastIndexOf(' - ')
  if (!ticket && price_label === undefined && split > 0) {
    const [title, label] = [named.slice(0, split), named.slice(split + 3)]
    const found = findTicket({ tickets }, { ticket: title, price_label: label })
    if ('ticket' in found) return found
  }
  if (!ticket) {
    const message = `This event has no ticket “${named}”. Create it, or let the import create it (\`create_tickets\`).`
    return { code: 'ticket.not_found', about: named, message }
  }
  const [first] = ticket.prices
  const price = price_label
    ? ticket.prices.find(({ id, label }) => id === price_label || folded(label) === folded(price_label))
    : first
  // What is called a variation elsewhere may be a ticket with one price here.
  const chosen = price ?? (ticket.prices.length === 1 ? first : undefined)
  if (chosen) return { ticket, price: chosen }
  const message = `The ticket “${ticket.title}” has no price “${price_label}”. Add it, or correct the row.`
  return { code: 'price.not_found', about: `${ticket.title} - ${price_label}`, message }
}

function quantitiesOf(lines: readonly Line[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { price, tickets } of lines)
    quantities.set(price.id, (quantities.get(price.id) ?? 0) + tickets.length)
  return quantities
}

function notInSteps({ event }: EventGraph): Problem {
  return {
    code: 'row.amount',
    message: `An amount in ${event.currency} is not one that can be paid. Correct it.`,
  }
}

/** Its buyer cannot cancel it for money that Foyer never had. */
function withoutTerms({ cancel_terms: _terms, ...order }: OrderItem): OrderItem {
  return order
}

/** Link ids and references have the same letters. */
const referenceOf = (derived: string) => derived.slice(0, 7).toUpperCase()

/** The row of an imported ticket: by its id in the other system, else the one in its place among those without. */
export function ticketOf(
  tickets: PlannedOrder['tickets'],
  claim: ImportClaimItem,
  { external_id, short_id }: ImportClaimItem['tickets'][number],
) {
  if (external_id !== null) return tickets.find(({ given }) => given.external_id === external_id)
  const nameless = claim.tickets.filter((each) => each.external_id === null)
  return tickets.filter(({ given }) => given.external_id === undefined)[
    nameless.findIndex((each) => each.short_id === short_id)
  ]
}
