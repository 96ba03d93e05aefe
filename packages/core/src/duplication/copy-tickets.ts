import { listShardCount } from '../list/list-partitions.ts'
import { openPools, poolShardCount } from '../pool/open-pool.ts'
import { newId, newLinkId } from '../random-id.ts'
import {
  AffiliateCodeEntity,
  AffiliateEntity,
  type AffiliateItem,
  affiliateCode,
} from '../store/affiliate/affiliate-entity.ts'
import {
  CapacityAssignmentEntity,
  type CapacityAssignmentItem,
  capacityPool,
  isEnforced,
} from '../store/capacity-assignment/capacity-assignment-entity.ts'
import {
  CheckInListEntity,
  type CheckInListItem,
  CheckInListLinkEntity,
} from '../store/check-in-list/check-in-list-entity.ts'
import {
  PromoCodeEntity,
  type PromoCodeItem,
  PromoCodeNameEntity,
  promoCodeName,
} from '../store/promo-code/promo-code-entity.ts'
import { QuestionEntity, type QuestionItem } from '../store/question/question-entity.ts'
import { type KeptPrice, TicketEntity, type TicketItem } from '../store/ticket/ticket-entity.ts'
import { putAll } from '../table/batches.ts'
import { type Context, nowInstant } from '../verb.ts'
import type { Shift } from './shift-wall-time.ts'

/** Copies of an event's tickets for another event, unsold, and which original became which copy. */
export interface CopiedTickets {
  tickets: TicketItem[]
  idOf: ReadonlyMap<string, string>
}

/** Those tickets for another event: their sale moved, their stock full, no capacities yet. Nothing is written. */
export function copiedTickets(tickets: readonly TicketItem[], event_id: string, shift: Shift): CopiedTickets {
  const idOf = new Map(tickets.map(({ id }) => [id, newId('ticket')]))
  const copies = tickets.map((ticket) => ({
    ...ticket,
    event_id,
    id: idOf.get(ticket.id) ?? '',
    prices: ticket.prices.map((price) => copiedPrice(price, shift)),
    ...shiftedSale(ticket, shift),
    capacity_pools: [],
    terms: 0,
    version: 1,
  }))
  return { tickets: copies, idOf }
}

/** Which price became which: copies keep their order. */
export function priceIds(
  originals: readonly TicketItem[],
  copies: readonly TicketItem[],
): [string, string][] {
  return originals.flatMap(({ prices }, index) =>
    prices.map(({ id }, place): [string, string] => [id, copies[index]?.prices[place]?.id ?? '']),
  )
}

/** Writes copied tickets, with the pools of their prices before them. */
export async function writeCopiedTickets(tickets: readonly TicketItem[]): Promise<void> {
  const prices = tickets.flatMap((ticket) => ticket.prices)
  await openPools(prices.map(({ id, quantity_available }) => ({ pool_id: id, size: quantity_available })))
  await putAll(TicketEntity, tickets)
}

/**
 * The ids in the copy of a thing's tickets. Null if the thing is for certain tickets and none was copied, because an
 * empty list would mean all tickets.
 */
export function copiedTicketIds(
  ticket_ids: readonly string[],
  idOf: CopiedTickets['idOf'] | null,
): string[] | null {
  const ids = ticket_ids.flatMap((id) => idOf?.get(id) ?? [])
  return ids.length === 0 && ticket_ids.length > 0 ? null : ids
}

function copiedPrice(price: KeptPrice, shift: Shift): KeptPrice {
  const id = newId('price')
  const pool_shards = poolShardCount(price.quantity_available)
  const list_shards = listShardCount(price.quantity_available)
  return { ...price, id, pool_shards, list_shards, ...shiftedSale(price, shift) }
}

function shiftedSale(
  { sale_start_date, sale_end_date }: Pick<TicketItem, 'sale_start_date' | 'sale_end_date'>,
  shift: Shift,
) {
  return { sale_start_date: shift(sale_start_date), sale_end_date: shift(sale_end_date) }
}

/** Writes those questions for another event, except those about tickets that were not copied. Answers which became which. */
export async function copyQuestions(
  questions: readonly QuestionItem[],
  event_id: string,
  idOf: CopiedTickets['idOf'] | null,
): Promise<[string, string][]> {
  const copies = questions.flatMap((question) => {
    const ticket_ids = copiedTicketIds(question.ticket_ids, idOf)
    return ticket_ids
      ? [{ from: question.id, copy: { ...question, event_id, id: newId('question'), ticket_ids } }]
      : []
  })
  await putAll(
    QuestionEntity,
    copies.map(({ copy }) => copy),
  )
  return copies.map(({ from, copy }) => [from, copy.id])
}

/** Writes those affiliates for another event: the same people and codes, with nothing sold. */
export async function copyAffiliates(
  ctx: Context,
  affiliates: readonly AffiliateItem[],
  event_id: string,
): Promise<void> {
  const fresh = { event_id, created_at: nowInstant(ctx), version: 1 }
  const copies = affiliates.map((affiliate) => ({ ...affiliate, ...fresh, id: newId('affiliate') }))
  await putAll(AffiliateEntity, copies)
  await putAll(
    AffiliateCodeEntity,
    copies.map(({ id: affiliate_id, code }) => ({ event_id, affiliate_id, code: affiliateCode(code) })),
  )
}

interface CopyCodesTo {
  event_id: string
  idOf: CopiedTickets['idOf'] | null
  shift: Shift
}

/** Writes those promo codes for another event, unused, except those for tickets that were not copied. */
export async function copyPromoCodes(
  ctx: Context,
  promoCodes: readonly PromoCodeItem[],
  { event_id, idOf, shift }: CopyCodesTo,
): Promise<void> {
  const copies = promoCodes.flatMap((promoCode) => {
    const ticket_ids = copiedTicketIds(promoCode.ticket_ids, idOf)
    if (!ticket_ids) return []
    const id = newId('promo_code')
    const expires_at = shift(promoCode.expires_at)
    const fresh = {
      event_id,
      id,
      pool_shards: poolShardCount(promoCode.max_uses),
      created_at: nowInstant(ctx),
      is_counted: true,
      version: 1,
    }
    return [{ ...promoCode, ...fresh, expires_at, ticket_ids }]
  })
  await openPools(copies.map(({ id, max_uses }) => ({ pool_id: id, size: max_uses })))
  await putAll(PromoCodeEntity, copies)
  await putAll(
    PromoCodeNameEntity,
    copies.map(({ id, code }) => ({ event_id, promo_code_id: id, name: promoCodeName(code) })),
  )
}

/**
 * Writes those capacities for an event of copied tickets, with nothing taken, and answers the tickets as they then take
 * from them. They are written before anybody can sell, so there are no terms to raise (docs/decisions/0010).
 */
export async function copyCapacityAssignments(
  assignments: readonly CapacityAssignmentItem[],
  event_id: string,
  { tickets, idOf }: CopiedTickets,
): Promise<TicketItem[]> {
  const copies = assignments.map((assignment) => copyOf(assignment, event_id, idOf))
  await openPools(
    copies.flatMap(({ pool_id, capacity }) => (pool_id === null ? [] : [{ pool_id, size: capacity }])),
  )
  await putAll(CapacityAssignmentEntity, copies)
  return tickets.map((ticket) => ({
    ...ticket,
    capacity_pools: copies
      .filter(({ ticket_ids }) => ticket_ids.includes(ticket.id))
      .flatMap((copy) => capacityPool(copy) ?? []),
  }))
}

function copyOf(
  assignment: CapacityAssignmentItem,
  event_id: string,
  idOf: CopiedTickets['idOf'],
): CapacityAssignmentItem {
  const id = newId('capacity_assignment')
  const ticket_ids = copiedTicketIds(assignment.ticket_ids, idOf) ?? []
  const pool_id = isEnforced(assignment) ? newId('pool') : null
  const pool_shards = pool_id === null ? 0 : poolShardCount(assignment.capacity)
  const terms = pool_id === null ? {} : Object.fromEntries(ticket_ids.map((ticket_id) => [ticket_id, 0]))
  return { ...assignment, event_id, id, ticket_ids, pool_id, pool_shards, terms, version: 1 }
}

interface CopyListsTo {
  event_id: string
  idOf: CopiedTickets['idOf']
  shift: Shift
}

/** Writes those check-in lists for another event, each with a new link and no admissions. */
export async function copyCheckInLists(
  lists: readonly CheckInListItem[],
  { event_id, idOf, shift }: CopyListsTo,
): Promise<void> {
  const copies = lists.flatMap((list) => {
    const ticket_ids = copiedTicketIds(list.ticket_ids, idOf)
    if (!ticket_ids) return []
    const window = {
      activates_at: shift(list.activates_at ?? null),
      expires_at: shift(list.expires_at ?? null),
    }
    return [{ ...list, ...window, event_id, id: newId('check_in_list'), short_id: newLinkId(), ticket_ids }]
  })
  await putAll(CheckInListEntity, copies)
  await putAll(
    CheckInListLinkEntity,
    copies.map(({ id, short_id }) => ({ event_id, id, short_id })),
  )
}
