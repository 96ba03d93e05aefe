import type {
  CapacityAssignment,
  capacityAssignmentBody,
} from '@foyer/contracts/capacity-assignment/capacity-assignment'
import type * as z from 'zod'

type CapacityAssignmentInput = z.input<typeof capacityAssignmentBody>

/** The initial values of the form for a new capacity assignment. */
export function newCapacityAssignment(): CapacityAssignmentInput {
  return { name: '', capacity: null, status: 'ACTIVE', stop_sales_at_limit: true, ticket_ids: [] }
}

/** A capacity assignment in the shape that its form and `updateCapacityAssignment` take. */
export function toCapacityAssignmentBody(assignment: CapacityAssignment): CapacityAssignmentInput {
  const { name, capacity, status, stop_sales_at_limit, ticket_ids } = assignment
  return { name, capacity, status, stop_sales_at_limit, ticket_ids }
}
