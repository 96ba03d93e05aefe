import { Entity } from 'electrodb'
import { onTable } from '../table/client.ts'

/** What was sent about an order or to a user: the proof that a message was handled, and the order's mail history. */
export const SentEmailEntity = new Entity(
  {
    model: { entity: 'sent_email', version: '1', service: 'foyer' },
    attributes: {
      /** The order's short id, or the user's id. */
      subject_id: { type: 'string', required: true },
      message_id: { type: 'string', required: true },
      kind: { type: 'string', required: true },
      to: { type: 'string', required: true },
      ses_message_id: { type: 'string', required: true },
      sent_at: { type: 'string', required: true },
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
