import { Entity } from 'electrodb'
import { onTable } from '../table/client.ts'

/** SQS keeps a message for 14 days at most, and as long again after a redrive. */
export const countedDays = 30

/** Marks a message as counted, in the transaction that counts it. */
export const CountedMessageEntity = new Entity(
  {
    model: { entity: 'counted_message', version: '1', service: 'foyer' },
    attributes: {
      message_id: { type: 'string', required: true },
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
