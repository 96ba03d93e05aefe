import { createHash } from 'node:crypto'
import type { EmailKind, EmailReason, EmailStatus } from '@foyer/contracts/email/email'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'

/**
 * What was sent about an order and its tickets, or to a user, and its outcome: the proof that a message was handled,
 * and, by one query of the subject, the order's whole mail history.
 */
export const SentEmailEntity = new LazyEntity(
  {
    model: { entity: 'sent_email', version: '1', service: 'foyer' },
    attributes: {
      /** The order's short id, or the user's id. */
      subject_id: { type: 'string', required: true },
      message_id: { type: 'string', required: true },
      /** The holder of the ticket it brings; null for all other emails. */
      attendee_short_id: { type: kept<string | null>(), required: true },
      kind: { type: kept<EmailKind>(), required: true },
      to: { type: 'string', required: true },
      /** Empty if SES never got it. */
      ses_message_id: { type: 'string', required: true },
      sent_at: { type: 'string', required: true },
      status: { type: kept<EmailStatus>(), required: true },
      reason: { type: kept<EmailReason | null>(), required: true },
      status_at: { type: 'string', required: true },
      /** From status and reason: later events may raise it, never lower it. */
      severity: { type: 'number', required: true },
      /** Withheld: since when, and when it is tried again (docs/decisions/0074); absent where it is not. */
      withheld_since: { type: 'string' },
      retry_at: { type: 'string' },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['subject_id'] },
        sk: { field: 'sk', composite: ['message_id'] },
      },
    },
  },
  onTable,
)
export type SentEmailItem = EntityItem<typeof SentEmailEntity>

/**
 * The consumer that is about to send a message's email, and until when no other may. Deleted by TTL days later. Access
 * pattern: take it unless another consumer has it.
 */
export const EmailClaimEntity = new LazyEntity(
  {
    model: { entity: 'email_claim', version: '1', service: 'foyer' },
    attributes: {
      message_id: { type: 'string', required: true },
      claimed_by: { type: 'string', required: true },
      /** A UTC instant; empty once the claimer has let go. */
      claimed_until: { type: 'string', required: true },
      /** How often SES got the email and said nothing. */
      unanswered: { type: 'number' },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['message_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/** An address that gets no more mail, under its hash: it bounced permanently or complained (F18). */
export const SuppressedAddressEntity = new LazyEntity(
  {
    model: { entity: 'suppressed_address', version: '1', service: 'foyer' },
    attributes: {
      address_hash: { type: 'string', required: true },
      reason: { type: kept<EmailReason>(), required: true },
      suppressed_at: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['address_hash'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/** How items name an email address without storing it: by its hash, however it is spelled. */
export function addressHash(address: string): string {
  return createHash('sha256').update(sameAddress(address)).digest('hex')
}

/** The same text for one address, however it is spelled. */
export function sameAddress(address: string): string {
  return address.trim().toLowerCase()
}
