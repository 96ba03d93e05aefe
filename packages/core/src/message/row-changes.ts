import { isDeepStrictEqual } from 'node:util'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { ChangeType } from '@foyer/contracts/change/change-type'
import { rowsChanged } from '@foyer/contracts/change-log/change-log-messages'
import type { Message } from '@foyer/contracts/message'
import { toSend } from '../table/write.ts'
import type { ItemChange } from './new-messages.ts'

type Image = Record<string, AttributeValue>

/** Where the message names a changed item. A ticket that was passed on stands in the place of an attendee that is gone. */
const names = {
  order: 'order_short_ids',
  attendee: 'attendee_short_ids',
  passed_ticket: 'attendee_short_ids',
} as const

/** What a write changed for others: `row` for lists, `types` of it for the account's change feed. */
interface Changed {
  event_id: string
  id: string
  types: ChangeType[]
  row?: (typeof names)[keyof typeof names]
  isRenamed?: boolean
}

/**
 * For each of these changes the message that rows of its event's lists, the event or its tickets have changed: one for all changes of an event, at its first, since the stream repeats
 * that one and all after it if sending fails. Taken from the items themselves, so that no verb can forget it (docs/decisions/0092, 0106).
 */
export function rowMessages(changes: readonly (ItemChange | undefined)[]): Message[][] {
  const changed = changes.map(changeOf)
  const byEvent = Map.groupBy(
    changed.flatMap((each) => each ?? []),
    ({ event_id }) => event_id,
  )
  return changed.map((each) => {
    const ofEvent = each && byEvent.get(each.event_id)
    if (ofEvent?.[0] !== each || !ofEvent) return []
    const idsOf = (name: Changed['row']) => [
      ...new Set(ofEvent.flatMap(({ row, id }) => (row === name ? id : []))),
    ]
    const told = new Map(
      ofEvent.flatMap(({ id, types }) => types.map((type) => [`${type} ${id}`, { type, id }] as const)),
    )
    const payload = {
      event_id: each.event_id,
      order_short_ids: idsOf('order_short_ids'),
      attendee_short_ids: idsOf('attendee_short_ids'),
      renamed_short_ids: [...new Set(ofEvent.flatMap(({ isRenamed, id }) => (isRenamed ? id : [])))],
      changes: [...told.values()],
    }
    return [toSend(rowsChanged, payload)]
  })
}

function changeOf(change: ItemChange | undefined): Changed | null {
  const [before, after] = [change?.OldImage as Image | undefined, change?.NewImage as Image | undefined]
  const event_id = after?.event_id?.S
  if (!after || !event_id) return null
  const entity = after.__edb_e__?.S ?? ''
  if (entity === 'event' || entity === 'settings')
    return isSame(before, after) ? null : { event_id, id: event_id, types: ['event'] }
  if (entity === 'ticket')
    return isSame(before, after) ? null : { event_id, id: after.id?.S ?? '', types: ['ticket'] }
  const row = names[entity as keyof typeof names]
  const id = after.short_id?.S
  if (!row || !id) return null
  const types = entity === 'passed_ticket' ? (['attendee'] as const) : rowTypes(row, before?.row, after?.row)
  const isRenamed = after.row !== undefined && !isDeepStrictEqual(namesIn(before), namesIn(after))
  return types.length === 0 ? null : { event_id, id, row, isRenamed, types: [...types] }
}

/** What a row is found by on its own (docs/decisions/0104). */
function namesIn(image: Image | undefined): unknown[] {
  const row = image?.row?.M
  return [row?.reference, row?.email]
}

/** A check-in is told apart from what else changes of an attendee. */
function rowTypes(
  name: Changed['row'],
  before: AttributeValue | undefined,
  after: AttributeValue | undefined,
): ChangeType[] {
  if (isDeepStrictEqual(before, after)) return []
  if (name === 'order_short_ids') return ['order']
  const { check_ins: old, ...others } = before?.M ?? {}
  const { check_ins: now, ...othersNow } = after?.M ?? {}
  return [
    ...(isDeepStrictEqual(others, othersNow) ? [] : (['attendee'] as const)),
    ...(isDeepStrictEqual(old ?? none, now ?? none) ? [] : (['check_in'] as const)),
  ]
}

const none = { L: [] }

/** Whether a write left all as it was that readers can see. */
function isSame(before: Image | undefined, after: Image | undefined): boolean {
  return isDeepStrictEqual(seen(before), seen(after))
}

function seen(image: Image | undefined): object | undefined {
  if (!image) return undefined
  // The row of an event says what the event says, and when it was written.
  const { outbox: _outbox, outbox_id: _id, version: _version, updated_at: _at, row: _row, ...others } = image
  return others
}
