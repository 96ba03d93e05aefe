/**
 * Which records of the table's stream the relay is called for: items that carry messages; and those that may carry none: changes of what is left of
 * an event (what states the size of a pool, and holds that ended; docs/decisions/0091), of what its lists show (0092), of the event and its tickets (0106), and of what it sold (0115). One mapping takes five filters. The event source on AWS and the local pump both read this.
 */
export const streamFilters = [
  { outbox_id: { exists: true } },
  { __edb_e__: { oneOf: ['event', 'settings', 'ticket', 'capacity_assignment', 'passed_ticket'] } },
  { __edb_e__: { oneOf: ['order'] }, status: { oneOf: ['EXPIRED'] } },
  { __edb_e__: { oneOf: ['order', 'attendee'] }, gsi1pk: { exists: true } },
  { __edb_e__: { oneOf: ['event_statistics'] }, part: { oneOf: ['all'] } },
] as const satisfies readonly StreamFilter[]

/** What the texts of a written item's attributes must be. */
type StreamFilter = Record<string, { exists: true } | { oneOf: readonly string[] }>

/** Whether the relay is called for an item with these texts. */
export function isRelayed(textOf: (attribute: string) => string | undefined): boolean {
  return streamFilters.some((filter: StreamFilter) =>
    Object.entries(filter).every(([attribute, asked]) => {
      const text = textOf(attribute)
      return 'exists' in asked ? text !== undefined : asked.oneOf.includes(text ?? '')
    }),
  )
}
