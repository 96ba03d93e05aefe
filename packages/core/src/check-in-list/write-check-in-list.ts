import { type CheckInList, checkInListBody } from '@foyer/contracts/check-in-list/check-in-list'
import type * as endpoints from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import { createWriteTransaction } from 'electrodb'
import { readEventGraph, requireEvent } from '../event-graph/event-graph.ts'
import { newId, newLinkId } from '../random-id.ts'
import { audited } from '../store/audit/audited.ts'
import {
  CheckInListEntity,
  type CheckInListItem,
  CheckInListLinkEntity,
  readCheckInList,
} from '../store/check-in-list/check-in-list-entity.ts'
import { isConditionRefused, outbox, transact, untilWritten } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'
import { showCheckInList } from './read-check-in-lists.ts'

/**
 * Creates a check-in list with its link. Errors: event.not_found, ticket.required, request.invalid for tickets of another
 * event.
 */
export async function createCheckInList(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.createCheckInList>,
): Promise<CheckInList> {
  const { event_id } = params
  await requireEvent(ctx, event_id, 'check_in.manage')
  await checkTickets(event_id, body.ticket_ids)
  return showCheckInList(ctx, await storeCheckInList(event_id, body))
}

/** Stores a new list with its link, unless there is one with that id. */
export async function storeCheckInList(
  event_id: string,
  body: ParsedInput<typeof endpoints.createCheckInList>['body'],
  id = newId('check_in_list'),
): Promise<CheckInListItem> {
  const created = { ...body, event_id, id, short_id: newLinkId() }
  const { short_id } = created
  await transact(() =>
    createWriteTransaction({ list: CheckInListEntity, link: CheckInListLinkEntity }, ({ list, link }) => [
      list.create(created).commit(),
      link.put({ short_id, event_id, id }).commit(),
    ]).go(),
  )
  return created
}

/**
 * Changes a check-in list; its link stays. Errors: those of `changed`, event.not_found, check_in_list.not_found, ticket.required,
 * request.invalid for tickets of another event.
 */
export async function updateCheckInList(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateCheckInList>,
): Promise<CheckInList> {
  const { event_id } = params
  await requireEvent(ctx, event_id, 'check_in.manage')
  const written = await untilWritten(async () => {
    const list = await readCheckInList(event_id, params.check_in_list_id)
    if (body.ticket_ids) await checkTickets(event_id, body.ticket_ids)
    return replace(list, { ...list, ...changed(ctx, checkInListBody, list, body) })
  })
  return showCheckInList(ctx, written)
}

/** A list that was deleted since stays deleted. */
async function replace(before: CheckInListItem, after: CheckInListItem): Promise<CheckInListItem | 'lost'> {
  const next = { ...after, version: (before.version ?? 0) + 1 }
  try {
    await CheckInListEntity.put(next)
      .where(({ short_id, version }, { exists, eq, notExists }) => {
        const isAsRead = before.version === undefined ? notExists(version) : eq(version, before.version)
        return `${exists(short_id)} AND ${isAsRead}`
      })
      .go()
    return next
  } catch (error) {
    if (isConditionRefused(error)) return 'lost'
    throw error
  }
}

/** Deletes a check-in list; its link stops working at once. */
export async function deleteCheckInList(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.deleteCheckInList>,
): Promise<void> {
  const { event_id, check_in_list_id } = params
  await requireEvent(ctx, event_id, 'check_in.manage')
  const { id, short_id } = await readCheckInList(event_id, check_in_list_id)
  await transact(() =>
    createWriteTransaction({ list: CheckInListEntity, link: CheckInListLinkEntity }, ({ list, link }) => [
      list.delete({ event_id, id }).commit(),
      link.delete({ short_id }).commit(),
    ]).go(),
  )
}

/**
 * Gives a check-in list a new link. The old one stops working in the same write, and tells devices that still use it;
 * admissions stay. Recorded in the audit log.
 */
export async function renewCheckInListLink(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.renewCheckInListLink>,
): Promise<CheckInList> {
  const { event_id, check_in_list_id } = params
  const { account_id } = await requireEvent(ctx, event_id, 'check_in.manage')
  const renewed = await untilWritten(async () => {
    const before = await readCheckInList(event_id, check_in_list_id)
    const after = { ...before, short_id: newLinkId(), version: (before.version ?? 0) + 1 }
    const told = audited(ctx, {
      account_id,
      action: 'check_in_list.link_renewed',
      subject_id: after.id,
      details: { event_id, name: after.name },
    })
    return (await write(ctx, { before, after, messages: outbox(told) })) ? 'lost' : after
  })
  return showCheckInList(ctx, renewed)
}

interface Renewal {
  before: CheckInListItem
  after: CheckInListItem
  messages: ReturnType<typeof outbox>
}

/** Returns the reason of a refusal, or null. Does not write a list that was deleted or got a new link since. */
function write(ctx: Context, { before, after, messages }: Renewal) {
  const { event_id, id } = after
  return transact(() =>
    createWriteTransaction({ list: CheckInListEntity, link: CheckInListLinkEntity }, ({ list, link }) => [
      list
        .put(after)
        .where(({ short_id, version }, { eq, notExists }) => {
          const isAsRead = before.version === undefined ? notExists(version) : eq(version, before.version)
          return `${eq(short_id, before.short_id)} AND ${isAsRead}`
        })
        .commit(),
      link.put({ short_id: before.short_id, event_id, id, ended_at: nowInstant(ctx) }).commit(),
      link.put({ short_id: after.short_id, event_id, id, ...messages }).commit(),
    ]).go(),
  )
}

/** Refuses a list for an event without tickets (specification §5) and tickets that are not the event's. */
export async function checkTickets(event_id: string, ticket_ids: readonly string[]): Promise<void> {
  const graph = await readEventGraph(event_id, { fresh: true })
  const existing = new Set(graph?.tickets.map(({ id }) => id))
  if (existing.size === 0) throw new AppError('ticket.required')
  if (!ticket_ids.every((id) => existing.has(id))) {
    throw new AppError('request.invalid', { errors: { ticket_ids: ['Choose tickets of this event.'] } })
  }
}
