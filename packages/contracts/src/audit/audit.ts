import * as z from 'zod'
import type { StripeConnectionStatus } from '../account/account.ts'
import type { EventStatus } from '../event/event.ts'
import type { ExportFormat, ExportKind } from '../export/export.ts'
import { instant } from '../id.ts'
import { listMeta, listQuery } from '../list.ts'
import { idFilter, instantFilter, oneOf, textFilter } from '../list-filter.ts'
import type { Locale } from '../locale.ts'
import type { Currency } from '../money.ts'
import type { UserRole } from '../user/user.ts'

/** The actions of the audit log. What they are called stands in `audit-words.ts`, which no function reads. */
export const auditActions = [
  'user.invited',
  'user.invitation_resent',
  'user.invitation_revoked',
  'user.joined',
  'user.role_changed',
  'user.deactivated',
  'user.reactivated',
  'user.email_changed',
  'user.password_reset',
  'user.password_changed',
  'api_key.created',
  'api_key.changed',
  'api_key.rotated',
  'api_key.revoked',
  'api_key.used',
  'webhook.created',
  'webhook.changed',
  'webhook.rotated',
  'webhook.deleted',
  'webhook.stopped',
  'account.payment_connection_changed',
  'organizer.buyer_pages_changed',
  'order.created_by_hand',
  'order.marked_as_paid',
  'order.cancelled',
  'order.refund_requested',
  'order.refunded_at_stripe',
  'order.ticket_passed_on',
  'order.changed_by_buyer',
  'order.cancelled_by_buyer',
  'order.hold_ended',
  'event.status_changed',
  'event.duplicated',
  'event.imported',
  'event.language_added',
  'event.language_removed',
  'event.self_service_changed',
  'event.message_sent',
  'event.message_scheduled',
  'ticket.stock_changed',
  'capacity_assignment.capacity_changed',
  'capacity_assignment.switched',
  'capacity_assignment.tickets_changed',
  'promo_code.uses_changed',
  'check_in_list.link_renewed',
  'import.done',
  'import.undone',
  'export.created',
  'export.downloaded',
  'archive.created',
  'archive.downloaded',
] as const
export type AuditAction = (typeof auditActions)[number]
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
type ArchiveFacts = { name: string; events: number; tickets: number }
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
  'event.imported': { external_id: string }
  'event.duplicated': {
    from: string
    original: string
    quantity_available: number
    unlimited_prices: number
  }
  'event.language_added': { language: Locale }
  'event.language_removed': { language: Locale }
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
  /** Tickets that were created, and those with changed names, addresses or notes. */
  'import.done': { created: number; updated: number }
  'import.undone': { undone: number }
  'export.created': ExportFacts
  'export.downloaded': ExportFacts
  /** `name`: the account's; events and tickets that are in it. */
  'archive.created': ArchiveFacts
  'archive.downloaded': ArchiveFacts
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
