import type { Schema } from './json-schema.ts'

type Schemas = Record<string, Schema>

/** A part of several things, which they extend: its sentence, and where its fields stand. */
interface Part {
  words: string
  /** Names of components, or of objects in them, such as `PublicEvent.settings`. */
  of: readonly string[]
}

export const parts: Record<string, Part> = {
  OrderSummary: {
    words: 'What every list and page says of an order.',
    of: ['OrderRow', 'Hold', 'Order', 'PublicOrder'],
  },
  OrderFacts: { words: 'What its organizer and its buyer see of an order.', of: ['Order', 'PublicOrder'] },
  EventReference: {
    words: 'Which event it is, and when.',
    of: [
      'EventRow',
      'Event',
      'PublicEvent',
      'PublicOrganizerEvent',
      'PublicOrder.event',
      'PublicAttendee.event',
    ],
  },
  EventSummary: {
    words: 'What every list and page says of an event.',
    of: ['EventRow', 'Event', 'PublicEvent', 'PublicOrganizerEvent'],
  },
  EventFacts: { words: 'What its organizer sees of an event.', of: ['EventRow', 'Event'] },
  EventPageSettings: {
    words: 'The settings that the event page shows or follows.',
    of: ['EventSettings', 'PublicEvent.settings'],
  },
  EventOfLink: {
    words: 'What the page of an order or ticket says of its event.',
    of: ['PublicOrder.event', 'PublicAttendee.event'],
  },
  TicketHolder: {
    words: 'What every list and page says of a sold ticket.',
    of: ['AttendeeRow', 'OrderAttendee', 'DoorAttendee', 'PublicAttendee'],
  },
  CheckInListFacts: {
    words: 'What its organizer and its door see of a check-in list.',
    of: ['CheckInList', 'PublicCheckInList'],
  },
  TicketFacts: {
    words: 'What its organizer and its buyers see of a ticket.',
    of: ['Ticket', 'PublicTicket'],
  },
}

/** The parts that several things of a document have, with the fields that all of these have in the same way. */
export function commonParts(schemas: Schemas): Schemas {
  const found = Object.entries(parts).flatMap(([name, { words, of }]): [string, Schema][] => {
    const [first, ...others] = of
      .map((place) => schemaAt(schemas, place))
      .filter((thing) => thing !== undefined)
    if (!first || others.length === 0) return []
    const isCommon = (field: string) => others.every((other) => textOf(other, field) === textOf(first, field))
    const fields = Object.entries(first.properties ?? {}).filter(([field]) => isCommon(field))
    const required = (first.required ?? []).filter(isCommon)
    return [[name, { type: 'object', description: words, properties: Object.fromEntries(fields), required }]]
  })
  return Object.fromEntries(found)
}

/** A component, or the object in one of its fields, if the document has it. */
function schemaAt(schemas: Schemas, place: string): Schema | undefined {
  const [component = '', field] = place.split('.')
  const schema = schemas[component]
  return field === undefined ? schema : schema?.properties?.[field]
}

/** A field as it is given: as its schema says, and whether it is always there. */
export const textOf = ({ properties = {}, required = [] }: Schema, field: string): string =>
  JSON.stringify([properties[field], required.includes(field)])
