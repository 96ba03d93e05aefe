import { readAttendees } from '../store/attendee/attendee-entity.ts'
import { BarcodeEntity, readBarcodes } from '../store/import/barcode-entity.ts'
import { readOrdersNow } from '../store/order/order-entity.ts'
import { readPassedTicket } from '../store/transfer/transfer-entity.ts'
import { isConditionRefused } from '../table/write.ts'
import type { ImportedOrder } from './imported-order.ts'
import { RefusedOrder } from './plan-orders.ts'

type Holder = Pick<ImportedOrder['holders'][number], 'short_id' | 'codes'>

/**
 * Lets each old code of an order's tickets admit its new ticket, and no other. A code of a ticket that admits no longer is free. Any number of times.
 * Error: `RefusedOrder`.
 */
export async function claimBarcodes(event_id: string, holders: readonly Holder[]): Promise<void> {
  await Promise.all(
    codesOf(holders).map(async ({ code_hash, short_id }) => {
      if (!(await claim(event_id, code_hash, short_id))) throw new RefusedOrder(barcodeTaken)
    }),
  )
}

const codesOf = (holders: readonly Holder[]) =>
  holders.flatMap(({ codes = [], short_id }) => codes.map((code_hash) => ({ code_hash, short_id })))

export const barcodeTaken = {
  code: 'row.barcode_taken',
  message: 'Another ticket of this event has this barcode. Each admits one.',
}

async function claim(
  barcode_event_id: string,
  code_hash: string,
  attendee_short_id: string,
): Promise<boolean> {
  const owner = (await readBarcodes(barcode_event_id, [code_hash])).get(code_hash)
  if (owner === attendee_short_id) return true
  if (owner !== undefined && (await admits(owner))) return false
  try {
    await BarcodeEntity.put({ barcode_event_id, code_hash, attendee_short_id })
      .where((is, { eq, notExists }) =>
        owner === undefined ? notExists(is.attendee_short_id) : eq(is.attendee_short_id, owner),
      )
      .go()
    return true
  } catch (error) {
    if (!isConditionRefused(error)) throw error
    // The SDK repeats a write that it heard no answer to.
    return (await readBarcodes(barcode_event_id, [code_hash])).get(code_hash) === attendee_short_id
  }
}

/** Whether that ticket may still be used. One that is being imported at this moment counts as one. */
async function admits(short_id: string): Promise<boolean> {
  const attendee = (await readAttendees([short_id])).get(short_id)
  if (!attendee) return (await readPassedTicket(short_id)) !== null
  const order = (await readOrdersNow([attendee.order_short_id])).get(attendee.order_short_id)
  if (!order) return attendee.status === 'RESERVED'
  const slot = order.slots.find((each) => each.short_id === short_id)
  return order.status === 'COMPLETED' && slot?.is_cancelled !== true
}

/** Which of these codes admit a ticket that may still be used. */
export async function takenBarcodes(event_id: string, codes: readonly string[]): Promise<Set<string>> {
  const owners = await readBarcodes(event_id, codes)
  const taken = await Promise.all(
    [...owners].map(async ([code, owner]) => ((await admits(owner)) ? code : null)),
  )
  return new Set(taken.filter((code) => code !== null))
}

/** Gives up the codes of an order that was refused. */
export async function releaseBarcodes(barcode_event_id: string, holders: readonly Holder[]): Promise<void> {
  await Promise.all(
    codesOf(holders).map(async ({ code_hash, short_id }) => {
      await BarcodeEntity.delete({ barcode_event_id, code_hash })
        .where((is, { eq }) => eq(is.attendee_short_id, short_id))
        .go()
        .catch((error) => {
          if (!isConditionRefused(error)) throw error
        })
    }),
  )
}
