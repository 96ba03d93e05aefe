import * as endpoints from '@foyer/contracts/attendee/attendee-endpoints'
import { getAttendee, resendTicket, updateAttendee } from '@foyer/core/attendee/attendee'
import { cancelAttendee, createAttendee, reactivateAttendee } from '@foyer/core/attendee/cancel-attendee'
import { getPublicAttendee } from '@foyer/core/attendee/get-public-attendee'
import { listAttendees } from '@foyer/core/attendee/list-attendees'
import { getTicketPdf } from '@foyer/core/attendee/ticket-pdf'
import { mount } from '../http/mount.ts'

export const attendeeRoutes = [
  mount(endpoints.listAttendees, listAttendees),
  mount(endpoints.createAttendee, createAttendee),
  mount(endpoints.getAttendee, getAttendee),
  mount(endpoints.updateAttendee, updateAttendee),
  mount(endpoints.cancelAttendee, cancelAttendee),
  mount(endpoints.reactivateAttendee, reactivateAttendee),
  mount(endpoints.resendTicket, resendTicket),
  mount(endpoints.getPublicAttendee, getPublicAttendee),
  mount(endpoints.getTicketPdf, getTicketPdf),
]
