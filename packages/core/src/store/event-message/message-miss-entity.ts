import type { EmailReason } from '@foyer/contracts/email/email'
import type { MessageMissStatus } from '@foyer/contracts/event-message/message-miss'
import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/**
 * Somebody that a message did not reach, so that the organizer sees who and why, and can write to them again. Forgotten by
 * TTL. Access pattern: by message.
 */
export const MessageMissEntity = new LazyEntity(
  {
    model: { entity: 'message_miss', version: '1', service: 'foyer' },
    attributes: {
      message_id: { type: 'string', required: true },
      address_hash: { type: 'string', required: true },
      email: { type: 'string', required: true },
      order_short_id: { type: 'string', required: true },
      attendee_short_id: { type: kept<string | null>(), required: true },
      status: { type: kept<MessageMissStatus>(), required: true },
      reason: { type: kept<EmailReason | null>(), required: true },
      at: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['message_id'] },
        sk: { field: 'sk', composite: ['address_hash'] },
      },
    },
  },
  onTable,
)
export type MessageMissItem = EntityItem<typeof MessageMissEntity>
