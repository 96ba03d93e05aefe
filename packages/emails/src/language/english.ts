/** Every English text of the emails, the ticket and the exported files, as ICU messages. Each language has these ids. */
export const english = {
  greeting: 'Hello {name},',
  'greeting.anonymous': 'Hello,',
  'footer.questions': 'Questions?',
  'footer.find-tickets': 'Find all your orders and tickets',
  'footer.sent-for': 'Sent with Foyer for {organizer}',
  'footer.sent': 'Sent with Foyer',
  'button.fallback': 'If the button does not work, open this address:',
  'link.expires': 'The link works once, within {duration}.',
  'link.ignore': 'If you did not ask for this, ignore this email. Nothing changes.',
  'confirmation.ignore':
    'If this was not you, ignore this email. The link confirms nothing without the password of the person who asked for it.',

  'test.title': '[Test] {title}',
  'test.notice': 'This is a test event: no money moves, and its tickets are for trying things out.',

  'event.when': 'When',
  'event.where': 'Where',
  'event.online': 'Online',
  'event.organizer': 'Organizer',
  'event.join': 'How to join',
  'event.map': 'Open the map',
  'event.calendar': 'Add to calendar',
  'poster.scan': 'Scan to get your ticket',

  'order.reference': 'Order',
  'order.date': 'Ordered on',
  'order.subtotal': 'Subtotal',
  'order.discount': 'Discount',
  'order.discount-code': 'Discount ({code})',
  'order.total': 'Total',
  'order.free': 'Free',
  'order.open': 'View your order',
  'order.line': '{quantity} × {name}',

  'ticket.name': 'Name',
  'ticket.kind': 'Ticket',
  'ticket.reference': 'Reference',
  'wallet.apple': 'Add to Apple Wallet',
  'wallet.google': 'Add to Google Wallet',
  'ticket.open': 'View your ticket',
  'ticket.scan': 'Show this code at the door.',
  'ticket.keep': 'Each code lets one person in, once. Keep it to yourself.',
  'ticket.page': 'Ticket {number} of {total}',
  'ticket.test': 'Test ticket',
  'tickets.open': '{tickets, plural, one {View your ticket} other {View your tickets}}',
  'tickets.more': '{tickets, plural, one {# more ticket} other {# more tickets}}',
  'tickets.more-body': 'Their QR codes are in the attached PDF and behind these links.',
  'tickets.rest': '{tickets, plural, one {And # more.} other {And # more.}}',

  'order-confirmation.subject': 'Your order for {event} ({reference})',
  'order-confirmation.preview':
    '{tickets, plural, one {Your ticket is ready} other {Your # tickets are ready}}. Order {reference}.',
  'order-confirmation.heading': 'You are going to {event}',
  'order-confirmation.guests': '{tickets, plural, one {Your guest’s ticket} other {Your guests’ tickets}}',
  'order-confirmation.guests-body': 'Each guest gets theirs by email, too.',
  'order-confirmation.summary': 'Order summary',
  'order-confirmation.terms': 'You accepted the terms of {organizer}:',

  'attendee-ticket.subject':
    '{tickets, plural, one {Your ticket} other {Your # tickets}} for {event} ({reference})',
  'attendee-ticket.preview': '{ticket}, {when}',
  'attendee-ticket.heading': '{tickets, plural, one {Your ticket} other {Your # tickets}} for {event}',
  'attendee-ticket.body':
    '{tickets, plural, one {Your ticket is} other {Your tickets are}} attached as a PDF to print or keep, along with a calendar file.',
  'attendee-ticket.qr': 'QR code of ticket {reference} for {name}',

  'ticket-offer.subject': '{from} offers you a ticket for {event}',
  'ticket-offer.preview': '{ticket}. Accept it to get your own QR code.',
  'ticket-offer.heading': 'A ticket for {event}, for you',
  'ticket-offer.body':
    '{from} wants to pass this ticket on to you: {ticket}. Once you accept it, you get your own ticket with a QR code, and theirs is no longer valid.',
  'ticket-offer.until': 'You can accept it until {when}.',
  'ticket-offer.open': 'See the ticket',
  'ticket-offer.ignore':
    'If you do not want the ticket, ignore this email. It stays with the person who has it.',
  'ticket-passed-on.subject': 'Your ticket for {event} was passed on ({reference})',
  'ticket-passed-on.preview': '{to} accepted it.',
  'ticket-passed-on.heading': 'Your ticket for {event} was passed on',
  'ticket-passed-on.body':
    '{to} accepted your ticket {reference} and holds it now. Your QR code no longer lets you in.',
  'ticket-passed-on.mistake': 'If you did not pass it on, contact the organizer now.',
  'address-changed.subject': 'The email address of {reference} for {event} changed',
  'address-changed.preview': 'Emails about it go to {to} now.',
  'address-changed.heading': 'The email address was changed',
  'address-changed.body':
    '{reference} for {event} has another email address now: {to}. Emails about it go there, and your earlier links still work.',
  'address-changed.mistake':
    'If you did not change it, open your order or ticket by the link in an earlier email, change the address back, and tell the organizer.',

  'payment-failed.subject': 'Your payment for {event} did not go through',
  'payment-failed.preview': 'Nothing was charged for order {reference}.',
  'payment-failed.heading': 'Your payment did not go through',
  'payment-failed.body': 'The payment of {amount} for {event} was declined. Nothing was charged.',
  'payment-failed.held':
    'Your tickets are held until {time}. You can pay again, with the same card or another one.',
  'payment-failed.lapsed': 'Your tickets are no longer held. You can order again while tickets are left.',
  'payment-failed.retry': 'Pay again',
  'payment-failed.reorder': 'Go to the event',

  'order-cancelled.subject': 'Your order for {event} was cancelled ({reference})',
  'order-cancelled.preview': 'The tickets of this order are no longer valid.',
  'order-cancelled.heading': 'Your order was cancelled',
  'order-cancelled.body':
    'Order {reference} for {event} was cancelled. {tickets, plural, one {Its ticket is} other {Its # tickets are}} no longer valid.',
  'order-cancelled.refund':
    '{amount} is being refunded to the card you paid with. You will get another email about it.',
  'order-cancelled.no-refund': 'If you paid for this order and expect a refund, contact the organizer.',
  'tickets-cancelled.subject':
    '{tickets, plural, one {Your ticket} other {Your # tickets}} for {event} {tickets, plural, one {was} other {were}} cancelled',
  'tickets-cancelled.preview':
    '{tickets, plural, one {It no longer lets anybody in.} other {They no longer let anybody in.}}',
  'tickets-cancelled.heading':
    '{tickets, plural, one {Your ticket was cancelled} other {Your tickets were cancelled}}',
  'tickets-cancelled.body':
    'The buyer of the order cancelled {tickets, plural, one {this ticket} other {these tickets}} for {event}: {references}. {tickets, plural, one {It no longer lets anybody in.} other {They no longer let anybody in.}}',

  'order-refunded.subject.full': 'Your order for {event} was refunded ({reference})',
  'order-refunded.subject.partial': 'Part of your order for {event} was refunded ({reference})',
  'order-refunded.preview': '{amount} is on its way back to you.',
  'order-refunded.heading': '{amount} is on its way back to you',
  'order-refunded.body.full':
    'We refunded order {reference} for {event} in full. The money goes back to the card you paid with, usually within 5 to 10 days.',
  'order-refunded.body.partial':
    'We refunded part of order {reference} for {event}. The money goes back to the card you paid with, usually within 5 to 10 days.',
  'order-refunded.this': 'This refund',
  'order-refunded.before': 'Refunded earlier',
  'order-refunded.paid': 'You paid',
  'order-refunded.remaining': 'Remaining',

  'sold-out.subject': 'Your payment for {event} was refunded: sold out',
  'sold-out.preview': 'Your payment arrived too late. {amount} is on its way back to you.',
  'sold-out.heading': 'The tickets sold out before your payment arrived',
  'sold-out.body':
    'We held your tickets for {event} for a limited time. Your payment arrived after that, and by then they were sold. We are sorry.',
  'sold-out.refund':
    'We refunded {amount} in full to the card you paid with. It usually arrives within 5 to 10 days. You have no tickets for this event.',
  'sold-out.open': 'Go to the event',
  'sold-out-notice.subject': 'A late payment for {event} was refunded ({reference})',
  'sold-out-notice.heading': 'A late payment was refunded',
  'sold-out-notice.body':
    '{buyer} paid {amount} for order {reference} for {event} after the hold had ended. By then, the tickets were sold. The full amount was refunded, and the buyer was notified. No ticket was issued.',
  'sold-out-notice.open': 'Open the order',
  'dispute.opened.subject': 'A payment for {event} is disputed ({reference})',
  'dispute.opened.heading': 'A buyer’s bank took a payment back',
  'dispute.opened.body':
    '{buyer} disputed the payment for order {reference} for {event} with their bank. The bank keeps {amount} until it decides. Answer in your Stripe dashboard, with evidence that the buyer bought and used the tickets. The tickets stay valid for now.',
  'dispute.inquiry.subject': 'A bank is asking about a payment for {event} ({reference})',
  'dispute.inquiry.heading': 'A buyer’s bank is asking about a payment',
  'dispute.inquiry.body':
    'The bank of {buyer} is asking about {amount} for order {reference} for {event}. No money was taken. Answer in your Stripe dashboard, or refund the order.',
  'dispute.won.subject': 'You won the dispute about {reference} for {event}',
  'dispute.won.heading': 'You won the dispute',
  'dispute.won.body':
    'The bank of {buyer} decided in your favor. You keep {amount} for order {reference} for {event}.',
  'dispute.lost.subject': 'You lost the dispute about {reference} for {event}',
  'dispute.lost.heading': 'You lost the dispute',
  'dispute.lost.body':
    'The bank of {buyer} decided against you. {amount} for order {reference} for {event} went back to the buyer for good. Foyer counts it as refunded.',
  'dispute.closed.subject': 'The bank’s inquiry about {reference} for {event} is closed',
  'dispute.closed.heading': 'The bank’s inquiry is closed',
  'dispute.closed.body':
    'The inquiry about the {amount} that {buyer} paid for order {reference} for {event} is closed. No money was taken.',
  'dispute.due': 'Stripe accepts your answer until {date}.',
  'dispute.tickets-ended': 'The tickets of this order are no longer valid.',
  'dispute.tickets-valid': 'The tickets are still valid. Cancel the order if they should not be.',
  'dispute.open': 'Open the order',

  'email-confirmation.subject': 'Confirm your email address',
  'email-confirmation.preview': 'Confirm it, and your events can go live.',
  'email-confirmation.heading': 'Confirm your email address',
  'email-confirmation.body':
    'Someone signed up for Foyer with {email}. If it was you, open the link and confirm. Then your events can go live, and you can take payments, invite people and connect other apps.',
  'email-confirmation.open': 'Confirm email address',

  'password-reset.subject': 'Set a new password',
  'password-reset.preview': 'A link to set a new password.',
  'password-reset.heading': 'Set a new password',
  'password-reset.body': 'Someone, hopefully you, asked to set a new password for {email}.',
  'password-reset.open': 'Set a new password',

  'user-invitation.subject': '{inviter} invites you to {account}',
  'user-invitation.preview': 'Run events together on Foyer.',
  'user-invitation.heading': 'Join {account}',
  'user-invitation.body':
    '{inviter} invites you to run events with {account} on Foyer, {role, select, ADMIN {as an admin} other {as an organizer}}.',
  'user-invitation.open': 'Accept invitation',

  'email-change-confirmation.subject': 'Confirm your new email address',
  'email-change-confirmation.preview': 'Until then, sign in with your old address.',
  'email-change-confirmation.heading': 'Confirm your new email address',
  'email-change-confirmation.body':
    'The email address of your account is about to change from {old_email} to {new_email}. Until you confirm it, sign in with the old address.',
  'email-change-confirmation.open': 'Confirm new address',

  'email-change-notice.subject': 'Your email address is about to change',
  'email-change-notice.preview': 'To {new_email}, once that address is confirmed.',
  'email-change-notice.heading': 'Your email address is about to change',
  'email-change-notice.body':
    'Someone, hopefully you, wants to sign in with {new_email} instead of {old_email}. Nothing changes until the new address is confirmed.',
  'email-change-notice.open': 'Open your profile',
  'email-change-notice.note':
    'If this was not you, cancel the change in your profile and choose a new password.',

  'password-changed-notice.subject': 'Your password was changed',
  'password-changed-notice.preview': 'For {email}.',
  'password-changed-notice.heading': 'Your password was changed',
  'password-changed-notice.body':
    'The password for {email} was changed, and all other devices were signed out. If this was you, you do not need to do anything.',
  'password-changed-notice.ended':
    'This was the first proof that {email} is yours. To be safe, we reset what had been set up with it before, such as API keys, webhooks, payments and invitations. Drafts are still there. Sign in to see the list.',
  'password-changed-notice.open': 'Set a new password',
  'password-changed-notice.note':
    'If this was not you, set a new password now, and tell the owner of your account.',
  'webhook-stopped-notice.subject': 'Your webhook to {host} was switched off',
  'webhook-stopped-notice.preview': 'For {account}.',
  'webhook-stopped-notice.heading': 'The webhook to {host} is off',
  'webhook-stopped-notice.body':
    '{reason, select, GONE {{host} answered that the address is gone, so Foyer switched the webhook off.} other {No message to {host} arrived for three days, so Foyer switched the webhook off.}}',
  'webhook-stopped-notice.open': 'Open your webhooks',
  'webhook-stopped-notice.note':
    'Once {host} answers again, switch the webhook on. It goes on where it stopped.',
  'address-known.subject': 'You already have a login',
  'address-known.preview': 'Sign in with {email}.',
  'address-known.heading': 'You already have a login',
  'address-known.body':
    'Someone, hopefully you, tried to create a login with {email}. This address already has one, and nothing about it has changed. Sign in with it.',
  'address-known.open': 'Sign in',
  'address-known.note':
    'Forgot the password? Set a new one here: {reset_url}. If you did not ask for this, you can ignore this email.',

  'export.order': 'Order',
  'export.attendee': 'Attendee',
  'export.status': 'Status',
  'export.first-name': 'First name',
  'export.last-name': 'Last name',
  'export.email': 'Email',
  'export.tickets': 'Tickets',
  'export.ticket': 'Ticket',
  'export.price': 'Price',
  'export.ticket-count': 'Number of tickets',
  'export.currency': 'Currency',
  'export.subtotal': 'Subtotal',
  'export.discount': 'Discount',
  'export.fees': 'Fees',
  'export.taxes': 'Taxes',
  'export.total': 'Total',
  'export.refunded': 'Refunded',
  'export.promo-code': 'Promo code',
  'export.affiliate': 'Affiliate',
  'export.affiliate-status.ACTIVE': 'Active',
  'export.affiliate-status.INACTIVE': 'Inactive',
  'export.code': 'Code',
  'export.order-count': 'Number of orders',
  'export.sales': 'Sales',
  'export.created-at': 'Created',
  'export.paid-by': 'Paid by',
  'export.source': 'Source',
  'export.ordered-at': 'Ordered',
  'export.completed-at': 'Completed',
  'export.cancelled-at': 'Cancelled',
  'export.terms-accepted-at': 'Terms accepted',
  'export.accepted-terms': 'Accepted terms',
  'export.checked-in-at': 'Checked in: {list}',
  'export.language': 'Language',
  'export.notes': 'Notes',
  'export.answer': 'Answer',
  'export.other-answers': 'Other answers',
  'export.payment.STRIPE': 'Card',
  'export.payment.OFFLINE': 'Outside Foyer',
  'export.payment.TEST': 'Test',
  'export.source.ONLINE': 'Online',
  'export.source.MANUAL': 'Manually',
  'export.source.IMPORTED': 'Imported',
  'export.attendee-status.ACTIVE': 'Active',
  'export.attendee-status.CANCELLED': 'Cancelled',
  'export.attendee-status.RESERVED': 'Reserved',
  'export.order-status.IN_PROGRESS': 'In progress',
  'export.order-status.AWAITING_PAYMENT': 'Awaiting payment',
  'export.order-status.PROCESSING': 'Processing',
  'export.order-status.COMPLETED': 'Completed',
  'export.order-status.CANCELLED': 'Cancelled',
  'export.order-status.EXPIRED': 'Expired',
  'export.order-status.REFUND_PENDING': 'Refund pending',
  'export.order-status.PARTIALLY_REFUNDED': 'Partially refunded',
  'export.order-status.REFUNDED': 'Refunded',
  'export.order-status.REFUND_FAILED': 'Refund failed',
  'export.order-status.PAYMENT_FAILED': 'Payment failed',
  'found-tickets.subject': 'Your orders and tickets',
  'found-tickets.body':
    'Someone, hopefully you, asked for the orders and tickets of {email}. Here are their links. Keep them to yourself: each ticket lets one person in.',
  'found-tickets.past': 'Past events',

  'calendar.sale-start': 'Tickets for {event} go on sale',
  'event-message.reason': 'You are receiving this email because you have a ticket or an order for {event}.',
} as const

/** The id of one text. */
export type TextId = keyof typeof english
