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
import {
  changesPerEmail,
  changesPerUser,
  confirmationsPerRecipient,
  confirmationsPerUser,
  invitationsPerAccount,
  lookupMailsPerAddress,
  lookupsPerAddress,
  lookupsPerClient,
  mailsCountedHere,
  mailsPerClient,
  messagesPerEvent,
  movesPerRecipient,
  movesPerTicket,
  notesPerPaidOrder,
  offersPerRecipient,
  offersPerTicket,
  resends,
  testsPerUser,
  unpaidPerRecipient,
  webhookNotices,
} from './mail-rates.ts'

/** One way in which an email comes about, and what bounds it; how much that is stands in `mail-budget.ts` and `mail-rates.ts`. */
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
 * compile. Only tests read it at run time. No cause without a bound may reach an address that a stranger chose.
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
