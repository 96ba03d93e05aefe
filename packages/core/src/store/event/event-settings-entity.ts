import { type EventSettings, eventSettings } from '@foyer/contracts/event/event-settings'
import { onTable } from '../../table/client.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/** An event's settings, whole, beside the event. */
export const EventSettingsEntity = new LazyEntity(
  {
    model: { entity: 'settings', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      settings: { type: kept<EventSettings>(), required: true },
      version: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        collection: 'event_graph',
        pk: { field: 'pk', composite: ['event_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

const defaults = eventSettings.parse({})

/** Settings as stored, completed by the defaults of those that came into being later. */
export function completeSettings(stored: Partial<EventSettings> = {}): EventSettings {
  return { ...defaults, ...stored }
}
