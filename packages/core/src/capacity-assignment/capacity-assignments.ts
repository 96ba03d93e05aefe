import {
  type CapacityAssignment,
  capacityAssignmentBody,
} from '@foyer/contracts/capacity-assignment/capacity-assignment'
import type * as endpoints from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import type { ListMeta } from '@foyer/contracts/list'
import { type EventGraph, requireEventGraph } from '../event-graph/event-graph.ts'
import { listRows } from '../list/list-rows.ts'
import { readPools } from '../pool/read-pools.ts'
import type { CapacityAssignmentItem } from '../store/capacity-assignment/capacity-assignment-entity.ts'
import { ticketPools } from '../store/ticket/ticket-entity.ts'
import { untilWritten } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { changeCapacity } from './change-capacity.ts'
import { limitedPools } from './recount-capacity.ts'
import { writeCapacityAssignment } from './write-capacity-assignment.ts'

/** Capacity assignments of an event with their use, by name by default. */
export async function listCapacityAssignments(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoints.listCapacityAssignments>,
): Promise<{ data: CapacityAssignment[]; meta: ListMeta }> {
  const graph = await requireEventGraph(ctx, params.event_id)
  const assignments = await toCapacityAssignments(graph, graph.capacity_assignments)
  const { sort_by = 'name', sort_direction = 'asc' } = query
  return listRows(
    { ...query, sort_by, sort_direction },
    {
      partitions: [async () => assignments],
      order_by: 'name',
      id: 'id',
      searched: ['name'],
      total: async () => assignments.length,
    },
  )
}

/** One capacity assignment with its use. */
export async function getCapacityAssignment(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getCapacityAssignment>,
): Promise<CapacityAssignment> {
  const { graph, assignment } = await requireCapacityAssignment(ctx, params)
  return showCapacityAssignment(graph, assignment)
}

/** Limits several tickets together, even while they sell; what they have sold and hold counts (F11). */
export async function createCapacityAssignment(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.createCapacityAssignment>,
): Promise<CapacityAssignment> {
  return untilWritten(async () => {
    const graph = await requireEventGraph(ctx, params.event_id)
    checkTicketIds(graph, body.ticket_ids)
    const written = await writeCapacityAssignment(ctx, graph, null, body)
    return written ? showCapacityAssignment(graph, written) : 'lost'
  })
}

/** Changes a limit while its tickets sell; never below what they sold and hold. */
export async function updateCapacityAssignment(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateCapacityAssignment>,
): Promise<CapacityAssignment> {
  return untilWritten(async () => {
    const { graph, assignment } = await requireCapacityAssignment(ctx, params)
    const fields = changed(ctx, capacityAssignmentBody, assignment, body)
    if (body.ticket_ids) checkTicketIds(graph, body.ticket_ids)
    const written = await writeCapacityAssignment(ctx, graph, assignment, fields)
    return written ? showCapacityAssignment(graph, written) : 'lost'
  })
}

/** Removes a limit. Its pool stays: orders that took from it give back to it. */
export async function deleteCapacityAssignment(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.deleteCapacityAssignment>,
): Promise<void> {
  await untilWritten(async () => {
    const { graph, assignment } = await requireCapacityAssignment(ctx, params)
    return (await changeCapacity(ctx, graph, { before: assignment, after: null })) ?? 'lost'
  })
}

/** The assignment with its event, as last written. */
export async function requireCapacityAssignment(
  ctx: Context,
  { event_id, capacity_assignment_id }: { event_id: string; capacity_assignment_id: string },
): Promise<{ graph: EventGraph; assignment: CapacityAssignmentItem }> {
  const graph = await requireEventGraph(ctx, event_id)
  const assignment = graph.capacity_assignments.find(({ id }) => id === capacity_assignment_id)
  if (!assignment) throw new AppError('capacity_assignment.not_found')
  return { graph, assignment }
}

/** Refuses tickets that are not the event's, and an event without any (specification §5). */
export function checkTicketIds(
  { tickets }: Pick<EventGraph, 'tickets'>,
  ticket_ids: readonly string[],
): void {
  if (tickets.length === 0) throw new AppError('ticket.required')
  if (!ticket_ids.every((id) => tickets.some((ticket) => ticket.id === id))) {
    throw new AppError('request.invalid', { errors: { ticket_ids: ['Choose tickets of this event.'] } })
  }
}

/** One assignment as organizers see it. */
export async function showCapacityAssignment(
  graph: EventGraph,
  assignment: CapacityAssignmentItem,
): Promise<CapacityAssignment> {
  const [shown] = await toCapacityAssignments(graph, [assignment])
  if (!shown) throw new AppError('capacity_assignment.not_found')
  return shown
}

/** Assignments with what their tickets have sold and hold; tickets that no longer exist are left out. */
export async function toCapacityAssignments(
  graph: EventGraph,
  assignments: readonly CapacityAssignmentItem[],
): Promise<CapacityAssignment[]> {
  const linked = new Set(assignments.flatMap(({ ticket_ids }) => ticket_ids))
  const tickets = graph.tickets.filter(({ id }) => linked.has(id))
  const counts = await readPools(tickets.flatMap(ticketPools))
  return assignments.map(({ event_id, id, name, capacity, status, stop_sales_at_limit, ticket_ids }) => {
    const taken = limitedPools(graph, ticket_ids).map(({ pool_id }) => counts.get(pool_id))
    return {
      ...{ event_id, id, name, capacity, status, stop_sales_at_limit },
      ticket_ids: ticket_ids.filter((ticket_id) => tickets.some((ticket) => ticket.id === ticket_id)),
      quantity_sold: taken.reduce((sum, of) => sum + (of?.sold ?? 0), 0),
      quantity_held: taken.reduce((sum, of) => sum + (of?.held ?? 0), 0),
    }
  })
}
