import '../parameters.ts'
import { ticketEmailDue } from '@foyer/contracts/attendee/attendee-messages'
import {
  orderCancelledNoticeDue,
  orderConfirmationDue,
  orderRefundedNoticeDue,
  paymentFailedNoticeDue,
  soldOutRefundNoticeDue,
} from '@foyer/contracts/order/order-messages'
import { emailConfirmationDue } from '@foyer/contracts/user/user-messages'
import {
  sendOrderCancelled,
  sendOrderConfirmation,
  sendOrderRefunded,
  sendPaymentFailed,
} from '@foyer/core/email/order-emails'
import { sendEmailConfirmation } from '@foyer/core/email/send-email-confirmation'
import { sendSoldOutRefundNotice } from '@foyer/core/email/send-sold-out-refund-notice'
import { sendTicket } from '@foyer/core/email/send-ticket'
import { consumer } from '../queue/consumer.ts'

/** Writes and sends every email; checkout never waits for it (F18). */
export const handler = consumer({
  messages: [
    orderConfirmationDue,
    ticketEmailDue,
    paymentFailedNoticeDue,
    orderCancelledNoticeDue,
    orderRefundedNoticeDue,
    soldOutRefundNoticeDue,
    emailConfirmationDue,
  ],
  handle: (ctx, message) => {
    switch (message.name) {
      case 'orderConfirmationDue':
        return sendOrderConfirmation(ctx, message)
      case 'ticketEmailDue':
        return sendTicket(ctx, message)
      case 'paymentFailedNoticeDue':
        return sendPaymentFailed(ctx, message)
      case 'orderCancelledNoticeDue':
        return sendOrderCancelled(ctx, message)
      case 'orderRefundedNoticeDue':
        return sendOrderRefunded(ctx, message)
      case 'soldOutRefundNoticeDue':
        return sendSoldOutRefundNotice(ctx, message)
      case 'emailConfirmationDue':
        return sendEmailConfirmation(ctx, message)
    }
  },
})
