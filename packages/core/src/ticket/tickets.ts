import { type Ticket, type TicketBody, ticketBody, ticketPriceBody } from '@foyer/contracts/ticket/ticket'
import type * as endpoints from '@foyer/contracts/ticket/ticket-endpoints'
import { editablePart } from '@foyer/contracts/update-of'
import {
  type EventGraph,
  forgetEventGraph,
  readListShards,
  requireEventGraph,
  requireTicket,
} from '../event-graph/event-graph.ts'
import { readPools } from '../pool/read-pools.ts'
import { belowTaken } from '../pool/resize-pool.ts'
import { AttendeeEntity } from '../store/attendee/attendee-entity.ts'
import { pricePool, TicketEntity, type TicketItem } from '../store/ticket/ticket-entity.ts'
import { untilWritten } from '../table/write.ts'
import { changed, laidOver } from '../update/changed.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { openTicket } from './open-ticket.ts'
import { toTicket, toTickets } from './read-tickets.ts'
import { type MatchedPrices, matchPrices, removePrice, replaceTicket } from './replace-ticket.ts'
import { requirePayable, ticketFields } from './ticket-fields.ts'
import { type TicketWriteResult, writeTicket } from './write-ticket.ts'

/** Creates a ticket, last in homepage order, with a pool for each price. */
export async function createTicket(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.createTicket>,
): Promise<Ticket> {
  const { event_id } = params
  const { event, tickets, taxes_and_fees, settings } = await requireEventGraph(ctx, event_id)
  const { currency, account_id } = event
  const { max_per_order } = settings
  const sort_order = Math.max(0, ...tickets.map((ticket) => ticket.sort_order)) + 1
  const ticket = await openTicket(body, { event_id, currency, taxes_and_fees, max_per_order, sort_order })
  const written = await writeTicket(ctx, { account_id, before: null, after: ticket })
  if (typeof written === 'string') throw new AppError('server.busy')
  return toTicket(written, taxes_and_fees)
}

/**
 * Changes a ticket; prices keep their ids and their stock (specification §5). Errors: those of `changed`, `event.not_found`,
 * `ticket.not_found`, `tax_or_fee.not_found`; `ticket.type_locked` once sales exist, `ticket.tier_has_sales` for a removed
 * price, those of `requirePayable`, `ticket.below_sold` for a size below sold and held; `server.busy` when others do not stop
 * changing it.
 */
export async function updateTicket(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateTicket>,
): Promise<Ticket> {
  return untilWritten(async () => {
    const graph = await requireEventGraph(ctx, params.event_id)
    const ticket = requireTicket(graph, params.ticket_id)
    const whole = changedTicket(ctx, asShown(ticket, graph), body)
    const fields = await ticketFields(whole, graph.taxes_and_fees, ticket)
    const prices = matchPrices(ticket.prices, whole.prices)
    const { currency } = graph.event
    requirePayable({ fields, prices: whole.prices, taxesAndFees: graph.taxes_and_fees, currency })
    if (fields.type !== ticket.type && (await hasSales(ticket))) throw typeLocked()
    await checkStock(prices)
    const result = await replaceTicket(ctx, { account_id: graph.event.account_id, ticket, fields, prices })
    return typeof result === 'object' ? toTicket(result, graph.taxes_and_fees) : 'lost'
  })
}

/** Of its taxes and fees those that still exist: as its organizers see it. */
function asShown(ticket: TicketItem, { taxes_and_fees }: EventGraph): TicketItem {
  const exists = (tax_or_fee_id: string) => taxes_and_fees.some(({ id }) => id === tax_or_fee_id)
  return { ...ticket, tax_and_fee_ids: ticket.tax_and_fee_ids.filter(exists) }
}

/** Refuses before anything is written what the pools would refuse halfway. */
async function checkStock({ wanted, removed }: MatchedPrices): Promise<void> {
  const known = [...removed, ...wanted.flatMap(({ before }) => before ?? [])]
  const counts = await readPools(known.map(pricePool))
  const takenOf = (id: string | undefined) => {
    const { held = 0, sold = 0 } = counts.get(id ?? '') ?? {}
    return held + sold
  }
  if (removed.some(({ id }) => takenOf(id) > 0)) throw new AppError('ticket.tier_has_sales')
  for (const [index, { body, before }] of wanted.entries()) {
    const taken = takenOf(before?.id)
    const field = `prices.${index}.quantity_available`
    if (taken > (body.quantity_available ?? Number.POSITIVE_INFINITY))
      throw belowTaken({ code: 'ticket.below_sold', field }, taken)
  }
}

/** At its field: the screen may not know of attendees with only cancelled tickets. */
function typeLocked(): AppError {
  const message = 'The ticket type cannot change once attendees or sales exist.'
  return new AppError('ticket.type_locked', { errors: { type: [message] } })
}

/** Deletes a ticket that was never ordered, with its pools; one on an order can only be hidden (specification §5). */
export async function deleteTicket(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.deleteTicket>,
): Promise<void> {
  await untilWritten(async () => {
    const graph = await requireEventGraph(ctx, params.event_id)
    const ticket = requireTicket(graph, params.ticket_id)
    if (await hasSales(ticket)) throw new AppError('ticket.has_orders')
    return typeof (await removeTicket(ctx, graph.event.account_id, ticket)) === 'object' ? 'written' : 'lost'
  })
}

/** Price after price, the last one with the ticket itself: a transaction has room for one price's shards. */
async function removeTicket(
  ctx: Context,
  account_id: string,
  ticket: TicketItem,
): Promise<TicketWriteResult> {
  const [last, ...first] = ticket.prices
  let current = ticket
  for (const price of first) {
    const result = await removePrice(ctx, { account_id, ticket: current, price_id: price.id })
    if (typeof result === 'string') return result
    current = result
  }
  const closings = last ? [pricePool(last)] : []
  return writeTicket(ctx, { account_id, before: current, after: null, closings })
}

/**
 * Sets the homepage order. All tickets of the event must be named, each once (specification §5: sorting is for the
 * whole list).
 */
export async function sortTickets(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.sortTickets>,
): Promise<Ticket[]> {
  const { event_id } = params
  const { tickets, taxes_and_fees } = await requireEventGraph(ctx, event_id)
  const sorted = body.ticket_ids.flatMap((id) => tickets.find((ticket) => ticket.id === id) ?? [])
  const counts = [body.ticket_ids.length, sorted.length, new Set(sorted).size]
  if (counts.some((count) => count !== tickets.length))
    throw new AppError('request.invalid', {
      errors: { ticket_ids: ['Include every ticket of the event exactly once.'] },
    })
  const placed = sorted.map((ticket, index) => ({ ...ticket, sort_order: index + 1 }))
  const moved = placed.filter(({ sort_order }, index) => sort_order !== sorted[index]?.sort_order)
  await Promise.all(
    moved.map(({ id, sort_order }) =>
      TicketEntity.patch({ event_id, id }).set({ sort_order }).add({ version: 1 }).go(),
    ),
  )
  forgetEventGraph(event_id)
  return toTickets(placed, taxes_and_fees)
}

type Update = ParsedInput<typeof endpoints.updateTicket>['body']

/**
 * What an update makes of a ticket. The list of prices, where it is sent, names all of them: one that is missing is to be
 * removed, one without an id is new and begins with the defaults of a new price; of those that stay, a field that is left out
 * keeps its value, so that no stock becomes unlimited by silence.
 */
export function changedTicket(ctx: Context, ticket: TicketItem, { prices, ...body }: Update): TicketBody {
  const given = prices === undefined ? body : { ...body, prices: wholePrices(ticket, prices) }
  return changed(ctx, ticketBody, ticket, given)
}

/** Where there is one price on both sides, its id may be left out. */
function wholePrices({ prices: before }: TicketItem, given: NonNullable<Update['prices']>) {
  const isOnlyOne = before.length === 1 && given.length === 1
  return given.map((price) => {
    const known = before.find(({ id }) => (price.id === undefined ? isOnlyOne : id === price.id))
    if (!known) return { ...ticketPriceBody.parse({ ...price, id: undefined }), id: price.id }
    return laidOver(editablePart(ticketPriceBody, known), price)
  })
}

/**
 * Whether anybody holds, bought or ever had this ticket. Its pools know of holds and sales; what was bought and
 * cancelled again is found among the attendees, which are read only when the pools know of nothing.
 */
export async function hasSales({ event_id, id, prices }: TicketItem): Promise<boolean> {
  const counts = await readPools(prices.map(pricePool))
  if ([...counts.values()].some(({ held, sold }) => held > 0 || sold > 0)) return true
  const shards = await readListShards(event_id)
  const pages = await Promise.all(
    shards.map((shard) => AttendeeEntity.query.list(shard).go({ pages: 'all' })),
  )
  return pages.some(({ data }) => data.some(({ row }) => row?.ticket_id === id))
}
