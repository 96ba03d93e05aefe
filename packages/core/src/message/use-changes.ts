import { isDeepStrictEqual } from 'node:util'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { Message } from '@foyer/contracts/message'
import { promoCodesUsed } from '@foyer/contracts/promo-code/promo-code-messages'
import { toSend } from '../table/write.ts'
import type { ItemChange } from './new-messages.ts'

type Image = Record<string, AttributeValue> | undefined

/** An order with one of these has its promo code's use, held or sold. */
const using = ['RESERVED', 'COMPLETED']

interface Use {
  event_id: string
  ids: string[]
}

/**
 * For each of these changes the message that uses of its event's promo codes are to be counted again, once for all changes of an event, at
 * its first, since the stream repeats that one and all after it if sending fails (docs/decisions/0111).
 */
export function useMessages(changes: readonly (ItemChange | undefined)[]): Message[][] {
  const uses = changes.map(useOf)
  const byEvent = Map.groupBy(
    uses.flatMap((use) => use ?? []),
    ({ event_id }) => event_id,
  )
  return uses.map((use) => {
    const ofEvent = use && byEvent.get(use.event_id)
    if (ofEvent?.[0] !== use || !ofEvent) return []
    const promo_code_ids = [...new Set(ofEvent.flatMap(({ ids }) => ids))]
    return [toSend(promoCodesUsed, { event_id: use.event_id, promo_code_ids })]
  })
}

function useOf(change: ItemChange | undefined): Use | null {
  const [before, after] = [change?.OldImage as Image, change?.NewImage as Image]
  const event_id = after?.event_id?.S
  if (!event_id || after?.__edb_e__?.S !== 'order') return null
  const [was, is] = [usedBy(before), usedBy(after)]
  if (isDeepStrictEqual(was, is)) return null
  return { event_id, ids: [...new Set([was, is].flatMap((used) => used?.id ?? []))] }
}

function usedBy(image: Image): { id: string; status: string } | null {
  const [id, status = ''] = [image?.promo_code_id?.S, image?.status?.S]
  return id && using.includes(status) ? { id, status } : null
}
