import type { AuditedAmount } from '@foyer/contracts/audit/audit'
import type { Context } from '../context.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import { audited } from '../store/audit/audited.ts'
import type { CapacityAssignmentItem } from '../store/capacity-assignment/capacity-assignment-entity.ts'

type Side = CapacityAssignmentItem | null

/**
 * What a write of an assignment changes about what can be sold, for the audit log: its capacity, whether sales stop at it, and its
 * tickets. Null: it is not there before, or after; then its capacity says it all.
 */
export function reportCapacity(
  ctx: Context,
  { event, tickets }: EventGraph,
  { before, after }: { before: Side; after: Side },
) {
  const item = after ?? before
  if (!item) return []
  const { account_id, event_id } = event
  const of = { account_id, subject_id: item.id }
  const facts = { event_id, name: item.name }
  const [from, to] = [capacityOf(before), capacityOf(after)]
  const [ticketsBefore, ticketsAfter] = [before?.ticket_ids ?? [], after?.ticket_ids ?? []]
  const isLasting = before !== null && after !== null
  const titles = (ids: readonly string[], others: readonly string[]) =>
    firstFew(tickets.filter(({ id }) => ids.includes(id) && !others.includes(id)).map(({ title }) => title))
  const added = titles(ticketsAfter, ticketsBefore)
  const removed = titles(ticketsBefore, ticketsAfter)
  const size = audited(ctx, {
    ...of,
    action: 'capacity_assignment.capacity_changed',
    details: { ...facts, from, to },
  })
  const choice = audited(ctx, {
    ...of,
    action: 'capacity_assignment.tickets_changed',
    details: { ...facts, added, removed },
  })
  const power = audited(ctx, {
    ...of,
    action: 'capacity_assignment.switched',
    details: { ...facts, capacity: to, to: stopsSales(after) ? 'on' : 'off' },
  })
  return [
    ...(from === to ? [] : [size]),
    ...(isLasting && stopsSales(before) !== stopsSales(after) ? [power] : []),
    ...(isLasting && added + removed !== '' ? [choice] : []),
  ]
}

function capacityOf(assignment: Side): AuditedAmount {
  return assignment ? (assignment.capacity ?? 'unlimited') : 'none'
}

function stopsSales(assignment: Side): boolean {
  return assignment?.status === 'ACTIVE' && assignment.stop_sales_at_limit
}

/** Titles in one line, so short that a page of the log stays small. */
function firstFew(titles: readonly string[]): string {
  const shown = titles.slice(0, 3).map((title) => (title.length > 60 ? `${title.slice(0, 59)}…` : title))
  return [...shown, ...(titles.length > 3 ? [`+${titles.length - 3}`] : [])].join(', ')
}
