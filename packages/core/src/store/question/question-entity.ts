import type { Question, QuestionType } from '@foyer/contracts/question/question'
import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { inEventPartition } from '../../table/in-event-partition.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/**
 * A question of an event's checkout. It is read with the event (collection `event_graph`): by the checkout, which asks
 * it, and by the organizer. Answers are kept with the order or attendee that gave them, not here.
 */
export const QuestionEntity = new LazyEntity(
  {
    model: { entity: 'question', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      title: { type: 'string', required: true },
      description: { type: 'string', required: true },
      type: { type: kept<QuestionType>(), required: true },
      options: { type: kept<string[]>(), required: true },
      is_required: { type: 'boolean', required: true },
      is_hidden: { type: 'boolean', required: true },
      belongs_to: { type: kept<Question['belongs_to']>(), required: true },
      ticket_ids: { type: kept<string[]>(), required: true },
      sort_order: { type: 'number', required: true },
      version: { type: 'number' },
    },
    indexes: {
      primary: { collection: 'event_graph', ...inEventPartition },
    },
  },
  onTable,
)
export type QuestionItem = EntityItem<typeof QuestionEntity>
