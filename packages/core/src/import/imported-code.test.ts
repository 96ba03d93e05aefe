import { describe, expect, it } from 'vitest'
import { cancelAttendee } from '../attendee/cancel-attendee.ts'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { getPublicAttendee } from '../attendee/get-public-attendee.ts'
import { codeHash } from '../store/attendee/attendee-entity.ts'
import { BarcodeEntity } from '../store/import/barcode-entity.ts'
import { readClaims } from '../store/import/import-claim-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { doorContext, doorFile, scan } from '../testing/at-the-door.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { holdWrites } from '../testing/hold-writes.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { askImport, finishImport, importFile, readImport } from '../testing/send-import.ts'

const row = (number: number, barcode?: string) => ({
  external_id: `T-${number}`,
  ticket: 'Standing',
  first_name: 'Guest',
  last_name: `Number ${number}`,
  email: `guest-${number}@example.com`,
  ...(barcode ? { barcode } : {}),
})

async function mintHouse() {
  const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }])
  return { ctx, event_id: event.id, list: await mintCheckInList({ event_id: event.id }) }
}

async function slotOf(event_id: string, external_id: string) {
  const claim = (await readClaims(event_id, [external_id])).get(external_id)
  const order = await readOrder(claim?.order_short_id ?? '')
  await activateAttendees(order.short_id)
  return { order, slot: order.slots[0] as (typeof order.slots)[number] }
}

const refusal = (code: string) => expect.objectContaining({ code })

describe('the code of a ticket from another system', () => {
  it.each([
    ['digits', '16893657012360209833001'],
    ['a secret in lower case', 'kfndgffgyw4tdgcacx6bb3bgemq69cxj'],
    ['what looks like a reference', 'A-K7QWERT'],
    ['another reference', 'A-1OIU'],
    ['as long as a link', '2'.repeat(27)],
  ])('admits at the door, in any case, and once: %s', async (_kind, barcode) => {
    const { ctx, event_id, list } = await mintHouse()
    await importFile(ctx, event_id, [row(1, barcode), row(2)])
    expect(await scan(list, ` ${barcode.toUpperCase()} `)).toMatchObject({ last_name: 'Number 1' })
    await expect(scan(list, barcode)).rejects.toEqual(refusal('check_in.already'))
    const { slot } = await slotOf(event_id, 'T-1')
    await expect(scan(list, slot.short_id)).rejects.toEqual(refusal('check_in.already'))
  })

  it('is known to a door without a network by its hash, and beside the new ticket’s', async () => {
    const { ctx, event_id, list } = await mintHouse()
    await importFile(ctx, event_id, [row(1, 'OLD-CODE-1'), row(2)])
    const { slot } = await slotOf(event_id, 'T-1')
    await slotOf(event_id, 'T-2')
    const { attendees } = await doorFile(list)
    const [first, second] = attendees
    expect(first).toMatchObject({ code_hash: codeHash(slot.short_id), codes: [codeHash('old-code-1')] })
    expect(second).not.toHaveProperty('codes')
    expect(JSON.stringify(attendees).toLowerCase()).not.toContain('old-code')
  })

  it('admits at no other event, and leads to no page', async () => {
    const { ctx, event_id } = await mintHouse()
    const other = await mintHouse()
    await importFile(ctx, event_id, [row(1, '2'.repeat(27))])
    await expect(scan(other.list, '2'.repeat(27))).rejects.toEqual(refusal('attendee.not_found'))
    const params = { attendee_short_id: '2'.repeat(27) }
    await expect(getPublicAttendee(doorContext, { params })).rejects.toEqual(refusal('attendee.not_found'))
    // The other event may have the same code, of another ticket.
    await importFile(other.ctx, other.event_id, [row(9, '2'.repeat(27))])
    expect(await scan(other.list, '2'.repeat(27))).toMatchObject({ last_name: 'Number 9' })
  })

  it('belongs to one ticket of an event, until that is canceled', async () => {
    const { ctx, event_id, list } = await mintHouse()
    await importFile(ctx, event_id, [row(1, 'OLD-CODE-1')])
    const again = await importFile(ctx, event_id, [row(2, 'old-code-1')])
    expect(again.report).toMatchObject([{ outcome: 'refused', code: 'row.barcode_taken' }])
    const { slot } = await slotOf(event_id, 'T-1')
    await cancelAttendee(ctx, { params: { event_id, attendee_short_id: slot.short_id } })
    await activateAttendees((await slotOf(event_id, 'T-1')).order.short_id)
    await expect(scan(list, 'OLD-CODE-1')).rejects.toEqual(refusal('attendee.cancelled'))
    const tried = await importFile(ctx, event_id, [row(2, 'old-code-1')], { dry_run: true })
    expect(tried.progress.counts.created).toBe(1)
    await importFile(ctx, event_id, [row(2, 'old-code-1')])
    expect(await scan(list, 'OLD-CODE-1')).toMatchObject({ last_name: 'Number 2' })
  })

  it('is given up by an order for which no place is left', async () => {
    const { ctx, event } = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available: 0 }] }])
    const { progress } = await importFile(ctx, event.id, [row(1, 'OLD-CODE-1')])
    expect(progress.counts.refused).toBe(1)
    const { data } = await BarcodeEntity.query
      .primary({ barcode_event_id: event.id })
      .go({ consistent: true })
    expect(data).toEqual([])
  })

  /** Two files with different orders and the same code at once: which of them were made. */
  async function made(): Promise<number> {
    const { ctx, event_id } = await mintHouse()
    const ids = await Promise.all(
      [1, 2].map(async (number) => (await askImport(ctx, event_id, [row(number, 'OLD-CODE-1')])).id),
    )
    const release = holdWrites(2, (input) => JSON.stringify(input).includes(`barcode_event_id_${event_id}`))
    await Promise.all(ids.map((id) => finishImport(id)))
    release()
    const counts = await Promise.all(ids.map((id) => readImport(ctx, event_id, id)))
    return counts.reduce((sum, { progress }) => sum + (progress.counts.created ?? 0), 0)
  }

  it('goes to one of two orders that are imported at once', async () => {
    expect(await made()).toBe(1)
  })

  it('goes to both without the condition (negative control)', async () => {
    withoutGuard('importedCode')
    expect(await made()).toBe(2)
  })
})
