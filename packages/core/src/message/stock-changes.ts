import { isDeepStrictEqual } from 'node:util'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { availabilityDue } from '@foyer/contracts/event/availability-messages'
import type { Message } from '@foyer/contracts/message'
import { toSend } from '../table/write.ts'
import type { ItemChange } from './new-messages.ts'

type Image = Record<string, AttributeValue> | undefined

/** A change of one of these may be one of the pools that it names. */
const owners = ['event', 'ticket', 'capacity_assignment']
/** An order with one of these keeps what it took. */
const keeping = ['RESERVED', 'COMPLETED']

/**
 * For each of these changes the message that its event is to be counted again, once for all changes of an event, at its first: if sending
 * fails, the stream repeats that one and all after it. Taken from the items themselves, so that no order grows by it, and an older release's orders
 * are seen too (docs/decisions/0091).
 */
export function stockMessages(changes: readonly (ItemChange | undefined)[], now: Date): Message[][] {
  const told = new Set<string>()
  return changes.map((change) => {
    const event_id = eventWithOtherStock(change)
    if (event_id === null || told.has(event_id)) return []
    told.add(event_id)
    return [toSend(availabilityDue, { event_id, since: now.toISOString() })]
  })
}

function eventWithOtherStock(change: ItemChange | undefined): string | null {
  const [before, after] = [change?.OldImage as Image, change?.NewImage as Image]
  const event_id = after?.event_id?.S ?? null
  const entity = after?.__edb_e__?.S ?? ''
  if (owners.includes(entity)) return event_id
  if (entity !== 'order') return null
  return isDeepStrictEqual(keptTakes(before), keptTakes(after)) ? null : event_id
}

function keptTakes(image: Image): AttributeValue[] {
  return keeping.includes(image?.status?.S ?? '') ? (image?.takes?.L ?? []) : []
}
