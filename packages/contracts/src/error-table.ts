import * as details from './error-details.ts'
import { orderErrors } from './error-orders.ts'
import { ticketErrors } from './error-tickets.ts'

/**
 * Every error the API can answer: its HTTP status, an English sentence that says what to do next, and what else belongs to it.
 * Clients translate by code; the sentence is the fallback (specification §8). The browser's catalogs are made from this table.
 */
export const errors = {
  'request.invalid': [422, 'Some fields need your attention.'],
  'request.malformed': [400, 'The request could not be read. Send valid JSON.'],
  'request.too_large': [413, 'The request is too large. Send less than 256 KB.'],
  'request.unsupported_media': [415, 'Send the body as application/json.'],
  'request.too_many': [429, 'Too many attempts. Wait a moment and try again.'],
  'client.proof_required': [
    429,
    'Too many requests are coming from your network. Send this again with the proof of work in `details`, or wait a moment.',
    {
      shown: 'A lot of people on your network are doing this right now. Wait a moment and try again.',
      details: details.proof,
    },
  ],
  'request.csrf': [403, 'Your session could not be verified. Reload the page and try again.'],
  'request.idempotency_conflict': [
    409,
    'This Idempotency-Key was already sent with another body. Send this one with a new key.',
    { shown: 'This request was already used for something else. Reload the page and try again.' },
  ],
  'request.in_progress': [
    409,
    'This request was sent before and is not done yet. Wait a moment, then send it again with the same key.',
    { shown: 'This request was sent before and is not done yet. Wait a moment, then send it again.' },
  ],
  'request.answer_not_kept': [
    409,
    'This request was sent before, and its answer was not kept. Check whether it was done before you send it with a new key.',
    {
      shown:
        'This request was sent before, and its answer was not kept. Check whether it was done before you send it again.',
    },
  ],
  'request.stale': [
    412,
    'Somebody else changed this after you loaded it. Load it again, then repeat your change.',
  ],
  'route.not_found': [404, 'This address does not exist.'],
  'route.method_not_allowed': [
    405,
    'This address does not support that method. Use one from the Allow header.',
    { shown: 'This cannot be done at this address.' },
  ],
  'server.unexpected': [500, 'An unexpected error occurred. Please try again.'],
  'server.busy': [503, 'We are very busy right now. Please try again in a moment.'],
  'changes.expired': [
    410,
    'Changes after this position are no longer kept. Ask for a new one, then read all lists again.',
    { shown: 'This list of changes is too old. Start again.' },
  ],
  'session.required': [
    401,
    'Send an API key as "Authorization: Bearer foyer_…", or sign in.',
    { shown: 'Sign in to continue.' },
  ],
  'session.expired': [401, 'Your session has ended. Sign in again.'],
  'session.wrong_credentials': [401, 'Please check your email and password and try again.'],
  'session.forbidden': [403, 'You do not have permission to access this page.'],
  'api_key.invalid': [401, 'This API key is not valid, or was revoked. Use another, or create one.'],
  'api_key.expired': [
    401,
    'This API key has expired. An administrator can let it work longer under Account, API keys.',
  ],
  'api_key.scope_missing': [
    403,
    'This API key does not have the scope for that. Use one with the scope in `details`.',
    {
      shown: 'This API key does not have the scope for that. Use one that does.',
      details: details.scope,
    },
  ],
  'api_key.event_missing': [
    403,
    'This API key is for certain events only. Use one for all events of the account.',
    { shown: 'This API key is for certain events only. Use one for all events.' },
  ],
  'api_key.not_a_person': [403, 'Only a person can do that. Sign in instead of using an API key.'],
  'api_key.not_found': [404, 'This API key does not exist, or was revoked.'],
  'api_key.too_many_requests': [
    429,
    'This API key has made all its requests of this minute. Wait as long as Retry-After says.',
  ],
  'api_key.limit_reached': [409, 'An account can have at most 20 API keys. Revoke one first.'],
  'webhook.not_found': [404, 'This webhook does not exist.'],
  'webhook.limit_reached': [409, 'An account can have at most 10 webhooks. Delete one first.'],
  'webhook.off': [409, 'This webhook is switched off. Switch it on first.'],
  'webhook.busy': [409, 'Too many messages of this webhook wait to be sent again. Try later.'],
  'delivery.not_found': [404, 'This message is not in the log, or was not kept any longer.'],
  'account.sign_up_closed': [
    403,
    'Sign-up is closed here. Ask the operator of this site for an account, or ask an organizer to invite you.',
  ],
  'account.not_found': [404, 'This account does not exist.'],
  'user.not_found': [404, 'This user does not exist.'],
  'account.unverified': [409, 'Account must be verified before sending messages.'],
  'account.unconfirmed': [
    409,
    'Confirm your email address first. The account’s owner must have confirmed theirs, too.',
  ],
  'user.email_unconfirmed': [409, 'You must confirm your email before the event can go live.'],
  'user.link_invalid': [410, 'The link you clicked is invalid.'],
  'user.reset_link_invalid': [410, 'This reset password link is invalid or expired.'],
  'user.already_member': [409, 'This person already belongs to the account.'],
  'user.already_invited': [409, 'This address already has an invitation. Resend it from the list of users.'],
  'user.deactivated': [
    409,
    'This person was deactivated in this account. An admin can reactivate them in the list of users.',
  ],
  'user.not_invited': [409, 'This invitation is no longer open. Reload the page to see its status.'],
  'user.status_conflict': [
    409,
    'Only people who accepted their invitation can be deactivated and reactivated. Reload the page.',
  ],
  'user.name_own': [409, 'Only this person can change their name. They do that in their profile.'],
  'user.owner_locked': [409, "The owner's role or status cannot be edited."],
  'user.self_locked': [409, 'You cannot change your own role and status. Ask another admin.'],
  'terms.not_accepted': [422, 'Accept the terms and conditions to continue.'],
  'invitation.expired': [
    410,
    'This invitation is older than 7 days. Ask the person who invited you to send it again.',
  ],
  'invitation.revoked': [410, 'This invitation was withdrawn. Ask the person who invited you.'],
  'invitation.replaced': [410, 'This invitation was sent again. Use the link in the newest email.'],
  'invitation.used': [410, 'This invitation was already accepted. Sign in.'],
  'invitation.login_changed': [
    409,
    'This address now has a login, or no longer has one. Check the form again.',
  ],
  'organizer.not_found': [404, 'This organizer does not exist.'],
  'organizer.has_events': [
    409,
    'This organizer has events. Move them to another organizer first.',
    { details: details.eventCount },
  ],
  'event.not_found': [404, 'This event does not exist.'],
  'event.not_available': [404, 'The event is not available.'],
  'event.status_conflict': [
    409,
    'Event status update failed. Reload the page to see its current status.',
    { shown: 'The event’s current status does not allow this. Reload the page to see it.' },
  ],
  'event.without_ticket': [409, 'Create a ticket before the event can go live.'],
  'event.payment_not_connected': [409, 'Connect a payment account before selling paid tickets.'],
  'event.has_orders': [409, 'The currency cannot change once orders exist.'],
  'image.not_found': [404, 'This image does not exist.'],
  'image.not_uploaded': [409, 'The image did not arrive. Upload it again.'],
  'image.invalid': [422, 'This file is not a JPEG, PNG, WebP or GIF image. Choose another.'],
  'image.too_large': [422, 'The image must be under 5 MB. Choose a smaller one.'],
  'image.wrong_size': [
    422,
    'The image is too small or too large in pixels. Choose another.',
    {
      shown:
        'The image is {width, number} by {height, number} pixels. Choose one that is at least {min_width, number} by {min_height, number} and at most {max_width, number} by {max_height, number}.',
      details: details.pixels,
    },
  ],
  'ticket.not_found': [404, 'This ticket does not exist.'],
  'ticket.has_orders': [409, 'A ticket with orders cannot be deleted but can be hidden.'],
  'ticket.type_locked': [409, 'The ticket type cannot change once attendees or sales exist.'],
  'ticket.tier_has_sales': [409, 'A price tier with sold tickets cannot be deleted.'],
  'ticket.below_sold': [
    409,
    'The quantity cannot be lower than what is sold or held.',
    { details: details.taken },
  ],
  'ticket.price_too_low': [
    422,
    'The smallest order of this ticket costs less than a payment can be. Raise the price or the minimum per order.',
    { details: details.smallestOrder },
  ],
  'ticket.price_too_high': [
    422,
    'The smallest order of this ticket costs more than a payment can be. Lower the price or the minimum per order.',
    { details: details.smallestOrder },
  ],
  'ticket.required': [409, 'A ticket must exist first. Create a ticket.'],
  'question.not_found': [404, 'This question does not exist.'],
  'question.default_locked': [409, 'Default questions cannot be edited.'],
  'question.limit_reached': [409, 'An event can have at most 50 questions. Delete one first.'],
  'promo_code.not_found': [404, 'This promo code does not exist.'],
  'promo_code.taken': [409, 'This event already has that promo code. Choose another.'],
  'promo_code.invalid': [422, 'Sorry, this promo code is invalid. Check the spelling.'],
  'promo_code.used_up': [409, 'This promo code has been used up. Remove it to continue without it.'],
  'promo_code.below_used': [
    409,
    'The maximum cannot be lower than the uses so far.',
    { details: details.taken },
  ],
  'waiting_room.pass_required': [
    429,
    'A crowd waits for these tickets. Join the waiting room, and send this again with your pass.',
    {
      shown: 'A crowd wants tickets, so people are let in one after another. Wait for your turn here.',
    },
  ],
  'waiting_room.not_open': [
    409,
    'The waiting room opens a quarter of an hour before the sale. Come back then.',
  ],
  'waiting_room.not_your_turn': [
    429,
    'It is not this pass’s turn yet. Wait until `admitted` is above its place.',
    { shown: 'It is not your turn yet. Please keep waiting.', details: details.place },
  ],
  'waiting_room.pass_used': [
    409,
    'This pass belongs to another order. Join the waiting room again.',
    { shown: 'Your place in line was already used for an order. Join the line again for another one.' },
  ],
  'affiliate.not_found': [404, 'This affiliate does not exist.'],
  'affiliate.code_taken': [409, 'Another affiliate of this event has that code. Choose another.'],
  'affiliate.code_locked': [
    409,
    'This code has orders, so it cannot be changed. Make the affiliate inactive and create another.',
  ],
  'affiliate.has_orders': [409, 'An affiliate with orders cannot be deleted but can be made inactive.'],
  'capacity_assignment.not_found': [404, 'This capacity assignment does not exist.'],
  'capacity_assignment.below_taken': [
    409,
    'The capacity cannot be lower than what is sold or held.',
    { details: details.taken },
  ],
  'tax_or_fee.not_found': [404, 'This tax or fee does not exist.'],
  'email.sender_unconfirmed': [
    409,
    'Foyer sends emails to other people only from confirmed accounts. You and the account’s owner must both confirm your email addresses.',
  ],
  'email.budget_used_up': [
    429,
    'Your account cannot send that many emails today. Try again tomorrow. The limit grows with time and paid orders.',
    { details: details.mailBudget },
  ],
  'email.resend_limit': [429, 'This was sent 5 times today. Try again tomorrow, or share the link yourself.'],
  'email.suppressed': [
    409,
    'Emails to this address bounced or were marked as spam. Correct the address, then send again.',
  ],
  'export.not_found': [404, 'This export does not exist. Export again.'],
  'export.not_ready': [409, 'The file is not ready yet. Wait a moment.'],
  'export.running': [409, 'An archive is being written already. Wait until it is done.'],
  'import.not_found': [404, 'This import does not exist. Import again.'],
  'import.running': [409, 'The import is still running. Wait until it is done.'],
  'export.expired': [410, 'The file was kept for a day and has been deleted. Export again.'],
  'message.not_found': [404, 'This message does not exist, or was deleted.'],
  'message.no_recipients': [409, 'This message has no recipients. Choose other recipients.'],
  'message.still_sending': [409, 'This message is still being sent. Stop it, or wait until sending is done.'],
  'message.already_sent': [
    409,
    'Sending has finished or was stopped. Read the message to see the result.',
    { shown: 'Sending has finished or was stopped. Reload the page to see the result.' },
  ],
  'message.limit_reached': [429, 'An event can send at most 20 messages a day. Send this one tomorrow.'],
  ...orderErrors,
  ...ticketErrors,
} as const satisfies Record<string, readonly [status: number, sentence: string, more?: details.ErrorExtras]>
