import * as z from 'zod'
import type { StripeConnectionStatus } from '../account/account.ts'
import type { EventStatus } from '../event/event.ts'
import type { ExportFormat, ExportKind } from '../export/export.ts'
import { instant } from '../id.ts'
import { listMeta, listQuery } from '../list.ts'
import { idFilter, instantFilter, oneOf, textFilter } from '../list-filter.ts'
import type { Currency } from '../money.ts'
import type { UserRole } from '../user/user.ts'

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
  'export.created': ['File exported', null],
  'export.downloaded': ['File downloaded', null],
} as const
export type AuditAction = keyof typeof auditTable
export const auditActions = Object.keys(auditTable) as [AuditAction, ...AuditAction[]]
export const auditAction = z.enum(auditActions)

export const auditActorKind = z.enum(['USER', 'API_KEY', 'SYSTEM'])
export type AuditActorKind = z.infer<typeof auditActorKind>

/** `amount`: the payment or refund in minor units. */
type OrderFacts = { event_id: string; reference: string; amount: number; currency: Currency }
/** `narrowed_by`: the names of the list's filters, and `query` for its search, separated by spaces. Never their values. */
type ExportFacts = { kind: ExportKind; format: ExportFormat; rows: number; narrowed_by: string }
/** A quantity. `none`: the thing did not exist, so it was created or deleted. */
export type AuditedAmount = number | 'unlimited' | 'none'
/** `name`: the ticket's, capacity's or promo code's name at the time. */
type AmountFacts = { event_id: string; name: string; from: AuditedAmount; to: AuditedAmount }
type Nothing = Record<never, never>

/**
 * What each action records besides the person, the subject and the time. Entries are kept forever, so fields may be added
 * but never removed.
 */
interface Details {
  'user.invited': { role: UserRole }
  'user.invitation_resent': Nothing
  'user.invitation_revoked': Nothing
  'user.joined': { role: UserRole }
  'user.role_changed': { from: UserRole; to: UserRole }
  'user.deactivated': Nothing
  'user.reactivated': Nothing
  'user.email_changed': Nothing
  'user.password_reset': Nothing
  'user.password_changed': Nothing
  'api_key.created': { name: string }
  'api_key.changed': { name: string }
  'api_key.rotated': { name: string }
  'api_key.revoked': { name: string }
  /** A call that changed something and has no action of its own. `thing`: a reference, or an id with a prefix; empty where there is none but the subject. */
  'api_key.used': { call: string; thing: string }
  /** `name`: the host of its address. */
  'webhook.created': { name: string }
  'webhook.changed': { name: string }
  'webhook.rotated': { name: string }
  'webhook.deleted': { name: string }
  'webhook.stopped': { name: string }
  'account.payment_connection_changed': { from: StripeConnectionStatus; to: StripeConnectionStatus }
  /** Terms, privacy notice or legal notice. `name` is the organizer's. The order records which terms a buyer accepted. */
  'organizer.buyer_pages_changed': { name: string }
  'order.created_by_hand': OrderFacts
  'order.marked_as_paid': OrderFacts
  'order.cancelled': OrderFacts
  'order.refund_requested': OrderFacts
  'order.refunded_at_stripe': OrderFacts
  'order.ticket_passed_on': OrderFacts
  'order.changed_by_buyer': OrderFacts
  'order.cancelled_by_buyer': OrderFacts
  'order.hold_ended': OrderFacts
  'event.status_changed': { from: EventStatus; to: EventStatus }
  /**
   * The original event's id and title, how many tickets the copy's limited prices offer, and how many prices have no
   * limit.
   */
  'event.duplicated': {
    from: string
    original: string
    quantity_available: number
    unlimited_prices: number
  }
  'event.self_service_changed': Nothing
  'event.message_sent': { message_id: string; recipients: number }
  /** Also when it was changed before it was due. */
  'event.message_scheduled': { message_id: string }
  /** `label`: the tier's label, empty for a ticket with one price. */
  'ticket.stock_changed': AmountFacts & { price_id: string; label: string }
  'capacity_assignment.capacity_changed': AmountFacts
  /** Whether the capacity now stops sales. `capacity`: its size at the time. */
  'capacity_assignment.switched': {
    event_id: string
    name: string
    capacity: AuditedAmount
    to: 'on' | 'off'
  }
  /** Titles of the first few tickets, and `+5` for five more. */
  'capacity_assignment.tickets_changed': { event_id: string; name: string; added: string; removed: string }
  'promo_code.uses_changed': AmountFacts
  'check_in_list.link_renewed': { event_id: string; name: string }
  'export.created': ExportFacts
  'export.downloaded': ExportFacts
}
export type AuditDetails<Action extends AuditAction = AuditAction> = Details[Action]

/**
 * As sent and stored: roles, statuses, amounts in minor units, references, names of keys. Never a person's name or
 * address.
 */
export const auditDetails = z.record(z.string(), z.union([z.string(), z.number()]))

/**
 * Who did what to which person or thing, and when. Names are current, of orders the reference, and null if there is none
 * or the thing was deleted. `subject_id` is an id with a prefix for its kind; for an order the short id if the caller may
 * manage orders, else the reference.
 */
export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  action: auditAction,
  actor_kind: auditActorKind,
  actor_id: z.string().nullable(),
  actor_name: z.string().nullable(),
  subject_id: z.string(),
  subject_name: z.string().nullable(),
  details: auditDetails,
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditListQuery = listQuery({
  sort: ['at'],
  filter: {
    action: oneOf(auditAction.options),
    actor_id: idFilter,
    subject_id: textFilter,
    at: instantFilter,
  },
})

/**
 * A page of the log. With filters, or oldest first, a call searches a limited number of entries. `total` counts what it
 * found, and `searched_until` is how far it came (null: to the end). To continue, filter `at` up to that instant, or from
 * it when oldest first.
 */
export const auditPage = z.object({
  data: z.array(auditEntry),
  meta: listMeta.extend({ searched_until: instant.nullable() }),
})
export type AuditPage = z.infer<typeof auditPage>
