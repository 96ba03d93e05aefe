import type { RateLimit } from '../rate-limit/take-rate.ts'

const hour = 60 * 60
const day = 24 * hour

/** What one address gets in a day, across the stage, from orders that cost nothing or are not paid yet. */
export const unpaidPerRecipient: RateLimit = { name: 'unpaid_recipient', most: 5, seconds: day }
/**
 * What one client's orders mail in a day for one account before each further one brings a proof of work; of these, the first few
 * are counted in the process alone.
 */
export const mailsPerClient: RateLimit = { name: 'client_mails', most: 20, seconds: day }
export const mailsCountedHere: RateLimit = { name: 'client_mails_here', most: 4, seconds: day }
/** What members cause in a day about one order that was paid through Stripe, beside what the sale itself sends. */
export const notesPerPaidOrder: RateLimit = { name: 'paid_order', most: 20, seconds: day }
/** What one address is asked in a day to confirm, by sign-ups and changes of address. */
export const confirmationsPerRecipient: RateLimit = { name: 'confirm_recipient', most: 20, seconds: day }
/** How often the mail of one order, ticket or invitation is sent again by hand. */
export const resends: RateLimit = {
  ...{ name: 'resend', most: 5, seconds: day },
  refusal: 'email.resend_limit',
}
export const confirmationsPerUser: RateLimit = { name: 'confirmation_user', most: 5, seconds: hour }
export const changesPerUser: RateLimit = { name: 'email_change_user', most: 5, seconds: hour }
export const changesPerEmail: RateLimit = { name: 'email_change_email', most: 5, seconds: hour }
export const invitationsPerAccount: RateLimit = { name: 'invitation_account', most: 50, seconds: hour }
export const messagesPerEvent: RateLimit = {
  ...{ name: 'event_message', most: 20, seconds: day },
  refusal: 'message.limit_reached',
}
export const lookupsPerClient: RateLimit = { name: 'lookup_client', most: 50, seconds: hour }
/** Requests for the tickets of one address from all clients: beyond, each brings a proof of work. */
export const lookupsPerAddress: RateLimit = { name: 'lookup_address', most: 12, seconds: day }
/** Mails with the links of one address. A person who asks again meanwhile has them. */
export const lookupMailsPerAddress: RateLimit = { name: 'lookup_mail', most: 2, seconds: 10 * 60 }
/** How often one ticket is offered to a next holder in a day, and one address is offered tickets across the stage. */
export const offersPerTicket: RateLimit = { name: 'ticket_offer', most: 3, seconds: day }
export const offersPerRecipient: RateLimit = { name: 'offer_recipient', most: 5, seconds: day }
/** How often the address of one order or ticket is changed by link in a day. */
export const movesPerTicket: RateLimit = { name: 'own_move', most: 3, seconds: day }
/** How often one address is put on orders and tickets by link in a day, across the stage. */
export const movesPerRecipient: RateLimit = { name: 'own_move_recipient', most: 5, seconds: day }
/** How many notices of webhooks that were switched off an account gets in a day: its owner can cause them. */
export const webhookNotices: RateLimit = { name: 'webhook_notice', most: 5, seconds: day }
export const testsPerUser: RateLimit = { name: 'event_message_test', most: 30, seconds: hour }
