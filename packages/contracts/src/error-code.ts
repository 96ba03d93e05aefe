import * as z from 'zod'

/**
 * Every error the API can answer: its HTTP status and an English sentence that says what to do next.
 * Clients translate by code; the sentence is the fallback (specification §8).
 */
export const errors = {
  'request.invalid': [422, 'Some fields need your attention.'],
  'request.malformed': [400, 'The request could not be read. Send valid JSON.'],
  'request.too_large': [413, 'The request is too large. Send less than 256 KB.'],
  'request.unsupported_media': [415, 'Send the body as application/json.'],
  'request.too_many': [429, 'Too many attempts. Wait a moment and try again.'],
  'request.csrf': [403, 'Your session could not be verified. Reload the page and try again.'],
  'request.idempotency_conflict': [
    409,
    'This request was already used for something else. Reload the page and try again.',
  ],
  'route.not_found': [404, 'This address does not exist.'],
  'server.unexpected': [500, 'An unexpected error occurred. Please try again.'],
  'server.busy': [503, 'We are very busy right now. Please try again in a moment.'],
  'session.required': [401, 'Sign in to continue.'],
  'session.expired': [401, 'Your session has ended. Sign in again.'],
  'session.wrong_credentials': [401, 'Please check your email and password and try again.'],
  'session.forbidden': [403, 'You do not have permission to access this page.'],
  'account.not_found': [404, 'This account does not exist.'],
  'user.not_found': [404, 'This user does not exist.'],
  'user.email_taken': [409, 'This email address already has a login. Sign in instead.'],
  'user.email_unconfirmed': [409, 'You must confirm your email before the event can go live.'],
  'user.link_invalid': [410, 'The link you clicked is invalid.'],
  'organizer.not_found': [404, 'This organizer does not exist.'],
  'organizer.has_events': [409, 'This organizer has events. Move or archive them first.'],
  'event.not_found': [404, 'This event does not exist.'],
  'event.not_available': [404, 'The event is not available.'],
  'event.status_conflict': [409, 'Event status update failed. Reload the page to see its present status.'],
  'event.payment_not_connected': [409, 'Connect a payment account before selling paid tickets.'],
  'event.has_orders': [409, 'The currency cannot change once orders exist.'],
  'image.not_found': [404, 'This image does not exist.'],
  'image.not_uploaded': [409, 'The image did not arrive. Upload it again.'],
  'image.invalid': [422, 'This file is not a JPEG, PNG, WebP or GIF image. Choose another.'],
  'image.too_large': [422, 'The image must be under 5 MB. Choose a smaller one.'],
  'image.wrong_size': [422, 'The image is too small or too large in pixels. Choose another.'],
  'ticket.not_found': [404, 'This ticket does not exist.'],
  'ticket.has_orders': [409, 'A ticket with orders cannot be deleted but can be hidden.'],
  'ticket.type_locked': [409, 'The ticket type cannot change once attendees or sales exist.'],
  'ticket.tier_has_sales': [409, 'A price tier with sold tickets cannot be deleted.'],
  'ticket.below_sold': [409, 'The quantity cannot be lower than what is sold or held.'],
  'ticket.required': [409, 'A ticket must exist first. Create a ticket.'],
  'tax_or_fee.not_found': [404, 'This tax or fee does not exist.'],
  'order.not_found': [404, 'This order no longer exists.'],
  'order.expired': [410, 'Sorry, your order has expired. Start a new order.'],
  'order.already_completed': [409, 'This order has already been paid, processed, refunded or cancelled.'],
  'order.not_completed': [409, 'This order is not complete.'],
  'order.sold_out': [409, 'These tickets are sold out.'],
  'order.not_on_sale': [409, 'These tickets are not on sale.'],
  'order.quantity_limit': [422, 'The maximum number of tickets is exceeded.'],
  'order.quantity_minimum': [422, 'Choose more tickets: this kind is sold in larger numbers.'],
  'order.empty': [422, 'Choose at least one ticket.'],
  'order.donation_too_low': [422, 'The amount is below the minimum.'],
  'order.price_changed': [409, 'The price has changed. Check the new price and try again.'],
  'order.extension_used': [409, 'The time was already extended once.'],
  'order.refund_pending': [409, 'A refund is pending; wait for it to complete.'],
  'order.refund_too_high': [422, 'The amount is higher than what is left to refund.'],
  'order.not_refundable': [409, 'There is nothing to refund on this order.'],
  'payment.not_available': [409, 'This event cannot take payments right now. Contact the organizer.'],
  'payment.failed': [409, 'Payment could not be processed. Try again or use another card.'],
  'payment.unavailable': [503, 'The payment service did not answer. Your card was not charged; try again.'],
  'payment.signature_invalid': [400, 'The signature does not match.'],
  'attendee.not_found': [404, 'This attendee does not exist.'],
  'attendee.cancelled': [409, 'This ticket was cancelled.'],
  'check_in_list.not_found': [404, 'Check-in list not found.'],
  'check_in_list.not_active': [409, 'This check-in list is not active yet.'],
  'check_in_list.expired': [410, 'This check-in list has expired.'],
  'check_in.already': [409, 'You already scanned this ticket.'],
  'check_in.not_found': [404, 'This attendee is not checked in.'],
  'check_in.wrong_list': [409, 'This ticket is not admitted at this list.'],
  'check_in.not_paid': [409, 'This order is not paid.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof errors

export const errorCode = z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]])

/** The body of every error answer; `errors` maps dotted field paths to messages. */
export const errorBody = z.object({
  code: errorCode,
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  request_id: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
