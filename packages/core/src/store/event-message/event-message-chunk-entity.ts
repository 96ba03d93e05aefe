import { onTable } from '../../table/client.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'
import { outboxAttributes } from '../../table/outbox.ts'
import type { MessageRecipient } from './message-recipient.ts'

/**
 * Some of a message's recipients, who get it together: found once, so that trying again reaches the same people. Forgets
 * them when it is done. Access pattern: by message and number.
 */
export const EventMessageChunkEntity = new LazyEntity(
  {
    model: { entity: 'event_message_chunk', version: '1', service: 'foyer' },
    attributes: {
      message_id: { type: 'string', required: true },
      chunk: { type: 'number', required: true },
      recipients: { type: kept<MessageRecipient[]>(), required: true },
      attempts: { type: 'number', required: true },
      /** How often it was put off because SES took no mail; the message of an earlier round is void. */
      round: { type: 'number', required: true },
      is_done: { type: 'boolean', required: true },
      ttl: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['message_id', 'chunk'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
