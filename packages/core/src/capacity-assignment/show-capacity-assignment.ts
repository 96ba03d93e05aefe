import type { CapacityAssignment } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { AppError } from '../app-error.ts'
import type { EventGraph } from '../event-graph/read-event-graph.ts'
import type { CapacityAssignmentItem } from '../store/capacity-assignment/capacity-assignment-entity.ts'
import { toCapacityAssignments } from './to-capacity-assignments.ts'

/** One assignment as organizers see it. */
export async function showCapacityAssignment(
  graph: EventGraph,
  assignment: CapacityAssignmentItem,
): Promise<CapacityAssignment> {
  const [shown] = await toCapacityAssignments(graph, [assignment])
  if (!shown) throw new AppError('capacity_assignment.not_found')
  return shown
}
