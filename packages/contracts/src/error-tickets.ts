import * as details from './error-details.ts'

/** The part of the table of errors about tickets in their holders' hands and at the door. */
export const ticketErrors = {
  'attendee.not_found': [404, 'This attendee does not exist.'],
  'attendee.cancelled': [409, 'This ticket was cancelled.', { details: details.holder }],
  'attendee.passed_on': [
    410,
    'This ticket was passed on. It admits no longer.',
    { details: details.passedOn },
  ],
  'attendee.admitted': [409, 'Somebody already came in with this ticket. It cannot be cancelled.'],
  'attendee.not_passable': [409, 'This ticket cannot be passed on now.'],
  'transfer.not_found': [404, 'This offer of a ticket does not exist.'],
  'transfer.ended': [410, 'This ticket is no longer offered to you. Ask the person who offered it.'],
  'attendee.not_cancelled': [409, 'This ticket is not cancelled.'],
  'check_in_list.not_found': [404, 'Check-in list not found.'],
  'check_in_list.not_active': [409, 'This check-in list is not active yet.', { details: details.activation }],
  'check_in_list.expired': [410, 'This check-in list has expired.', { details: details.expiry }],
  'check_in_list.link_renewed': [
    410,
    'The link to this check-in list was renewed. Ask the organizer for the new one.',
  ],
  'check_in.already': [409, 'You already scanned this ticket.', { details: details.earlierScan }],
  'check_in.not_found': [404, 'This attendee is not checked in.'],
  'check_in.wrong_list': [
    409,
    'This ticket is not valid for this check-in list.',
    { details: details.holder },
  ],
  'check_in.not_paid': [409, 'This order is not paid.', { details: details.holder }],
} as const satisfies Record<string, readonly [status: number, sentence: string, more?: details.ErrorExtras]>
