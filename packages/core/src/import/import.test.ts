import { createImportBody } from '@foyer/contracts/import/import'
import { orderConfirmationDue } from '@foyer/contracts/order/order-messages'
import { describe, expect, it } from 'vitest'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { refundOrder } from '../order/refund-order.ts'
import { readAttendees } from '../store/attendee/attendee-entity.ts'
import { orderCounts } from '../store/statistics/order-counts.ts'
import { readTicketsInOrder } from '../store/ticket/ticket-entity.ts'
import { collectMessages } from '../testing/collect-messages.ts'
import { mintHouse, orderOf, pair, person, takenIn } from '../testing/import-house.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { askImport, deliverImport, finishImport, importFile, readImport } from '../testing/send-import.ts'
import { createImport } from './imports.ts'

describe('an import', () => {
  it('makes orders with their people, amounts and dates, and takes their places', async () => {
    const { ctx, event_id } = await mintHouse()
    const mails = collectMessages(orderConfirmationDue)
    const { progress, report } = await importFile(ctx, event_id, [...pair, person(3)])
    mails.stop()
    expect(progress).toMatchObject({ status: 'DONE', rows_done: 3, rows_total: 3, problem: null })
    expect(progress.counts).toMatchObject({ created: 3, refused: 0 })
    expect(report.map(({ row, outcome }) => [row, outcome])).toEqual([
      [1, 'created'],
      [2, 'created'],
      [3, 'created'],
    ])
    const order = await orderOf(event_id, 'O-1')
    expect(order).toMatchObject({
      ...{
        status: 'COMPLETED',
        source: 'IMPORTED',
        payment_provider: 'OFFLINE',
        payment_status: 'PAYMENT_RECEIVED',
      },
      ...{
        total: 5100,
        tax_total: 0,
        fee_total: 0,
        first_name: 'Anna',
        email: 'anna@example.com',
        promo_code: 'EARLY',
      },
      ...{
        created_at: '2026-03-01T10:00:00.000Z',
        completed_at: '2026-03-01T10:00:00.000Z',
        is_silent: true,
      },
    })
    const days = Object.keys(orderCounts(order as NonNullable<typeof order>))
    expect(days.some((part) => part.includes('2026-03-01'))).toBe(true)
    await activateAttendees(order?.short_id ?? '')
    const people = await readAttendees(order?.slots.map(({ short_id }) => short_id) ?? [])
    expect(
      [...people.values()].map(({ last_name, email, notes, status }) => [last_name, email, notes, status]),
    ).toEqual(
      expect.arrayContaining([
        ['Number 1', 'guest-1@example.com', 'Row 5', 'ACTIVE'],
        ['Number 2', 'anna@example.com', '', 'ACTIVE'],
      ]),
    )
    expect(await orderOf(event_id, 'T-3')).toMatchObject({ total: 0, payment_status: 'NO_PAYMENT_REQUIRED' })
    expect(await takenIn(event_id)).toBe(3)
    expect(mails.payloads).toEqual([])
  })

  it('changes nothing when it is repeated, and corrects names, addresses and notes only', async () => {
    const { ctx, event_id } = await mintHouse()
    await importFile(ctx, event_id, pair)
    const before = await orderOf(event_id, 'O-1')
    const { progress } = await importFile(ctx, event_id, pair)
    expect(progress.counts).toMatchObject({ unchanged: 2, created: 0, updated: 0 })
    expect(await orderOf(event_id, 'O-1')).toEqual(before)
    const corrected = [
      { ...pair[0], last_name: 'Corrected', buyer_first_name: 'Anne', notes: 'Row 6' },
      pair[1] ?? {},
    ]
    const again = await importFile(ctx, event_id, corrected)
    expect(again.progress.counts).toMatchObject({ updated: 2, created: 0 })
    const order = await orderOf(event_id, 'O-1')
    expect(order).toMatchObject({ first_name: 'Anne', total: 5100, takes: before?.takes })
    const people = [...(await readAttendees(order?.slots.map(({ short_id }) => short_id) ?? [])).values()]
    expect(people.find(({ last_name }) => last_name === 'Corrected')).toMatchObject({ notes: 'Row 6' })
    expect(await takenIn(event_id)).toBe(2)
  })

  it('refuses to sell differently what was imported', async () => {
    const { ctx, event_id } = await mintHouse()
    await importFile(ctx, event_id, pair)
    const { report } = await importFile(ctx, event_id, [
      { ...pair[0], amount_paid: 1 },
      pair[1] ?? {},
      person(4),
    ])
    expect(report.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['refused', 'row.sold_differs'],
      ['refused', 'row.sold_differs'],
      ['created', null],
    ])
    expect(await orderOf(event_id, 'O-1')).toMatchObject({ total: 5100 })
  })

  it('says for each row why it is refused or left out, and keeps an order whole', async () => {
    const { ctx, event_id } = await mintHouse()
    const { report } = await importFile(ctx, event_id, [
      { ...person(1), ticket: 'Balcony' },
      { ...person(2), order_external_id: 'X', email: 'no address' },
      { ...person(3), order_external_id: 'X' },
      { ...person(4), status: 'refunded' },
      { ...person(5), status: 'canceled' },
      { ...person(6), currency: 'USD', amount_paid: 100 },
      { ...person(7), sold_at: '2999-01-01T00:00:00Z' },
      { ...person(8), checked_in_at: '2026-01-01T00:00:00Z' },
      { ...person(9), barcode: '12345678' },
      { ...person(10), barcode: '12345678' },
      { ...person(9) },
      { ...person(11), status: 'paid' },
      { ...person(12), status: 'unpaid' },
      { ...person(13), price_label: 'Early', colour: 'red' },
      { ticket: 'Standing', email: 'a@example.com' },
    ])
    expect(report.map(({ row, outcome, code }) => [row, outcome, code])).toEqual([
      [1, 'refused', 'ticket.not_found'],
      [2, 'refused', 'row.invalid'],
      [3, 'refused', 'order.incomplete'],
      [4, 'skipped', 'row.refunded'],
      [5, 'skipped', 'row.canceled'],
      [6, 'refused', 'row.currency'],
      [7, 'refused', 'row.future'],
      [8, 'refused', 'row.check_in_list'],
      [9, 'refused', 'order.incomplete'],
      [10, 'refused', 'row.barcode_twice'],
      [11, 'refused', 'row.id_twice'],
      [12, 'refused', 'row.invalid'],
      [13, 'skipped', 'row.unpaid'],
      [14, 'refused', 'row.invalid'],
      [15, 'refused', 'row.invalid'],
    ])
    expect(report[0]?.message).toContain('This event has no ticket “Balcony”.')
    expect(report[1]?.message).toBe('email: Enter a valid email address.')
    expect(report[14]?.message).toBe('external_id: Give an id of the ticket or of its order.')
    expect(await takenIn(event_id)).toBe(0)
  })

  it('never sells more places than there are, and says by how much to raise the quantity', async () => {
    const { ctx, event_id } = await mintHouse(3)
    const rows = [
      person(1),
      person(2),
      ...[3, 4].map((number) => ({ ...person(number), order_external_id: 'two' })),
      person(5),
      person(6),
    ]
    const tried = await importFile(ctx, event_id, rows, { dry_run: true })
    expect(tried.progress.counts).toMatchObject({ created: 3, refused: 3 })
    expect(tried.progress.missing_places).toEqual({ Standing: 3 })
    expect(await takenIn(event_id)).toBe(0)
    const { progress, report } = await importFile(ctx, event_id, rows)
    expect(await takenIn(event_id)).toBeLessThanOrEqual(3)
    const { created = 0, refused = 0 } = progress.counts
    expect(created + refused).toBe(6)
    expect(await takenIn(event_id)).toBe(created)
    expect(progress.missing_places).toEqual({ Standing: 3 })
    expect(
      report.filter(({ outcome }) => outcome === 'refused').every(({ code }) => code === 'order.sold_out'),
    ).toBe(true)
  })

  it('creates missing tickets with as many places as rows need, if asked to', async () => {
    const { ctx, event_id } = await mintHouse()
    const rows = [
      { ...person(1), ticket: 'Balcony', amount_paid: 4000 },
      { ...person(2), ticket: 'balcony', amount_paid: 4000 },
      { ...person(3), ticket: 'Press' },
    ]
    const tried = await importFile(ctx, event_id, rows, { dry_run: true, create_tickets: true })
    expect(tried.progress.counts).toMatchObject({ created: 3, refused: 0 })
    expect(await readTicketsInOrder(event_id)).toHaveLength(1)
    const { progress } = await importFile(ctx, event_id, rows, { create_tickets: true })
    expect(progress.counts).toMatchObject({ created: 3 })
    const [, balcony, press] = await readTicketsInOrder(event_id)
    expect(balcony).toMatchObject({
      title: 'Balcony',
      type: 'PAID',
      prices: [{ price: 4000, quantity_available: 2 }],
    })
    expect(press).toMatchObject({ title: 'Press', type: 'FREE', prices: [{ quantity_available: 1 }] })
  })

  it('counts admissions of the other system at the chosen list, once', async () => {
    const { ctx, event_id } = await mintHouse()
    const list = await mintCheckInList({ event_id })
    const rows = [{ ...person(1), checked_in_at: '2026-05-01T18:00:00Z' }, person(2)]
    const options = { check_in_list_id: list.id }
    await importFile(ctx, event_id, rows, options)
    await importFile(ctx, event_id, rows, options)
    const [slot] = (await orderOf(event_id, 'T-1'))?.slots ?? []
    const attendee = (await readAttendees([slot?.short_id ?? ''])).get(slot?.short_id ?? '')
    expect(attendee?.check_ins).toMatchObject({ [list.id]: { checked_in_at: '2026-05-01T18:00:00.000Z' } })
  })

  it('sends tickets only if asked to, from the account’s mails of the day', async () => {
    const { ctx, event_id } = await mintHouse()
    const mails = collectMessages(orderConfirmationDue)
    await importFile(ctx, event_id, [person(1)], { send_tickets: true })
    mails.stop()
    expect(mails.payloads).toMatchObject([{ is_counted: true }])
  })

  it('says in a sentence why a file cannot be read, and imports nothing', async () => {
    const { ctx, event_id } = await mintHouse()
    const { progress } = await importFile(ctx, event_id, 'Name,Mail\nAda,ada@example.com\n', {
      format: 'pretix',
    })
    expect(progress).toMatchObject({ status: 'FAILED', report_url: null })
    expect(progress.problem).toContain('The file has no column “Order code”')
  })

  it('moves no money: what was paid elsewhere cannot be refunded through Stripe', async () => {
    const { ctx, event_id } = await mintHouse()
    await importFile(ctx, event_id, pair)
    const { short_id = '' } = (await orderOf(event_id, 'O-1')) ?? {}
    const params = { event_id, order_short_id: short_id }
    const body = { amount: 100, notify_buyer: false, cancel_order: false }
    await expect(refundOrder(ctx, { params, body })).rejects.toMatchObject({
      code: 'order.offline_not_refundable',
    })
    const cancel = { refund: false, notify_buyer: false }
    expect(await cancelOrder(ctx, { params, body: cancel })).toMatchObject({ status: 'CANCELLED' })
    expect(await takenIn(event_id)).toBe(0)
  })

  it('uses the file again that was tried before', async () => {
    const { ctx, event_id } = await mintHouse()
    const tried = await importFile(ctx, event_id, pair, { dry_run: true })
    const { progress } = await importFile(ctx, event_id, [], { file_of: tried.progress.id })
    expect(progress.counts).toMatchObject({ created: 2 })
  })

  it('waits for its file a while, and then says that none came', async () => {
    const { ctx, event_id } = await mintHouse()
    const params = { event_id }
    const body = createImportBody.parse({ format: 'rows', dry_run: false })
    const { id, upload, created_at } = await createImport(ctx, { params, body })
    await deliverImport(id)
    expect((await readImport(ctx, event_id, id)).progress).toMatchObject({
      status: 'WAITING',
      upload: { url: upload?.url },
    })
    await deliverImport(id, undefined, new Date(Date.parse(created_at) + 16 * 60_000))
    const { progress } = await readImport(ctx, event_id, id)
    expect(progress).toMatchObject({
      status: 'FAILED',
      problem: 'No file arrived. Import it again.',
      upload: null,
    })
  })

  it('hands on after each part, and its report is whole all the same', async () => {
    const { ctx, event_id } = await mintHouse(50)
    const { id } = await askImport(
      ctx,
      event_id,
      Array.from({ length: 20 }, (_, index) => person(index)),
    )
    expect(await finishImport(id, { ordersInPart: 3, longestMs: 0 })).toBe(7)
    const { report, progress } = await readImport(ctx, event_id, id)
    expect(report.map(({ row }) => row)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(progress.counts.created).toBe(20)
    expect(await takenIn(event_id)).toBe(20)
  })
})
