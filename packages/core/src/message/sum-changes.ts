import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { Message } from '@foyer/contracts/message'
import { eventSumDue } from '@foyer/contracts/organizer/organizer-messages'
import { allPart } from '../store/statistics/counts.ts'
import { toSend } from '../table/write.ts'
import type { ItemChange } from './new-messages.ts'

type Image = Record<string, AttributeValue> | undefined

/** Sales are told so much later, so that a rush counts its event once in that time. */
const restMs = 5000

/** What an organizer's sums have of an event itself, */
const ofEvent = ['organizer_id', 'currency', 'status', 'start_date', 'end_date']
/** and of a shard of its statistics. */
const ofSales = ['orders', 'tickets', 'gross', 'refunded']

/**
 * For each of these changes the message that its event is to be counted again for its organizer, once for all changes of an event: at
 * once where the event itself changed, else after a rest (docs/decisions/0115).
 */
export function sumMessages(changes: readonly (ItemChange | undefined)[], now: Date): Message[][] {
  const told = new Set<string>()
  const since = now.toISOString()
  const later = new Date(now.getTime() + restMs).toISOString()
  return changes.map((change) => {
    const [before, after] = [change?.OldImage as Image, change?.NewImage as Image]
    const entity = after?.__edb_e__?.S
    const event_id = after?.event_id?.S
    const isSale = entity === 'event_statistics' && after?.part?.S === allPart
    if (!event_id || told.has(entity + event_id) || !(isSale || entity === 'event')) return []
    if (!hasOther(isSale ? ofSales : ofEvent, before, after)) return []
    told.add(entity + event_id)
    return [toSend(eventSumDue, { event_id, since }, isSale ? later : undefined)]
  })
}

function hasOther(names: readonly string[], before: Image, after: Image): boolean {
  return names.some((name) => {
    const [was, is] = [before?.[name], after?.[name]]
    return (was?.S ?? was?.N ?? '') !== (is?.S ?? is?.N ?? '')
  })
}
