import type { AuditedAmount } from '@foyer/contracts/audit/audit'
import { createWriteTransaction } from 'electrodb'
import { type EventGraph, forgetEventGraph } from '../event-graph/event-graph.ts'
import type { PoolChange } from '../pool/pool-change.ts'
import { clearingMark, type MarkClearing, poolEntities, poolWrites } from '../pool/pool-writes.ts'
import { AuditReportEntity, reportWrites } from '../store/audit/audit-report-entity.ts'
import { audited } from '../store/audit/audited.ts'
import {
  CapacityAssignmentEntity,
  type CapacityAssignmentItem,
  capacityPool,
} from '../store/capacity-assignment/capacity-assignment-entity.ts'
import { TicketEntity, type TicketItem } from '../store/ticket/ticket-entity.ts'
import { transact } from '../table/write.ts'
import type { Context } from '../verb.ts'

interface CapacityChange {
  before: CapacityAssignmentItem | null
  after: CapacityAssignmentItem | null
  changes?: readonly PoolChange[]
  /** How often the write is tried while transactions run on its items. */
  tries?: number
}

/**
 * One write of an assignment (null: it is new, or deleted) together with each ticket that must take from another pool
 * from now on: the ticket's item names its pools and its terms, so that no reader knows the one without the other
 * (docs/decisions/0010). The change is recorded in the audit log. Answers null when somebody else wrote first, or
 * bought what its pool was to lose. Error: `server.busy` when conflicts do not end within the tries.
 */
export async function changeCapacity(
  ctx: Context,
  graph: EventGraph,
  { before, after, changes = [], tries }: CapacityChange,
): Promise<CapacityAssignmentItem | null> {
  const { event, tickets } = graph
  const reports = reportCapacity(ctx, graph, { before, after })
  const changed = tickets.flatMap((ticket) => {
    const capacity_pools = poolsOf(ticket, before, after)
    const isSame = JSON.stringify(capacity_pools) === JSON.stringify(ticket.capacity_pools)
    return isSame ? [] : [{ ticket, capacity_pools, terms: ticket.terms + 1 }]
  })
  const next = after && {
    ...after,
    terms: { ...after.terms, ...Object.fromEntries(changed.map(({ ticket, terms }) => [ticket.id, terms])) },
    version: after.version + 1,
  }
  const { event_id } = event
  const write = (clearing?: MarkClearing) =>
    createWriteTransaction(
      {
        assignment: CapacityAssignmentEntity,
        ticket: TicketEntity,
        report: AuditReportEntity,
        ...poolEntities,
      },
      ({ assignment, ticket: entity, report, ...pools }) => [
        (next ? assignment.put(next) : assignment.delete({ event_id, id: before?.id ?? '' }))
          .where(({ id, version }, { eq, notExists }) =>
            before ? eq(version, before.version) : notExists(id),
          )
          .commit(),
        ...changed.map(({ ticket, capacity_pools, terms }) =>
          entity
            .patch({ event_id, id: ticket.id })
            .set({ capacity_pools, terms, version: ticket.version + 1 })
            .where(({ version }, { eq }) => eq(version, ticket.version))
            .commit(),
        ),
        ...poolWrites(pools, changes, clearing),
        ...reportWrites(ctx, report, reports),
      ],
    ).go()
  const refusals = await clearingMark(event_id, changes, (clearing) =>
    transact(() => write(clearing), { tries }),
  )
  forgetEventGraph(event_id)
  return refusals === null ? (next ?? before) : null
}

function poolsOf(
  ticket: TicketItem,
  before: CapacityAssignmentItem | null,
  after: CapacityAssignmentItem | null,
): TicketItem['capacity_pools'] {
  const pool = after?.ticket_ids.includes(ticket.id) ? capacityPool(after) : null
  const others = ticket.capacity_pools.filter(({ pool_id }) => pool_id !== before?.pool_id)
  return pool ? [...others, pool] : others
}

type Side = CapacityAssignmentItem | null

/**
 * What a write of an assignment changes about what can be sold, for the audit log: its capacity, whether sales stop
 * at it, and its tickets. Null: it did not exist before, or does not exist after; then its capacity is enough.
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
