import * as endpoints from '@foyer/contracts/attendee/attendee-endpoints'
import { getAttendee, resendTicket, updateAttendee } from '@foyer/core/attendee/attendee'
import { cancelAttendee, createAttendee, reactivateAttendee } from '@foyer/core/attendee/cancel-attendee'
import { listAttendees } from '@foyer/core/attendee/list-attendees'
import { mount } from '../http/mount.ts'

export const attendeeRoutes = [
  mount(endpoints.listAttendees, listAttendees),
  mount(endpoints.createAttendee, createAttendee),
  mount(endpoints.getAttendee, getAttendee),
  mount(endpoints.updateAttendee, updateAttendee),
  mount(endpoints.cancelAttendee, cancelAttendee),
  mount(endpoints.reactivateAttendee, reactivateAttendee),
  mount(endpoints.resendTicket, resendTicket),
]
