import type { EmailKind } from '@foyer/contracts/email/email'
import {
  registrationsPerAddress,
  registrationsPerClient,
  registrationsPerPair,
  resetMailsPerAddress,
  resetsPerAddress,
  resetsPerClient,
} from '../rate-limit/session-limits.ts'
import type { RateLimit } from '../rate-limit/take-rate.ts'
import type { MailBudget } from './mail-budget.ts'

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

/** One way in which an email comes about, and what bounds it; how much that is stands in `mail-budget.ts` and in each rate. */
export interface MailCause {
  cause: string
  /** The account's budget for the day that it counts against. */
  budget?: MailBudget
  rates?: readonly RateLimit[]
}

const paid: MailCause = {
  cause: 'An order that was paid through Stripe: never held back, since money stands behind it.',
}
const unpaid: MailCause = {
  cause: 'An order that costs nothing, waits for its payment or was marked as paid by hand.',
  budget: 'unpaid_orders',
  rates: [mailsCountedHere, mailsPerClient, unpaidPerRecipient],
}
const byHand: MailCause = {
  cause: 'A member makes the order or the attendee by hand.',
  budget: 'by_hand',
  rates: [unpaidPerRecipient],
}
const noted: MailCause = {
  cause: 'A member cancels or refunds an order that was paid through Stripe.',
  rates: [notesPerPaidOrder],
}
const noticed: MailCause = { ...unpaid, cause: 'A member cancels an order that buyers made for nothing.' }
const noticedByHand: MailCause = { ...byHand, cause: 'A member cancels an order that was made by hand.' }
const validAgain: MailCause = { cause: 'A member makes a cancelled ticket valid again.', budget: 'by_hand' }
const passedOn: MailCause = { cause: 'A ticket was passed on.', rates: [offersPerTicket, notesPerPaidOrder] }
const moved: MailCause = {
  cause: 'A buyer or holder changes the address of an order or ticket by its link.',
  rates: [movesPerTicket, movesPerRecipient, unpaidPerRecipient],
}
const again: MailCause = { cause: 'A member sends it again.', budget: 'by_hand', rates: [resends] }
const toOrganizer: MailCause = {
  cause: 'Stripe moves money of a paid order. It goes to the organizer, once for each such event.',
}
const confirmedAgain: MailCause = {
  cause: 'The person asks for the link again.',
  rates: [confirmationsPerUser, confirmationsPerRecipient],
}

/**
 * Every kind of email, what causes it and what bounds it (docs/product.md#safety; docs/decisions/0040). A kind without a row does not
 * compile. No cause without a bound may reach an address that a stranger chose.
 */
export const mailTable: Record<EmailKind, readonly MailCause[]> = {
  orderConfirmationDue: [paid, unpaid, byHand, again, moved],
  ticketEmailDue: [paid, unpaid, byHand, validAgain, again, passedOn, moved],
  ticketOfferDue: [
    {
      cause:
        'A holder passes a ticket on to that address. Where money stands behind it, its order counts, else the account.',
      budget: 'unpaid_orders',
      rates: [offersPerTicket, offersPerRecipient, notesPerPaidOrder, unpaidPerRecipient],
    },
  ],
  ticketPassedOnNoticeDue: [passedOn],
  ticketsCancelledNoticeDue: [
    { cause: 'The buyer cancels tickets; each ends once.', rates: [notesPerPaidOrder, unpaidPerRecipient] },
  ],
  addressChangedNoticeDue: [{ ...moved, cause: 'The same, to the address that was left.' }],
  paymentFailedNoticeDue: [paid, unpaid],
  orderCancelledNoticeDue: [noted, noticed, noticedByHand],
  orderRefundedNoticeDue: [noted],
  soldOutRefundNoticeDue: [toOrganizer],
  disputeNoticeDue: [toOrganizer],
  webhookStoppedNoticeDue: [
    {
      cause: 'A webhook was switched off by itself. It goes to the owner of its account.',
      rates: [webhookNotices],
    },
  ],
  ticketLookupDue: [
    {
      cause: 'Somebody asks for the tickets of an address; only one that is on an order gets mail.',
      rates: [lookupsPerClient, lookupsPerAddress, lookupMailsPerAddress],
    },
  ],
  emailConfirmationDue: [
    {
      cause: 'Somebody signs up with the address.',
      rates: [
        registrationsPerClient,
        registrationsPerPair,
        registrationsPerAddress,
        confirmationsPerRecipient,
      ],
    },
    confirmedAgain,
  ],
  passwordResetDue: [
    {
      cause: 'Somebody asks for a new password; only an address with a login gets mail.',
      rates: [resetsPerClient, resetsPerAddress, resetMailsPerAddress],
    },
  ],
  passwordChangedNoticeDue: [
    { cause: 'A person changes their own password, which needs the old one or a link from their mail.' },
  ],
  emailChangeDue: [
    {
      cause: 'A person wants to change to that address.',
      rates: [changesPerUser, changesPerEmail, confirmationsPerRecipient],
    },
    confirmedAgain,
  ],
  emailChangeNoticeDue: [
    { cause: 'The same, to the confirmed address that they are leaving.', rates: [changesPerUser] },
  ],
  userInvitationDue: [
    { cause: 'An admin invites the address.', budget: 'by_hand', rates: [invitationsPerAccount] },
    again,
  ],
  eventMessageDue: [
    { cause: 'A member sends a message to buyers.', budget: 'messages', rates: [messagesPerEvent] },
  ],
  eventMessageTestDue: [{ cause: 'A member sends a message to themselves.', rates: [testsPerUser] }],
}
