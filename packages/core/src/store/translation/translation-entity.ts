import { locales } from '@foyer/contracts/known-locales'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'

/** A translation, and the mark of the text that it was made from. */
export interface KeptText {
  text: string
  of: string
}

/**
 * An event's texts in one of its further languages, by the keys of their originals. In the event's partition, so that pages read it together
 * with the event (collection `event_graph`). Access patterns: all of an event; one by its language, to write it, and for a calendar of events.
 */
export const TranslationEntity = new LazyEntity(
  {
    model: { entity: 'translation', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      language: { type: locales, required: true },
      texts: { type: kept<Record<string, KeptText>>(), required: true },
      updated_at: { type: 'string', required: true },
      version: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        collection: 'event_graph',
        pk: { field: 'pk', composite: ['event_id'] },
        sk: { field: 'sk', composite: ['language'] },
      },
    },
  },
  onTable,
)
export type TranslationItem = EntityItem<typeof TranslationEntity>
