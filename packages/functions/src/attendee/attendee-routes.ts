import * as endpoints from '@foyer/contracts/attendee/attendee-endpoints'
import { cancelAttendee } from '@foyer/core/attendee/cancel-attendee'
import { createAttendee } from '@foyer/core/attendee/create-attendee'
import { getAttendee } from '@foyer/core/attendee/get-attendee'
import { getPublicAttendee } from '@foyer/core/attendee/get-public-attendee'
import { getTicketPdf } from '@foyer/core/attendee/get-ticket-pdf'
import { listAttendees } from '@foyer/core/attendee/list-attendees'
import { reactivateAttendee } from '@foyer/core/attendee/reactivate-attendee'
import { resendTicket } from '@foyer/core/attendee/resend-ticket'
import { updateAttendee } from '@foyer/core/attendee/update-attendee'
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
