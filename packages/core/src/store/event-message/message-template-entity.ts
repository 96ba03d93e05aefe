import type { EntityItem } from 'electrodb'
import { LazyEntity, onTable } from '../../table/entity.ts'

/** A message that an account keeps to start from. Access patterns: all of an account, at most 50; one by its id, to delete it. */
export const MessageTemplateEntity = new LazyEntity(
  {
    model: { entity: 'message_template', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      name: { type: 'string', required: true },
      subject: { type: 'string', required: true },
      /** Sanitized HTML. */
      content: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['account_id'] },
        sk: { field: 'sk', composite: ['id'] },
      },
    },
  },
  onTable,
)
export type MessageTemplateItem = EntityItem<typeof MessageTemplateEntity>
