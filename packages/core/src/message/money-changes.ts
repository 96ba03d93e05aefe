import { isDeepStrictEqual } from 'node:util'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { ledgerDue } from '@foyer/contracts/ledger/ledger-messages'
import type { Message } from '@foyer/contracts/message'
import { toSend } from '../table/write.ts'
import type { ItemChange } from './new-messages.ts'

type Image = Record<string, AttributeValue> | undefined

/** What says of an order that its money has moved. */
const ofMoney = ['payment_status', 'refunds', 'disputes']

/**
 * For each of these changes the message that its account's ledger may lack something of a paid order, once for each order. Taken from the items themselves, so that no order
 * grows by it and an older release's orders are seen too (docs/decisions/0136).
 */
export function moneyMessages(changes: readonly (ItemChange | undefined)[]): Message[][] {
  const told = new Set<string>()
  return changes.map((change) => {
    const [before, after] = [change?.OldImage as Image, change?.NewImage as Image]
    const [event_id, order_short_id] = [after?.event_id?.S, after?.short_id?.S]
    if (!event_id || !order_short_id || told.has(order_short_id) || !hasMoved(before, after)) return []
    told.add(order_short_id)
    return [toSend(ledgerDue, { event_id, order_short_id })]
  })
}

function hasMoved(before: Image, after: Image): boolean {
  if (after?.__edb_e__?.S !== 'order' || after.payment_status?.S !== 'PAYMENT_RECEIVED') return false
  return ofMoney.some((name) => !isDeepStrictEqual(before?.[name], after[name]))
}
