import type { EventSettings } from '@foyer/contracts/event/event-settings'
import type { Locale } from '@foyer/contracts/locale'
import type { Permission } from '@foyer/contracts/permission'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { authorizeForSome, mayKnow } from '../authorize.ts'
import { fewestListShards, listShardsOf } from '../list/list-partitions.ts'
import { type AccountItem, readAccountTerms } from '../store/account/account-entity.ts'
import {
  CapacityAssignmentEntity,
  type CapacityAssignmentItem,
} from '../store/capacity-assignment/capacity-assignment-entity.ts'
import {
  changesOf,
  completeSettings,
  EventEntity,
  type EventItem,
  EventSettingsEntity,
} from '../store/event/event-entity.ts'
import { OrganizerEntity, type OrganizerItem } from '../store/organizer/organizer-entity.ts'
import { QuestionEntity, type QuestionItem } from '../store/question/question-entity.ts'
import { TicketEntity, type TicketItem } from '../store/ticket/ticket-entity.ts'
import { TranslationEntity, type TranslationItem } from '../store/translation/translation-entity.ts'
import { WaitingRoomMarkEntity } from '../store/waiting-room/waiting-room-entity.ts'
import { LazyService } from '../table/entity.ts'
import { AppError, type Context } from '../verb.ts'
import { forgetStocks, noteStockChange } from './known-stock.ts'

/** Milliseconds that a process keeps a graph, so that bursts on one event read the table once a second. */
const lifeMs = 1000
const mostEvents = 500

interface Entry {
  readAt: number
  graph: Promise<EventGraph | null>
}

const entries = new Map<string, Entry>()

/** The graph as this process read it within the last second, else as it is now. Simultaneous calls share one read. */
export function cachedEventGraph(
  event_id: string,
  read: () => Promise<EventGraph | null>,
): Promise<EventGraph | null> {
  const known = entries.get(event_id)
  if (known && performance.now() - known.readAt < lifeMs) return known.graph
  if (entries.size >= mostEvents) entries.clear()
  const graph = read()
  entries.set(event_id, { readAt: performance.now(), graph })
  graph.catch(() => entries.delete(event_id))
  return graph
}

/** Call this after each write into an event's graph, so that its own process sees it at once. */
export function forgetEventGraph(event_id: string): void {
  entries.delete(event_id)
  noteStockChange(event_id)
}

/** Call this after each change to something that many events share: the account, an organizer, a tax or fee. */
export function forgetEventGraphs(): void {
  entries.clear()
  forgetStocks()
}

/** Everything that an event's page and sales need, except counts. `tickets` are in homepage order. */
export interface EventGraph {
  event: EventItem
  settings: EventSettings
  /** How often the event and its settings were changed. */
  revision: number
  /** When either was last changed, UTC ISO. */
  changed_at: string
  tickets: TicketItem[]
  /** In the order in which they are asked, hidden ones too. */
  questions: QuestionItem[]
  capacity_assignments: CapacityAssignmentItem[]
  /** Whether people wait in line for its tickets, or did lately. */
  has_line: boolean
  organizer: OrganizerItem
  account: AccountItem
  /** All of the account's. A ticket names those that apply to it. */
  taxes_and_fees: TaxOrFee[]
  /** Its further languages, one item each. */
  translations: TranslationItem[]
  /** The language that its texts were translated into, as `graphIn` does; absent: they are as their organizer wrote them. */
  spoken?: { language: Locale; translation: TranslationItem; original: EventGraph }
}

const service = new LazyService({
  event: EventEntity,
  settings: EventSettingsEntity,
  ticket: TicketEntity,
  questions: QuestionEntity,
  capacity_assignments: CapacityAssignmentEntity,
  waiting_room: WaitingRoomMarkEntity,
  translations: TranslationEntity,
})

/**
 * The event with everything around it, in three reads. Null if the event is unknown. Up to a second old, or as last
 * written with `fresh` (strongly consistent).
 */
export function readEventGraph(event_id: string, { fresh = false } = {}): Promise<EventGraph | null> {
  return fresh ? readNow(event_id) : cachedEventGraph(event_id, () => readNow(event_id))
}

async function readNow(event_id: string): Promise<EventGraph | null> {
  const { data } = await service.collections.event_graph({ event_id }).go({ consistent: true, pages: 'all' })
  const [event] = data.event
  const [kept] = data.settings
  if (!event || !kept) return null
  const { account_id, organizer_id } = event
  const [{ data: organizer }, terms] = await Promise.all([
    OrganizerEntity.get({ account_id, id: organizer_id }).go({ consistent: true }),
    readAccountTerms(account_id),
  ])
  if (!organizer || !terms) throw new Error(`Event ${event_id} has no organizer or account.`)
  const [tickets, questions] = [data.ticket.toSorted(bySortOrder), data.questions.toSorted(bySortOrder)]
  const { capacity_assignments, translations } = data
  return {
    event,
    settings: completeSettings(kept.settings),
    ...changesOf(event, kept),
    tickets,
    questions,
    capacity_assignments,
    has_line: data.waiting_room.length > 0,
    organizer,
    ...terms,
    translations,
  }
}

interface Sorted {
  sort_order: number
  id: string
}

function bySortOrder(a: Sorted, b: Sorted): number {
  return a.sort_order - b.sort_order || a.id.localeCompare(b.id)
}

/** The index partitions that an event's orders and attendees are spread over. All are read at once. */
export async function readListShards(event_id: string): Promise<{ event_id: string; list_shard: number }[]> {
  const graph = await readEventGraph(event_id)
  const length = graph ? listShardsOf(graph.tickets) : fewestListShards
  return Array.from({ length }, (_, list_shard) => ({ event_id, list_shard }))
}

/** How many seconds the event holds tickets during a checkout. */
export async function orderTimeout(event_id: string): Promise<number> {
  const graph = await readEventGraph(event_id)
  return (graph?.settings.order_timeout ?? 0) * 60
}

/**
 * The event as last written, for a caller who may do that in its account. Errors: `session.required`,
 * `session.forbidden`; `event.not_found` (404), also for another account's event, and for one that the caller's key may not know of.
 */
export async function requireEvent(
  ctx: Context,
  event_id: string,
  permission: Permission = 'event.manage',
): Promise<EventItem> {
  const { account_id } = authorizeForSome(ctx, permission)
  const { data: event } = await EventEntity.get({ event_id }).go({ consistent: true })
  if (event?.account_id !== account_id || !mayKnow(ctx, event)) throw new AppError('event.not_found')
  return event
}

/** A live event, up to a second old. Error: `event.not_available` (404) for any other, whether or not it exists. */
export async function requireLiveEvent(event_id: string): Promise<EventGraph> {
  const graph = await readEventGraph(event_id)
  if (graph?.event.status !== 'LIVE') throw new AppError('event.not_available')
  return graph
}

/** The event with its current tickets, for its managers. */
export async function requireEventGraph(ctx: Context, event_id: string): Promise<EventGraph> {
  await requireEvent(ctx, event_id)
  const graph = await readEventGraph(event_id, { fresh: true })
  if (!graph) throw new AppError('event.not_found')
  return graph
}

/** One ticket of the event. */
export function requireTicket({ tickets }: EventGraph, ticket_id: string): TicketItem {
  const ticket = tickets.find(({ id }) => id === ticket_id)
  if (!ticket) throw new AppError('ticket.not_found')
  return ticket
}
