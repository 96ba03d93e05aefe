import '../parameters.ts'
import { ticketEmailDue } from '@foyer/contracts/attendee/attendee-messages'
import { mailBudgetUsedUp } from '@foyer/contracts/email/email-messages'
import { userInvitationDue } from '@foyer/contracts/invitation/invitation-messages'
import { ticketLookupDue } from '@foyer/contracts/lookup/lookup-messages'
import {
  disputeNoticeDue,
  orderCancelledNoticeDue,
  orderConfirmationDue,
  orderRefundedNoticeDue,
  paymentFailedNoticeDue,
  soldOutRefundNoticeDue,
} from '@foyer/contracts/order/order-messages'
import {
  addressChangedNoticeDue,
  ticketsCancelledNoticeDue,
} from '@foyer/contracts/self-service/self-service-messages'
import { passwordChangedNoticeDue, passwordResetDue } from '@foyer/contracts/session/session-messages'
import { ticketOfferDue, ticketPassedOnNoticeDue } from '@foyer/contracts/transfer/transfer-messages'
import {
  emailChangeDue,
  emailChangeNoticeDue,
  emailConfirmationDue,
} from '@foyer/contracts/user/user-messages'
import { webhookStoppedNoticeDue } from '@foyer/contracts/webhook/webhook-messages'
import {
  sendEmailChange,
  sendEmailChangeNotice,
  sendEmailConfirmation,
  sendPasswordChangedNotice,
  sendPasswordReset,
  sendUserInvitation,
} from '@foyer/core/email/account-emails'
import {
  sendOrderCancelled,
  sendOrderConfirmation,
  sendOrderRefunded,
  sendPaymentFailed,
} from '@foyer/core/email/order-emails'
import { sendDisputeNotice, sendSoldOutRefundNotice } from '@foyer/core/email/organizer-notices'
import { sendAddressChanged, sendTicketsCancelled } from '@foyer/core/email/self-service-emails'
import { sendFoundTickets } from '@foyer/core/email/send-found-tickets'
import { sendTicket } from '@foyer/core/email/send-ticket'
import { sendTicketOffer, sendTicketPassedOn } from '@foyer/core/email/transfer-emails'
import { sendWebhookStoppedNotice } from '@foyer/core/webhook/send-stopped-notice'
import { logger } from '../logger.ts'
import { consumer } from '../queue/consumer.ts'

/** Writes and sends every email; checkout never waits for it (F18). While SES takes none, they wait (F34). */
export const handler = consumer({
  messages: [
    orderConfirmationDue,
    ticketEmailDue,
    ticketOfferDue,
    ticketPassedOnNoticeDue,
    addressChangedNoticeDue,
    ticketsCancelledNoticeDue,
    paymentFailedNoticeDue,
    orderCancelledNoticeDue,
    orderRefundedNoticeDue,
    soldOutRefundNoticeDue,
    disputeNoticeDue,
    webhookStoppedNoticeDue,
    ticketLookupDue,
    emailConfirmationDue,
    passwordResetDue,
    passwordChangedNoticeDue,
    emailChangeDue,
    emailChangeNoticeDue,
    userInvitationDue,
    mailBudgetUsedUp,
  ],
  handle: (ctx, message) => {
    switch (message.name) {
      case 'orderConfirmationDue':
        return sendOrderConfirmation(ctx, message)
      case 'ticketEmailDue':
        return sendTicket(ctx, message)
      case 'ticketOfferDue':
        return sendTicketOffer(ctx, message)
      case 'ticketPassedOnNoticeDue':
        return sendTicketPassedOn(ctx, message)
      case 'addressChangedNoticeDue':
        return sendAddressChanged(ctx, message)
      case 'ticketsCancelledNoticeDue':
        return sendTicketsCancelled(ctx, message)
      case 'paymentFailedNoticeDue':
        return sendPaymentFailed(ctx, message)
      case 'orderCancelledNoticeDue':
        return sendOrderCancelled(ctx, message)
      case 'orderRefundedNoticeDue':
        return sendOrderRefunded(ctx, message)
      case 'soldOutRefundNoticeDue':
        return sendSoldOutRefundNotice(ctx, message)
      case 'disputeNoticeDue':
        return sendDisputeNotice(ctx, message)
      case 'webhookStoppedNoticeDue':
        return sendWebhookStoppedNotice(ctx, message)
      case 'ticketLookupDue':
        return sendFoundTickets(ctx, message)
      case 'emailConfirmationDue':
        return sendEmailConfirmation(ctx, message)
      case 'passwordResetDue':
        return sendPasswordReset(ctx, message)
      case 'passwordChangedNoticeDue':
        return sendPasswordChangedNotice(ctx, message)
      case 'emailChangeDue':
        return sendEmailChange(ctx, message)
      case 'emailChangeNoticeDue':
        return sendEmailChangeNotice(ctx, message)
      case 'userInvitationDue':
        return sendUserInvitation(ctx, message)
      case 'mailBudgetUsedUp':
        return reportBudget(message.payload)
    }
  },
})

/** The line that the alarm `mail-budgets` counts; it names an account, not a person. */
async function reportBudget(found: object): Promise<void> {
  logger.warn('mail budget used up', { ...found })
}
