import * as details from './error-details.ts'

/** The part of the table of errors about orders, their amounts and their payments. */
export const orderErrors = {
  'order.not_found': [404, 'This order no longer exists.'],
  'order.expired': [410, 'Sorry, your order has expired. Start a new order.'],
  'order.already_completed': [409, 'This order has already been paid, processed, refunded or cancelled.'],
  'order.not_completed': [409, 'This order is not complete.'],
  'order.sold_out': [409, 'These tickets are sold out.', { details: details.shortPools }],
  'order.not_on_sale': [409, 'These tickets are not on sale.', { details: details.notOnSale }],
  'order.quantity_limit': [
    422,
    'The maximum number of tickets is exceeded.',
    {
      details: details.quantities,
    },
  ],
  'order.too_large': [
    422,
    'One order cannot hold this many different tickets. Choose fewer, and order the rest separately.',
  ],
  'order.quantity_minimum': [
    422,
    'Choose more tickets. You selected fewer than the minimum per order.',
    { details: details.quantities },
  ],
  'order.donation_too_low': [422, 'The amount is below the minimum.', { details: details.donation }],
  'order.total_too_low': [
    422,
    'The total is lower than a payment can be. Choose more tickets, enter a higher amount, or continue without the promo code.',
    {
      details: details.smallestPayment,
    },
  ],
  'order.total_too_high': [
    422,
    'The total is higher than a payment can be. Choose fewer tickets.',
    {
      details: details.largestPayment,
    },
  ],
  'order.price_changed': [
    409,
    'The price has changed. Check the new price and try again.',
    { details: details.total },
  ],
  'order.extension_used': [409, 'The time was already extended as far as possible.'],
  'order.payment_under_way': [409, 'A payment is under way. The tickets stay held until the bank answers.'],
  'order.name_required': [422, 'Enter the names that this event asks for.'],
  'order.question_required': [422, 'Required questions must be answered before checkout.'],
  'order.refund_pending': [409, 'A refund is pending; wait for it to complete.'],
  'order.refund_too_high': [
    422,
    'The amount is higher than what is left to refund.',
    { details: details.maximum },
  ],
  'order.not_refundable': [409, 'There is nothing to refund on this order.'],
  'order.manual_not_refundable': [409, 'A manually created order cannot be refunded.'],
  'order.offline_not_refundable': [
    409,
    'This order was not paid through Foyer. Return the money the way you received it.',
  ],
  'order.disputed': [
    409,
    'The buyer’s bank disputes this payment and keeps the money until it decides. Answer in Stripe’s dashboard.',
  ],
  'order.charged_back': [
    409,
    'The buyer’s bank took back a part of this payment, so Stripe refunds nothing more of it. Return the rest in another way.',
  ],
  'order.not_cancellable': [409, 'This order can no longer be cancelled here. Contact the organizer.'],
  'order.cancellation_changed': [
    409,
    'The refund has changed. Look at it again before you cancel.',
    { details: details.refund },
  ],
  'order.not_changeable': [409, 'These details can no longer be changed here. Contact the organizer.'],
  'order.buyer_not_named': [409, 'The buyer has not entered their details yet.'],
  'amount.not_in_steps': [
    422,
    'Amounts in this currency have a larger step. Enter a multiple of the step in `details`.',
    {
      shown: 'Amounts in this currency have a larger step. Enter a multiple of the step.',
      details: details.steps,
    },
  ],
  'payment.amount_refused': [
    409,
    'The payment service cannot charge this amount. Start again with more or fewer tickets, or contact the organizer.',
  ],
  'payment.not_available': [409, 'This event cannot take payments right now. Contact the organizer.'],
  'payment.unavailable': [
    503,
    'The payment service is not answering. Wait a minute, then try again. Nothing is charged or refunded twice.',
  ],
  'payment.signature_invalid': [400, 'The signature does not match.'],
} as const satisfies Record<string, readonly [status: number, sentence: string, more?: details.ErrorExtras]>
