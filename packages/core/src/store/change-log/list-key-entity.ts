import { attendeeReference, orderReference } from '@foyer/contracts/id'
import { LazyEntity, onTable } from '../../table/entity.ts'
import { addressHash } from '../email/sent-email-entity.ts'

/**
 * Leads from what somebody types to rows of an event's lists: from an order's reference, and from the address of an order or attendee by its hash. It
 * only points there: who reads it looks whether the item still says so (docs/decisions/0104). Access pattern: all of a kind with that key.
 */
export const ListKeyEntity = new LazyEntity(
  {
    model: { entity: 'list_key', version: '1', service: 'foyer' },
    attributes: {
      listed_event_id: { type: 'string', required: true },
      typed: { type: 'string', required: true },
      kind: { type: ['order', 'attendee'] as const, required: true },
      short_id: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['listed_event_id', 'typed'] },
        sk: { field: 'sk', composite: ['kind', 'short_id'] },
      },
    },
  },
  onTable,
)

interface Keyed {
  kind: 'order' | 'attendee'
  reference?: string
  email?: string
}

/** What finds an order or attendee beside the index of attendees' references; a damaged row is found by nothing. */
export function keysOf({ kind, reference, email }: Keyed): string[] {
  return [...(kind === 'order' && reference ? [reference] : []), ...(email ? [addressHash(email)] : [])]
}

const wholeAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

/** What a search is for, and its key, if it is a whole reference or address; null for any other text. */
export function exactSearch(
  searched: string,
): { by: 'order_reference' | 'reference' | 'email'; key: string } | null {
  const text = searched.trim()
  const key = text.toUpperCase()
  if (orderReference.safeParse(key).success) return { by: 'order_reference', key }
  if (attendeeReference.safeParse(key).success) return { by: 'reference', key }
  return wholeAddress.test(text) ? { by: 'email', key: addressHash(text) } : null
}
