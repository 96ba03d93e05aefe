import type {
  CheckInList,
  ListedCheckInList,
  PublicCheckInList,
} from '@foyer/contracts/check-in-list/check-in-list'
import type * as endpoints from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import type { ListMeta } from '@foyer/contracts/list'
import { mayChange } from '../authorize.ts'
import { readEventGraph, requireEvent } from '../event-graph/event-graph.ts'
import { shortList } from '../list/short-list.ts'
import { readPools } from '../pool/read-pools.ts'
import {
  type CheckInListItem,
  readCheckInList,
  readCheckInLists,
  readLinkedCheckInList,
} from '../store/check-in-list/check-in-list-entity.ts'
import { readCheckInCounts } from '../store/statistics/read-totals.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { admitsTicket, checkInListState, closesAt } from './open-check-in-list.ts'

/** Check-in lists of an event, by name by default. */
export async function listCheckInLists(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listCheckInLists>,
): Promise<{ data: ListedCheckInList[]; meta: ListMeta }> {
  await requireEvent(ctx, params.event_id, 'check_in.manage')
  const lists = await readCheckInLists(params.event_id)
  const shown = await showCheckInLists(ctx, params.event_id, lists)
  const known = shown.map((list) => withKnownLink(ctx, list))
  return shortList(known, { sort_by: 'name', ...query }, { id: 'id', searched: ['name', 'description'] })
}

/** One check-in list with its counts. */
export async function getCheckInList(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getCheckInList>,
): Promise<ListedCheckInList> {
  await requireEvent(ctx, params.event_id, 'check_in.manage')
  const list = await readCheckInList(params.event_id, params.check_in_list_id)
  return withKnownLink(ctx, await showCheckInList(ctx, list))
}

/** The link of a door admits people, so a key that may only read does not learn it. */
const withKnownLink = (ctx: Context, list: CheckInList): ListedCheckInList =>
  mayChange(ctx, 'check_in.manage') ? list : { ...list, short_id: null }

/** A check-in list in any state, as its link's holder sees it. */
export async function getPublicCheckInList(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getPublicCheckInList>,
): Promise<PublicCheckInList> {
  const list = await readLinkedCheckInList(params.check_in_list_short_id)
  const [shown, graph] = await Promise.all([showCheckInList(ctx, list), readEventGraph(list.event_id)])
  if (!graph) throw new AppError('check_in_list.not_found')
  const { id, title, start_date, timezone, is_test = false } = graph.event
  return { ...shown, event: { id, title, start_date, timezone, is_test } }
}

/** Check-in lists of one event as the contract shows them: with their state at this moment and their counts. */
export async function showCheckInLists(
  ctx: Context,
  event_id: string,
  lists: readonly CheckInListItem[],
): Promise<CheckInList[]> {
  const [counts, graph] = await Promise.all([countLists(event_id, lists), readEventGraph(event_id)])
  return lists.map((list) => ({
    ...list,
    activates_at: list.activates_at ?? null,
    expires_at: list.expires_at ?? null,
    closes_at: closesAt(list, graph?.event),
    state: checkInListState({ ...list, closes_at: closesAt(list, graph?.event) }, ctx.now),
    checked_in: counts.get(list.id)?.checked_in ?? 0,
    attendees: counts.get(list.id)?.attendees ?? 0,
  }))
}

/** One list, likewise. */
export async function showCheckInList(ctx: Context, list: CheckInListItem): Promise<CheckInList> {
  const [shown] = await showCheckInLists(ctx, list.event_id, [list])
  return shown as CheckInList
}

export interface AttendeeCounts {
  attendees: number
  checked_in: number
}

/**
 * How many attendees each list admits, and has admitted, by list id. A ticket has as many active attendees as its prices'
 * pools have sold, since a cancelled ticket returns to stock.
 */
export async function countLists(
  event_id: string,
  lists: readonly CheckInListItem[],
): Promise<Map<string, AttendeeCounts>> {
  const ids = lists.map(({ id }) => id)
  const [sold, checkedIn] = await Promise.all([readSold(event_id), readCheckInCounts(event_id, ids)])
  return new Map(
    lists.map((list) => {
      const admitted = [...sold].filter(([ticket_id]) => admitsTicket(list, ticket_id))
      const attendees = admitted.reduce((sum, [, quantity]) => sum + quantity, 0)
      return [list.id, { attendees, checked_in: checkedIn.get(list.id) ?? 0 }]
    }),
  )
}

/** How many of each of the event's tickets are sold, by ticket id. */
export async function readSold(event_id: string): Promise<Map<string, number>> {
  const tickets = (await readEventGraph(event_id))?.tickets ?? []
  const prices = tickets.flatMap((ticket) => ticket.prices)
  const pools = await readPools(prices.map(({ id, pool_shards }) => ({ pool_id: id, shards: pool_shards })))
  return new Map(
    tickets.map((ticket) => [
      ticket.id,
      ticket.prices.reduce((sum, price) => sum + (pools.get(price.id)?.sold ?? 0), 0),
    ]),
  )
}
