import { expect, it } from 'vitest'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { duplicateEvent } from '../duplication/duplicate-event.ts'
import { readCheckInLists } from '../store/check-in-list/check-in-list-entity.ts'
import { readClaims } from '../store/import/import-claim-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { scan } from '../testing/at-the-door.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { mintRichAccount } from '../testing/mint-rich-account.ts'
import { importFile } from '../testing/send-import.ts'
import { later } from '../testing/test-context.ts'
import { linesIn, writeArchiveFile } from '../testing/write-archive-file.ts'

const patience = { timeout: 300_000 }

it(
  'the orders of an archive are imported as they are, their codes admit there, and the next archive has them again',
  patience,
  async () => {
    const { ctx: early, event_id, order } = await mintRichAccount()
    // Nothing was sold after the moment of its import.
    const ctx = later(early, 60)
    const rows = linesIn<Record<string, unknown>>(await writeArchiveFile(ctx), `orders/${event_id}.jsonl`)
    const body = { title: 'Elsewhere', start_date: '2031-05-01T18:00:00.000Z' }
    const copy = { tickets: true, questions: true, settings: true, promo_codes: true } as const
    const parts = { ...copy, capacity_assignments: true, check_in_lists: true, affiliates: true, cover: true }
    const other = await duplicateEvent(ctx, { params: { event_id }, body: { ...body, copy: parts } })
    const [door] = await readCheckInLists(other.id)
    const options = { check_in_list_id: door?.id }
    const { progress, report } = await importFile(ctx, other.id, rows, options)
    expect(report.filter(({ outcome }) => outcome === 'refused')).toEqual([])
    expect(progress.counts).toMatchObject({ created: 1, skipped: 1, refused: 0 })
    expect((await importFile(ctx, other.id, rows, options)).progress.counts).toMatchObject({
      ...{ created: 0, updated: 0, unchanged: 1, skipped: 1, refused: 0 },
    })

    const claim = (await readClaims(other.id, [order.reference])).get(order.reference)
    const imported = await readOrder(claim?.order_short_id ?? '')
    expect(imported).toMatchObject({ total: 2499, completed_at: order.completed_at, source: 'IMPORTED' })
    await activateAttendees(imported.short_id)
    const [slot] = order.slots
    const second = await mintCheckInList({ event_id: other.id })
    expect(await scan(second, slot?.short_id ?? '')).toMatchObject({
      reference: imported.slots[0]?.reference,
    })

    const again = linesIn<Record<string, unknown>>(await writeArchiveFile(ctx), `orders/${other.id}.jsonl`)
    const told = ({
      order_external_id: _order,
      external_id: _id,
      code_hashes: _codes,
      ...row
    }: object & Record<string, unknown>) => row
    expect(again.map(told)).toEqual(rows.slice(0, 1).map(told))
    expect(again[0]?.code_hashes).toEqual(expect.arrayContaining(rows[0]?.code_hashes as string[]))
  },
)
