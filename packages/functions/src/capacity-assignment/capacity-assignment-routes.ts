import * as endpoints from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import {
  createCapacityAssignment,
  deleteCapacityAssignment,
  getCapacityAssignment,
  listCapacityAssignments,
  updateCapacityAssignment,
} from '@foyer/core/capacity-assignment/capacity-assignments'
import { mount } from '../http/mount.ts'

export const capacityAssignmentRoutes = [
  mount(endpoints.listCapacityAssignments, listCapacityAssignments),
  mount(endpoints.createCapacityAssignment, createCapacityAssignment),
  mount(endpoints.getCapacityAssignment, getCapacityAssignment),
  mount(endpoints.updateCapacityAssignment, updateCapacityAssignment),
  mount(endpoints.deleteCapacityAssignment, deleteCapacityAssignment),
]
