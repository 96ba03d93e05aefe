import * as endpoints from '@foyer/contracts/capacity-assignment/capacity-assignment-endpoints'
import { createCapacityAssignment } from '@foyer/core/capacity-assignment/create-capacity-assignment'
import { deleteCapacityAssignment } from '@foyer/core/capacity-assignment/delete-capacity-assignment'
import { getCapacityAssignment } from '@foyer/core/capacity-assignment/get-capacity-assignment'
import { listCapacityAssignments } from '@foyer/core/capacity-assignment/list-capacity-assignments'
import { updateCapacityAssignment } from '@foyer/core/capacity-assignment/update-capacity-assignment'
import { mount } from '../http/mount.ts'

export const capacityAssignmentRoutes = [
  mount(endpoints.listCapacityAssignments, listCapacityAssignments),
  mount(endpoints.createCapacityAssignment, createCapacityAssignment),
  mount(endpoints.getCapacityAssignment, getCapacityAssignment),
  mount(endpoints.updateCapacityAssignment, updateCapacityAssignment),
  mount(endpoints.deleteCapacityAssignment, deleteCapacityAssignment),
]
