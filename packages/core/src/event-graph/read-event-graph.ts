import type { EventSettings } from '@foyer/contracts/event/event-settings'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { AccountItem } from '../store/account/account-entity.ts'
import { readAccountTerms } from '../store/account/read-account-terms.ts'
import {
  CapacityAssignmentEntity,
  type CapacityAssignmentItem,
} from '../store/capacity-assignment/capacity-assignment-entity.ts'
import { EventEntity, type EventItem } from '../store/event/event-entity.ts'
import { completeSettings, EventSettingsEntity } from '../store/event/event-settings-entity.ts'
import { OrganizerEntity, type OrganizerItem } from '../store/organizer/organizer-entity.ts'
import { QuestionEntity, type QuestionItem } from '../store/question/question-entity.ts'
import { TicketEntity, type TicketItem } from '../store/ticket/ticket-entity.ts'
import { LazyService } from '../table/lazy-entity.ts'

/** How long a process may go without asking again: bursts on one event read the table once a second. */
const lifeMs = 1000
const mostEvents = 500

interface Entry {
  readAt: number
  graph: Promise<EventGraph | null>
}

const entries = new Map<string, Entry>()

/** The graph that this process read within the last second, else one read now; those who ask together read once. */
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

/** To be called by whatever writes into an event's graph, so that its own process sees it at once. */
export function forgetEventGraph(event_id: string): void {
  entries.delete(event_id)
}

/** To be called by whatever changes what many events share: the account, an organizer, a tax or fee. */
export function forgetEventGraphs(): void {
  entries.clear()
}

/** All that an event's page and its sales need to know, except counts. `tickets` are in homepage order. */
export interface EventGraph {
  event: EventItem
  settings: EventSettings
  tickets: TicketItem[]
  /** In the order in which they are asked, hidden ones too. */
  questions: QuestionItem[]
  capacity_assignments: CapacityAssignmentItem[]
  organizer: OrganizerItem
  account: AccountItem
  /** All of the account's; a ticket names those that it bears. */
  taxes_and_fees: TaxOrFee[]
}

const service = new LazyService({
  event: EventEntity,
  settings: EventSettingsEntity,
  ticket: TicketEntity,
  questions: QuestionEntity,
  capacity_assignments: CapacityAssignmentEntity,
})

/**
 * The event with everything around it, in three reads; null when the event is unknown. Up to a second old, unless
 * `fresh`: then as it stands now (strongly consistent).
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
  const { capacity_assignments } = data
  return {
    event,
    settings: completeSettings(kept.settings),
    tickets,
    questions,
    capacity_assignments,
    organizer,
    ...terms,
  }
}

interface Sorted {
  sort_order: number
  id: string
}

function bySortOrder(a: Sorted, b: Sorted): number {
  return a.sort_order - b.sort_order || a.id.localeCompare(b.id)
}
