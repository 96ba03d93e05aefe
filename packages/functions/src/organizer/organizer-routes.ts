import * as endpoints from '@foyer/contracts/organizer/organizer-endpoints'
import { createOrganizer } from '@foyer/core/organizer/create-organizer'
import { getOrganizer } from '@foyer/core/organizer/get-organizer'
import { listOrganizerEvents } from '@foyer/core/organizer/list-organizer-events'
import { listOrganizers } from '@foyer/core/organizer/list-organizers'
import { updateOrganizer } from '@foyer/core/organizer/update-organizer'
import { mount } from '../http/mount.ts'

export const organizerRoutes = [
  mount(endpoints.createOrganizer, createOrganizer),
  mount(endpoints.listOrganizers, listOrganizers),
  mount(endpoints.getOrganizer, getOrganizer),
  mount(endpoints.updateOrganizer, updateOrganizer),
  mount(endpoints.listOrganizerEvents, listOrganizerEvents),
]
