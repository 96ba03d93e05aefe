import type { SavedView } from '@foyer/contracts/user/saved-view'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'

/** What a person keeps of an event's lists. Access pattern: by person and event, all views at once. */
export const SavedViewsEntity = new LazyEntity(
  {
    model: { entity: 'saved_views', version: '1', service: 'foyer' },
    attributes: {
      user_id: { type: 'string', required: true },
      event_id: { type: 'string', required: true },
      views: { type: kept<SavedView[]>(), required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['user_id', 'event_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
