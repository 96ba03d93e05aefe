import { isDeepStrictEqual } from 'node:util'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { rowsChanged } from '@foyer/contracts/change-log/change-log-messages'
import type { Message } from '@foyer/contracts/message'
import { toSend } from '../table/write.ts'
import type { ItemChange } from './new-messages.ts'

type Image = Record<string, AttributeValue> | undefined

/** Where the message names a changed item. A ticket that was passed on stands in the place of an attendee that is gone. */
const names = {
  order: 'order_short_ids',
  attendee: 'attendee_short_ids',
  passed_ticket: 'attendee_short_ids',
} as const

/**
 * For each of these changes the message that rows of its event's lists have changed: one for all changes of an event, at its first, since the stream repeats
 * that one and all after it if sending fails. Taken from the items themselves, so that no verb can forget it (docs/decisions/0092).
 */
export function rowMessages(changes: readonly (ItemChange | undefined)[]): Message[][] {
  const changed = changes.map(changedRow)
  const byEvent = Map.groupBy(
    changed.flatMap((row) => row ?? []),
    ({ event_id }) => event_id,
  )
  return changed.map((row) => {
    const ofEvent = row && byEvent.get(row.event_id)
    if (ofEvent?.[0] !== row || !ofEvent) return []
    const idsOf = (name: (typeof names)[keyof typeof names]) => [
      ...new Set(ofEvent.flatMap((other) => (other.name === name ? other.short_id : []))),
    ]
    const payload = {
      event_id: row.event_id,
      order_short_ids: idsOf('order_short_ids'),
      attendee_short_ids: idsOf('attendee_short_ids'),
      renamed_short_ids: [...new Set(ofEvent.flatMap((other) => (other.isRenamed ? other.short_id : [])))],
    }
    return [toSend(rowsChanged, payload)]
  })
}

function changedRow(change: ItemChange | undefined) {
  const [before, after] = [change?.OldImage as Image, change?.NewImage as Image]
  const name = names[(after?.__edb_e__?.S ?? '') as keyof typeof names]
  const [event_id, short_id] = [after?.event_id?.S, after?.short_id?.S]
  if (!name || !event_id || !short_id) return null
  const isUnchanged = after?.__edb_e__?.S !== 'passed_ticket' && isDeepStrictEqual(before?.row, after?.row)
  const isRenamed = after?.row !== undefined && !isDeepStrictEqual(namesIn(before), namesIn(after))
  return isUnchanged ? null : { event_id, short_id, name, isRenamed }
}

/** What a row is found by on its own (docs/decisions/0104). */
function namesIn(image: Image): unknown[] {
  const row = image?.row?.M
  return [row?.reference, row?.email]
}
