import type { EmailKind, EmailReason, EmailStatus } from '@foyer/contracts/email/email'
import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

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
      /** Empty when it was never given to SES. */
      ses_message_id: { type: 'string', required: true },
      sent_at: { type: 'string', required: true },
      status: { type: kept<EmailStatus>(), required: true },
      reason: { type: kept<EmailReason | null>(), required: true },
      status_at: { type: 'string', required: true },
      /** Of status and reason: what comes later may raise it, never lower it. */
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
