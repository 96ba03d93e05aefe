import { type CreateExportBody, createExportBody } from '@foyer/contracts/export/export'
import { exportDue } from '@foyer/contracts/export/export-messages'
import { describe, expect, it } from 'vitest'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { createCheckIn } from '../check-in/create-check-in.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { ExportEntity } from '../store/export/export-entity.ts'
import { toSend } from '../table/write.ts'
import { csvReaders } from '../testing/csv-readers.ts'
import { mintAffiliate } from '../testing/mint-affiliate.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { mintBareEvent } from '../testing/mint-event-with-ticket.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { mintSoldOrder } from '../testing/mint-sold-order.ts'
import { readSheet } from '../testing/read-xlsx.ts'
import { behindGateway } from '../testing/send-upload.ts'
import { later, testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { createExport } from './create-export.ts'
import { getExport, getExportDownload } from './get-export.ts'
import { writeExport } from './write-export.ts'

async function ask(ctx: Context, event_id: string, body: CreateExportBody) {
  const params = { event_id }
  const asked = await createExport(ctx, { params, body: createExportBody.parse(body) })
  return { asked, params: { event_id, export_id: asked.id } }
}

/** A sold order with its attendees listed. */
async function mintAttendees(given: Parameters<typeof mintSoldOrder>[0]) {
  const order = await mintSoldOrder(given)
  await activateAttendees(order.short_id)
  return order
}

const write = (export_id: string) => writeExport(testContext(), toSend(exportDue, { export_id }))

async function fetchExport(ctx: Context, event_id: string, body: CreateExportBody) {
  const { params } = await ask(ctx, event_id, body)
  await write(params.export_id)
  const { url } = await getExportDownload(ctx, { params })
  const answer = await fetch(behindGateway(url))
  return { bytes: new Uint8Array(await answer.arrayBuffer()) }
}

const linesOf = (bytes: Uint8Array) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n')

describe('an export of orders', () => {
  it('works: waits, is written once, and is fetched by a signed address that no cache keeps', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const order = await mintSoldOrder({ event_id, created_at: '2026-05-01T22:30:00.000Z' })
    const { asked, params } = await ask(ctx, event_id, { kind: 'orders', format: 'csv' })
    expect(asked).toMatchObject({ status: 'WAITING', rows_done: 0, rows_total: null, kind: 'orders' })
    await expect(getExportDownload(ctx, { params })).rejects.toMatchObject({ code: 'export.not_ready' })
    await write(asked.id)
    await write(asked.id)
    expect(await getExport(ctx, { params })).toMatchObject({ status: 'DONE', rows_done: 1, rows_total: 1 })
    const { url } = await getExportDownload(ctx, { params })
    expect(url).toMatch(/X-Amz-Expires=300/)
    const answer = await fetch(behindGateway(url))
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="orders-.*\.csv"$/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const [heading, line, end] = linesOf(new Uint8Array(await answer.arrayBuffer()))
    expect(heading).toMatch(/^\uFEFFOrder,Status,First name,Last name,Email,Tickets/)
    expect(line).toContain(
      `${order.reference},Completed,Bea,Buyer,bea@example.com,1 × Standing · Early bird,1,EUR,0.00`,
    )
    expect(end).toBe('')
  })

  it('is named as that of a test event', async () => {
    const { ctx } = await mintOwner()
    const { id } = await mintEvent(ctx, { title: 'Harbour lights', is_test: true })
    const { asked, params } = await ask(ctx, id, { kind: 'orders', format: 'csv' })
    await write(asked.id)
    const { url } = await getExportDownload(ctx, { params })
    const { headers } = await fetch(behindGateway(url))
    expect(headers.get('content-disposition')).toMatch(/filename="test-orders-harbour-lights-.*\.csv"$/)
  })

  it('escapes what a spreadsheet would run, in texts only, and types the cells of a workbook', async () => {
    const { ctx, event_id } = await mintBareEvent()
    for (const name of ['=1+1', '+49 30', '-5', '@sum', '\tx', 'ok']) {
      await mintAttendees({ event_id, names: [[name, 'A "quoted", name']] })
    }
    const csv = await fetchExport(ctx, event_id, { kind: 'attendees', format: 'csv' })
    const text = linesOf(csv.bytes).join('\n')
    for (const escaped of [",'=1+1,", ",'+49 30,", ",'-5,", ",'@sum,", ',"\'\tx",', ',ok,'])
      expect(text).toContain(escaped)
    expect(text).toContain('"A ""quoted"", name"')
    const workbook = await fetchExport(ctx, event_id, {
      kind: 'attendees',
      format: 'xlsx',
      sort_by: 'first_name',
    })
    const [heading, ...rows] = readSheet(workbook.bytes)
    expect(heading?.slice(0, 3)).toEqual(['Attendee', 'Order', 'First name'])
    expect(rows.map((row) => row[2]).sort()).toContain('=1+1')
  })

  it('has only the rows that were chosen, and nothing for an id of another event', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const [one, , three] = [
      await mintAttendees({ event_id }),
      await mintAttendees({ event_id }),
      await mintAttendees({ event_id }),
    ]
    const stranger = await mintAttendees({})
    const idsOf = (orders: (typeof one)[]) => orders.map(({ slots }) => slots[0]?.short_id ?? '')
    const csv = async (body: CreateExportBody) => linesOf((await fetchExport(ctx, event_id, body)).bytes)
    const short_ids = idsOf([three, one, stranger])
    const attendees = await csv({ kind: 'attendees', format: 'csv', short_ids })
    expect(attendees.slice(1, -1).map((line) => line.split(',')[1])).toEqual([three.reference, one.reference])
    const orders = await csv({ kind: 'orders', format: 'csv', short_ids: [one.short_id, stranger.short_id] })
    expect(orders.slice(1, -1).map((line) => line.split(',')[0])).toEqual([one.reference])
  })

  it('keeps notes of several lines in one row, and names that were written before names were one line', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const names: [string, string][] = [['A\n=1+1', 'B\r=2+2']]
    const order = await mintAttendees({ event_id, names })
    const notes = 'Called on Monday\nWants an aisle seat'
    await writeOrder({ before: order, after: { ...order, first_name: 'A\n=1+1', notes } })
    const kinds = { orders: notes, attendees: "A\n'=1+1" } as const
    for (const [kind, cell] of Object.entries(kinds)) {
      const body = { kind: kind as keyof typeof kinds, format: 'csv' } as const
      const { bytes } = await fetchExport(ctx, event_id, body)
      for (const read of Object.values(csvReaders)) {
        const [heading = [], row = [], ...rest] = read(bytes)
        expect(rest).toEqual([])
        expect(row).toHaveLength(heading.length)
        expect(row).toContain(cell)
      }
    }
  })

  it('writes numbers, amounts and dates of a workbook as such', async () => {
    const { ctx, event_id } = await mintBareEvent()
    await mintSoldOrder({ event_id, created_at: '2026-05-01T12:00:00.000Z' })
    const { bytes } = await fetchExport(ctx, event_id, { kind: 'orders', format: 'xlsx' })
    const [, line = []] = readSheet(bytes)
    expect(line.slice(6, 9)).toEqual(['1', 'EUR', '0.00'])
    // Days since 1899-12-30.
    expect(line.map((cell) => Math.floor(Number(cell)))).toContain(46_143)
  })

  it('keeps to the list’s filters, and says who was admitted when and where, in the zone of the event', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const ada = await mintAttendees({ event_id, names: [['Ada', 'Lovelace']] })
    await mintAttendees({ event_id, names: [['Grace', 'Hopper']] })
    const list = await mintCheckInList({ event_id, name: 'Main door' })
    const code = ada.slots[0]?.short_id ?? ''
    await createCheckIn(testContext({ now: new Date('2026-06-01T12:00:00.000Z') }), {
      params: { check_in_list_short_id: list.short_id },
      body: { code, scan_id: crypto.randomUUID() },
    })
    const { bytes } = await fetchExport(ctx, event_id, {
      kind: 'attendees',
      format: 'csv',
      query: 'lovelace',
    })
    const [heading, line, ...rest] = linesOf(bytes)
    expect(rest).toEqual([''])
    expect(heading).toContain('Checked in: Main door')
    expect(line).toContain('Ada,Lovelace')
    expect(line).toMatch(/,2026-06-01 \d\d:00:00,/)
  })

  it('refuses a file that is gone, and shows one that no process works on as failed', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const { params } = await ask(ctx, event_id, { kind: 'orders', format: 'csv' })
    expect(await getExport(later(ctx, 16 * 60), { params })).toMatchObject({ status: 'FAILED' })
    await write(params.export_id)
    const gone = getExportDownload(later(ctx, 24 * 3600), { params })
    await expect(gone).rejects.toMatchObject({ code: 'export.expired', status: 410 })
  })

  it('is shown as failed when it could not be written, and is done when the queue delivers it again', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const { params } = await ask(ctx, event_id, { kind: 'orders', format: 'csv' })
    const { data } = await ExportEntity.get({ id: params.export_id }).go()
    await ExportEntity.patch({ id: params.export_id }).set({ event_id: 'ev_gone' }).go()
    await expect(write(params.export_id)).rejects.toThrow('gone')
    await ExportEntity.patch({ id: params.export_id })
      .set({ event_id: data?.event_id ?? '' })
      .go()
    expect(await getExport(ctx, { params })).toMatchObject({ status: 'FAILED' })
    await write(params.export_id)
    expect(await getExport(ctx, { params })).toMatchObject({ status: 'DONE' })
  })

  it('forbids others', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const stranger = await mintBareEvent()
    const { params } = await ask(ctx, event_id, { kind: 'orders', format: 'csv' })
    await expect(getExport(stranger.ctx, { params })).rejects.toMatchObject({ code: 'event.not_found' })
    const elsewhere = { params: { ...params, event_id: stranger.event_id } }
    await expect(getExport(stranger.ctx, elsewhere)).rejects.toMatchObject({ code: 'export.not_found' })
    await expect(getExportDownload(stranger.ctx, elsewhere)).rejects.toMatchObject({
      code: 'export.not_found',
    })
    const body = { kind: 'answers', format: 'csv', question_id: `qu_${'a'.repeat(16)}` } as const
    await expect(createExport(ctx, { params, body })).rejects.toMatchObject({ code: 'question.not_found' })
  })
})

describe('an export of affiliates', () => {
  it('works: each with what it sold, narrowed as its list is', async () => {
    const { ctx, event_id } = await mintBareEvent()
    await mintAffiliate(ctx, event_id, { name: '=cmd()', code: 'first-one' })
    await mintAffiliate(ctx, event_id, { name: 'Radio', code: 'radio', status: 'INACTIVE' })
    const given = { kind: 'affiliates', format: 'csv' } as const
    const all = linesOf((await fetchExport(ctx, event_id, given)).bytes)
    expect(all[0]).toBe(
      '\uFEFFAffiliate,Code,Email,Status,Number of orders,Number of tickets,Currency,Sales,Created',
    )
    expect(all.slice(1).join('\n')).toContain("'=cmd(),first-one,,Active,0,0,EUR,0.00,")
    const filter_fields = { status: { eq: 'INACTIVE' } }
    const inactive = linesOf((await fetchExport(ctx, event_id, { ...given, filter_fields })).bytes)
    expect(inactive).toHaveLength(3)
    expect(inactive[1]).toContain('Radio,radio,,Inactive')
  })
})
