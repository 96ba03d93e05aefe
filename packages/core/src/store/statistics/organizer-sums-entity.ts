import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'

const sum = { type: 'number' } as const

/** What one part of an organizer's sums adds up: events, and what they sold, amounts in minor units. */
export type OrganizerSums = Record<'events' | 'orders' | 'tickets' | 'gross' | 'refunded', number>

/** The events that end at a UTC instant, archived ones left out. Instants sort by time, and before the other parts. */
export const endPart = (instant: string) => `ends_${instant}`
export const salesPart = (currency: string) => `sales_${currency}`
export const statusPart = (status: string) => `status_${status}`
/** Test events, of which nothing else is added up (docs/decisions/0146). */
export const testPart = 'test'

/**
 * One part of what an organizer's events add up to (docs/decisions/0115). Access pattern: those of an organizer from a moment on, by
 * one Query.
 */
export const OrganizerSumsEntity = new LazyEntity(
  {
    model: { entity: 'organizer_sums', version: '1', service: 'foyer' },
    attributes: {
      organizer_id: { type: 'string', required: true },
      part: { type: 'string', required: true },
      events: sum,
      orders: sum,
      tickets: sum,
      gross: sum,
      refunded: sum,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['organizer_id'] },
        sk: { field: 'sk', composite: ['part'] },
      },
    },
  },
  onTable,
)

/** The parts of an event, by organizer. */
export type CountedSums = Record<string, Record<string, Partial<OrganizerSums>>>

/**
 * What organizers' sums already have of an event, read at `read_at` (UTC instant), written in the transaction that puts it there.
 * Access pattern: by the event's id.
 */
export const CountedEventEntity = new LazyEntity(
  {
    model: { entity: 'counted_event', version: '1', service: 'foyer' },
    attributes: {
      subject_id: { type: 'string', required: true },
      sums: { type: kept<CountedSums>(), required: true },
      read_at: { type: 'string', required: true },
      version: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['subject_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type CountedEventItem = EntityItem<typeof CountedEventEntity>

/** An organizer's sums, without the events that ended before that UTC instant. */
export async function readOrganizerSums(
  organizer_id: string,
  from: string,
): Promise<{ part: string; sums: Partial<OrganizerSums> }[]> {
  const { data } = await OrganizerSumsEntity.query
    .primary({ organizer_id })
    .gt({ part: endPart(from) })
    .go({ pages: 'all' })
  return data.map(({ part, ...sums }) => ({ part, sums }))
}
