import type { AuditAction } from './audit.ts'

/**
 * The actions of the audit log, each with its label in the filter and its sentence: `who`, `subject` and details
 * (`amount` with its currency). Null: the browser chooses the sentence by the details (`web/src/features/audit`). The
 * browser's catalogs are made from this table.
 */
export const auditTable = {
  'user.invited': ['User invited', null],
  'user.invitation_resent': ['Invitation sent again', '{who} sent the invitation to {subject} again'],
  'user.invitation_revoked': ['Invitation revoked', '{who} revoked the invitation to {subject}'],
  'user.joined': ['Invitation accepted', null],
  'user.role_changed': ['Role changed', null],
  'user.deactivated': ['User deactivated', '{who} deactivated {subject}'],
  'user.reactivated': ['User reactivated', '{who} reactivated {subject}'],
  'user.email_changed': ['Email address changed', '{subject} changed their email address'],
  'user.password_reset': ['Password reset', '{subject} reset their password'],
  'user.password_changed': ['Password changed', '{subject} changed their password'],
  'api_key.created': ['API key created', '{who} created the API key {subject}'],
  'api_key.changed': ['API key changed', '{who} changed the API key {subject}'],
  'api_key.rotated': ['API key replaced', '{who} gave the API key {subject} another secret'],
  'api_key.revoked': ['API key revoked', '{who} revoked the API key {subject}'],
  'api_key.used': ['Changed by an API key', null],
  'webhook.created': ['Webhook created', '{who} created the webhook {subject}'],
  'webhook.changed': ['Webhook changed', '{who} changed the webhook {subject}'],
  'webhook.rotated': ['Webhook secret replaced', '{who} gave the webhook {subject} another secret'],
  'webhook.deleted': ['Webhook deleted', '{who} deleted the webhook {subject}'],
  'webhook.stopped': ['Webhook switched off', 'The webhook {subject} was switched off: its messages failed'],
  'account.payment_connection_changed': ['Payment connection changed', null],
  'organizer.buyer_pages_changed': [
    'Legal pages changed',
    '{who} changed the terms, privacy notice or legal notice of {subject}',
  ],
  'order.created_by_hand': ['Order created manually', '{who} created order {subject} manually, for {amount}'],
  'order.marked_as_paid': ['Order marked as paid', '{who} marked order {subject} as paid, {amount}'],
  'order.cancelled': ['Order cancelled', '{who} cancelled order {subject}'],
  'order.refund_requested': ['Refund requested', '{who} refunded {amount} of order {subject}'],
  'order.refunded_at_stripe': [
    'Refunded at Stripe',
    '{amount} of order {subject} was refunded in Stripe’s dashboard',
  ],
  'order.ticket_passed_on': ['Ticket passed on', 'A holder passed a ticket of order {subject} on'],
  'order.changed_by_buyer': [
    'Details changed by the buyer',
    'The buyer or a ticket holder changed their details in order {subject}',
  ],
  'order.cancelled_by_buyer': [
    'Tickets cancelled by the buyer',
    'The buyer cancelled tickets of order {subject} and gets {amount} back',
  ],
  'order.hold_ended': ['Hold ended', '{who} ended the hold of order {subject}'],
  'event.status_changed': ['Event status changed', null],
  'event.duplicated': ['Event duplicated', null],
  'event.imported': ['Event imported', '{who} imported the event {subject}'],
  'event.language_added': ['Language added', '{who} added a language to {subject}'],
  'event.language_removed': ['Language removed', '{who} removed a language of {subject}'],
  'event.self_service_changed': [
    'Self-service changed',
    '{who} changed what buyers of {subject} may do themselves',
  ],
  'event.message_sent': [
    'Message sent',
    '{who} sent a message to {recipients, plural, one {# person} other {# people}} of {subject}',
  ],
  'event.message_scheduled': ['Message scheduled', '{who} scheduled a message to people of {subject}'],
  'ticket.stock_changed': ['Ticket stock changed', null],
  'capacity_assignment.capacity_changed': ['Capacity changed', null],
  'capacity_assignment.switched': ['Capacity switched on or off', null],
  'capacity_assignment.tickets_changed': ['Tickets of a capacity changed', null],
  'promo_code.uses_changed': ['Promo code limit changed', null],
  'check_in_list.link_renewed': [
    'Check-in link renewed',
    '{who} renewed the link of the check-in list {subject}',
  ],
  'import.done': [
    'Tickets imported',
    '{who} imported {created, plural, one {# ticket} other {# tickets}} into {subject}',
  ],
  'import.undone': [
    'Import undone',
    '{who} undid an import of {undone, plural, one {# ticket} other {# tickets}} into {subject}',
  ],
  'export.created': ['File exported', null],
  'export.downloaded': ['File downloaded', null],
  'archive.created': [
    'Archive made',
    '{who} made an archive of {subject} with {events, plural, one {# event} other {# events}}',
  ],
  'archive.downloaded': [
    'Archive downloaded',
    '{who} downloaded an archive of {subject} with {events, plural, one {# event} other {# events}}',
  ],
} as const satisfies Record<AuditAction, readonly [word: string, sentence: string | null]>
