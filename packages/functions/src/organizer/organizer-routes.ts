import * as endpoints from '@foyer/contracts/organizer/organizer-endpoints'
import { listOrganizerEvents } from '@foyer/core/event/list-organizer-events'
import { createOrganizer } from '@foyer/core/organizer/create-organizer'
import { deleteOrganizer } from '@foyer/core/organizer/delete-organizer'
import { getOrganizer } from '@foyer/core/organizer/get-organizer'
import { getOrganizerStatistics } from '@foyer/core/organizer/get-organizer-statistics'
import { listOrganizers } from '@foyer/core/organizer/list-organizers'
import { updateOrganizer } from '@foyer/core/organizer/update-organizer'
import { getPublicOrganizer } from '@foyer/core/public-page/get-public-organizer'
import { listPublicOrganizerEvents } from '@foyer/core/public-page/list-public-organizer-events'
import { mount } from '../http/mount.ts'

export const organizerRoutes = [
  mount(endpoints.createOrganizer, createOrganizer),
  mount(endpoints.listOrganizers, listOrganizers),
  mount(endpoints.getOrganizer, getOrganizer),
  mount(endpoints.updateOrganizer, updateOrganizer),
  mount(endpoints.deleteOrganizer, deleteOrganizer),
  mount(endpoints.getOrganizerStatistics, getOrganizerStatistics),
  mount(endpoints.listOrganizerEvents, listOrganizerEvents),
  mount(endpoints.getPublicOrganizer, getPublicOrganizer),
  mount(endpoints.listPublicOrganizerEvents, listPublicOrganizerEvents),
]
