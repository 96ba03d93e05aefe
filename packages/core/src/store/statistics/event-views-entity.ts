import { kept, LazyEntity, onTable } from '../../table/entity.ts'

/**
 * The views of an event's page on a day of its zone, in all and by source (`visit-source.ts`; docs/decisions/0130). `is_sampled`: some of them stood
 * for several. In a partition of its own, since visitors cause its writes. Access patterns: all days of an event by one Query; one day.
 */
export const EventViewsEntity = new LazyEntity(
  {
    model: { entity: 'event_views', version: '1', service: 'foyer' },
    attributes: {
      viewed_event_id: { type: 'string', required: true },
      day: { type: 'string', required: true },
      views: { type: 'number', required: true },
      sources: { type: kept<Record<string, number>>(), required: true },
      is_sampled: { type: 'boolean' },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['viewed_event_id'] },
        sk: { field: 'sk', composite: ['day'] },
      },
    },
  },
  onTable,
)
/** A source's name in an item: one of digits alone would be a place in a list. */
export const sourceKey = (source: string) => `s_${source}`

/** The views of a day, in all and by source. */
export interface DayOfViews {
  day: string
  views: number
  is_sampled: boolean
  sources: ReadonlyMap<string, number>
}

/** All days on which views of an event were counted, oldest first. */
export async function readViews(viewed_event_id: string): Promise<DayOfViews[]> {
  const { data } = await EventViewsEntity.query.primary({ viewed_event_id }).go({ pages: 'all' })
  return data.map(({ day, views, sources, is_sampled = false }) => ({
    day,
    views,
    is_sampled,
    sources: new Map(Object.entries(sources).map(([key, count]) => [key.slice(sourceKey('').length), count])),
  }))
}
