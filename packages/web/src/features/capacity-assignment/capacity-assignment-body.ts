import type {
  CapacityAssignment,
  capacityAssignmentBody,
} from '@foyer/contracts/capacity-assignment/capacity-assignment'
import type * as z from 'zod'

type CapacityAssignmentInput = z.input<typeof capacityAssignmentBody>

/** What the form of a new capacity assignment begins with. */
export function newCapacityAssignment(): CapacityAssignmentInput {
  return { name: '', capacity: null, status: 'ACTIVE', stop_sales_at_limit: true, ticket_ids: [] }
}

/** One as its own form and `updateCapacityAssignment` take it. */
export function toCapacityAssignmentBody(assignment: CapacityAssignment): CapacityAssignmentInput {
  const { name, capacity, status, stop_sales_at_limit, ticket_ids } = assignment
  return { name, capacity, status, stop_sales_at_limit, ticket_ids }
}
