import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../id.ts'
import { dataOf, listOf } from '../list.ts'
import { updateOf } from '../update-of.ts'
import {
  capacityAssignment,
  capacityAssignmentBody,
  capacityAssignmentListQuery,
} from './capacity-assignment.ts'

const eventParams = z.object({ event_id: id('event') })
const params = z.object({ event_id: id('event'), capacity_assignment_id: id('capacity_assignment') })

export const listCapacityAssignments = endpoint({
  name: 'listCapacityAssignments',
  summary: 'Capacity assignments of an event with their use, sorted by name by default',
  method: 'GET',
  path: '/events/:event_id/capacity-assignments',
  access: 'event.manage',
  params: eventParams,
  query: capacityAssignmentListQuery,
  response: listOf(capacityAssignment),
})

export const createCapacityAssignment = endpoint({
  name: 'createCapacityAssignment',
  summary: 'Limit several tickets together; tickets already sold count',
  method: 'POST',
  path: '/events/:event_id/capacity-assignments',
  access: 'event.manage',
  params: eventParams,
  body: capacityAssignmentBody,
  response: dataOf(capacityAssignment),
  status: 201,
  refusals: ['capacity_assignment.below_taken', 'capacity_assignment.not_found', 'ticket.required'],
})

export const getCapacityAssignment = endpoint({
  name: 'getCapacityAssignment',
  summary: 'One capacity assignment',
  method: 'GET',
  path: '/events/:event_id/capacity-assignments/:capacity_assignment_id',
  access: 'event.manage',
  params,
  response: dataOf(capacityAssignment),
})

export const updateCapacityAssignment = endpoint({
  name: 'updateCapacityAssignment',
  summary: 'Change a capacity assignment, even while its tickets are on sale',
  method: 'PUT',
  path: '/events/:event_id/capacity-assignments/:capacity_assignment_id',
  access: 'event.manage',
  params,
  is_update: true,
  body: updateOf(capacityAssignmentBody),
  response: dataOf(capacityAssignment),
  refusals: ['capacity_assignment.below_taken', 'ticket.required'],
})

export const deleteCapacityAssignment = endpoint({
  name: 'deleteCapacityAssignment',
  summary: 'Remove the limit; orders do not change',
  method: 'DELETE',
  path: '/events/:event_id/capacity-assignments/:capacity_assignment_id',
  access: 'event.manage',
  params,
})
