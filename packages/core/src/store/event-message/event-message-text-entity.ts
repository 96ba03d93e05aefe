import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'
import { outboxAttributes } from '../../table/outbox.ts'

/**
 * What a message says: up to 50,000 characters, which its list must not read. That of a test has no message and vanishes
 * by TTL. Access pattern: by the message's id.
 */
export const EventMessageTextEntity = new LazyEntity(
  {
    model: { entity: 'event_message_text', version: '1', service: 'foyer' },
    attributes: {
      message_id: { type: 'string', required: true },
      subject: { type: 'string', required: true },
      /** Sanitised HTML. */
      content: { type: 'string', required: true },
      ttl: { type: 'number' },
      ...outboxAttributes,
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
