import * as endpoints from '@foyer/contracts/organizer/organizer-endpoints'
import { listOrganizerEvents } from '@foyer/core/event/read-events'
import { getOrganizerStatistics } from '@foyer/core/organizer/get-organizer-statistics'
import { getOrganizer, listOrganizers } from '@foyer/core/organizer/read-organizers'
import { createOrganizer, deleteOrganizer, updateOrganizer } from '@foyer/core/organizer/write-organizer'
import { mount } from '../http/mount.ts'

export const organizerRoutes = [
  mount(endpoints.createOrganizer, createOrganizer),
  mount(endpoints.listOrganizers, listOrganizers),
  mount(endpoints.getOrganizer, getOrganizer),
  mount(endpoints.updateOrganizer, updateOrganizer),
  mount(endpoints.deleteOrganizer, deleteOrganizer),
  mount(endpoints.getOrganizerStatistics, getOrganizerStatistics),
  mount(endpoints.listOrganizerEvents, listOrganizerEvents),
]
