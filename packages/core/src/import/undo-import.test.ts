import { describe, expect, it } from 'vitest'
import { updateAttendee } from '../attendee/attendee.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { mintHouse, orderOf, pair, person, takenIn } from '../testing/import-house.ts'
import { askImport, deliverImport, finishImport, importFile, readImport } from '../testing/send-import.ts'
import { undoImport } from './imports.ts'

describe('undoing an import', () => {
  const undo = async (...[ctx, event_id, import_id]: Parameters<typeof readImport>) => {
    await undoImport(ctx, { params: { event_id, import_id } })
    await finishImport(import_id, { ordersInPart: 2, longestMs: 0 })
    return (await readImport(ctx, event_id, import_id)).progress
  }

  it('cancels what it made, gives the places back, and lets another import make it again', async () => {
    const { ctx, event_id } = await mintHouse()
    const rows = [...pair, { ...person(3), barcode: 'OLD-CODE-3' }, person(4)]
    const { progress } = await importFile(ctx, event_id, rows)
    const before = await orderOf(event_id, 'O-1')
    expect(await undo(ctx, event_id, progress.id)).toMatchObject({
      status: 'DONE',
      counts: { undone: 4, kept: 0 },
    })
    expect(await takenIn(event_id)).toBe(0)
    expect(await orderOf(event_id, 'O-1')).toBeUndefined()
    expect((await readOrder(before?.short_id ?? '')).status).toBe('CANCELLED')
    const again = await importFile(ctx, event_id, rows)
    expect(again.progress.counts).toMatchObject({ created: 4, refused: 0 })
    expect(await takenIn(event_id)).toBe(4)
    expect((await orderOf(event_id, 'O-1'))?.short_id).not.toBe(before?.short_id)
  })

  it('keeps what somebody changed since, and what another import made', async () => {
    const { ctx, event_id } = await mintHouse()
    const { progress } = await importFile(ctx, event_id, [person(1), person(2)])
    await importFile(ctx, event_id, [person(3)])
    const [slot] = (await orderOf(event_id, 'T-2'))?.slots ?? []
    const { first_name, last_name, email } = person(2)
    await updateAttendee(ctx, {
      params: { event_id, attendee_short_id: slot?.short_id ?? '' },
      body: { first_name, last_name, email, notes: 'Wheelchair' },
    })
    expect(await undo(ctx, event_id, progress.id)).toMatchObject({ counts: { undone: 1, kept: 1 } })
    expect(await takenIn(event_id)).toBe(2)
    expect(await orderOf(event_id, 'T-3')).toMatchObject({ status: 'COMPLETED' })
  })

  it('is refused while the import is running', async () => {
    const { ctx, event_id } = await mintHouse()
    const { id: import_id } = await askImport(ctx, event_id, [person(1)])
    const params = { event_id, import_id }
    await expect(undoImport(ctx, { params })).rejects.toMatchObject({ code: 'import.running' })
    await deliverImport(import_id)
  })
})
