import { taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { describe, expect, it } from 'vitest'
import { requireEventGraph } from '../event-graph/event-graph.ts'
import { undoEventsImport } from '../event-import/events-imports.ts'
import { updateOrganizer } from '../organizer/write-organizer.ts'
import { AttendeeEntity } from '../store/attendee/attendee-entity.ts'
import { readEventRows } from '../store/event/event-entity.ts'
import { ImportClaimEntity } from '../store/import/import-claim-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { createTaxOrFee } from '../tax-or-fee/taxes-and-fees.ts'
import { contentsOf } from '../testing/account-contents.ts'
import { mintOrganizer } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { finishEventsImport, importArchive, readEventsImport } from '../testing/send-events-import.ts'
import { soldRow, wholeArchive } from '../testing/whole-archive.ts'
import type { Context } from '../verb.ts'

const patience = { timeout: 300_000 }
const vat = { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE' } as const

async function organizersOf(ctx: Context) {
  const { data } = await OrganizerEntity.query
    .primary({ account_id: accountOf(ctx) })
    .go({ consistent: true })
  return data
}

const eventTitled = async (ctx: Context, title: string) =>
  (await readEventRows(accountOf(ctx))).find((row) => row.title === title)?.id ?? ''

/** The orders of an event, as they are stored. */
async function ordersOf(event_id: string) {
  const { data } = await ImportClaimEntity.query
    .primary({ imported_event_id: event_id })
    .go({ consistent: true })
  return Promise.all(data.map(async (claim) => ({ claim, order: await readOrder(claim.order_short_id) })))
}

async function undo(ctx: Context, import_id: string) {
  await undoEventsImport(ctx, { params: { account_id: accountOf(ctx), import_id } })
  await finishEventsImport(import_id)
  return (await readEventsImport(ctx, import_id)).progress
}

describe('an import of an archive', () => {
  it(
    'uses the taxes and organizers that the account has, and creates a tax of another rate',
    patience,
    async () => {
      const { ctx } = await mintOwner()
      const params = { account_id: accountOf(ctx) }
      const { id: other } = await createTaxOrFee(ctx, {
        params,
        body: taxOrFeeBody.parse({ ...vat, rate: 7000 }),
      })
      const { id: own } = await mintOrganizer(ctx, { name: 'old mill' })
      const { progress } = await importArchive(ctx, wholeArchive())
      expect(progress).toMatchObject({
        ...{
          made: { organizers: 0, taxes_and_fees: 1, message_templates: 1 },
          images: { done: 1, refused: 0 },
        },
        counts: { created: 2, refused: 0 },
      })
      const { event, tickets, taxes_and_fees } = await requireEventGraph(
        ctx,
        await eventTitled(ctx, 'Show A'),
      )
      expect(event.organizer_id).toBe(own)
      const [borne] = tickets[0]?.tax_and_fee_ids ?? []
      expect(borne).not.toBe(other)
      expect(taxes_and_fees.find(({ id }) => id === borne)).toMatchObject({ rate: 19_000, is_default: false })
    },
  )

  it(
    'takes a tax of the same name, kind and rate, and an organizer that the request names',
    patience,
    async () => {
      const { ctx } = await mintOwner()
      const params = { account_id: accountOf(ctx) }
      const body = taxOrFeeBody.parse({ ...vat, name: ' vat', rate: 19_000 })
      const { id: own } = await createTaxOrFee(ctx, { params, body })
      const { id: organizer_id } = await mintOrganizer(ctx, { name: 'Elsewhere' })
      const { progress } = await importArchive(ctx, wholeArchive(), { organizer_id })
      expect(progress).toMatchObject({ made: { organizers: 0, taxes_and_fees: 0 }, counts: { created: 2 } })
      const { event, tickets } = await requireEventGraph(ctx, await eventTitled(ctx, 'Show A'))
      expect([event.organizer_id, tickets[0]?.tax_and_fee_ids]).toEqual([organizer_id, [own]])
      expect(await organizersOf(ctx)).toHaveLength(1)
    },
  )

  it(
    'creates nothing in a dry run, counts what it would, and the real one uses its file again',
    patience,
    async () => {
      const { ctx } = await mintOwner()
      const rows = [soldRow(1), soldRow(2, { email: 'nowhere' }), soldRow(3)]
      const tried = await importArchive(ctx, wholeArchive({ rows }), { dry_run: true })
      expect(tried.progress).toMatchObject({
        ...{ status: 'DONE', dry_run: true, counts: { created: 2 }, images: { done: 2, refused: 0 } },
        ...{
          made: { organizers: 1, taxes_and_fees: 1, message_templates: 1 },
          orders_total: 1,
          orders_done: 1,
        },
        orders: [{ event_id: null, import_id: null, title: 'Show A', rows_total: 3, counts: { refused: 1 } }],
      })
      expect(tried.report.at(-1)).toMatchObject({
        file: 'orders/A.jsonl',
        row: 2,
        code: 'row.invalid',
        about: 'email',
      })
      expect(await contentsOf(ctx)).toEqual({ taxes: [], organizers: [], templates: [], events: [] })
      const { progress } = await importArchive(ctx, null, { file_of: tried.progress.id })
      expect(progress).toMatchObject({
        ...{ counts: { created: 2 }, images: { done: 2 } },
        orders: [{ counts: { created: 2, refused: 1 } }],
      })
    },
  )

  it('leaves orders out if the request says so, and brings them later', patience, async () => {
    const { ctx } = await mintOwner()
    const first = await importArchive(ctx, wholeArchive(), { with_orders: false })
    expect(first.progress).toMatchObject({
      with_orders: false,
      orders_total: 0,
      orders: [],
      counts: { created: 2 },
    })
    const { progress } = await importArchive(ctx, wholeArchive())
    expect(progress).toMatchObject({
      counts: { created: 0, unchanged: 2 },
      orders: [{ counts: { created: 2 } }],
    })
  })

  it(
    'changes nothing when it is repeated, also under the names that things have meanwhile',
    patience,
    async () => {
      const { ctx } = await mintOwner()
      await importArchive(ctx, wholeArchive())
      const [organizer] = await organizersOf(ctx)
      await updateOrganizer(ctx, {
        params: { organizer_id: organizer?.id ?? '' },
        body: { name: 'New Mill' },
      })
      const before = await contentsOf(ctx)
      const { progress, report } = await importArchive(ctx, wholeArchive())
      expect(progress).toMatchObject({
        ...{ counts: { created: 0, unchanged: 2, refused: 0 }, images: { done: 0, refused: 0 } },
        made: { organizers: 0, taxes_and_fees: 0, message_templates: 0 },
        orders: [{ counts: { created: 0, unchanged: 2, refused: 0 } }],
      })
      expect(report.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
      expect(await contentsOf(ctx)).toEqual(before)
      const { progress: third } = await importArchive(
        ctx,
        wholeArchive({ rows: [soldRow(1), soldRow(2), soldRow(3)] }),
      )
      expect(third.orders).toMatchObject([{ counts: { created: 1, unchanged: 2 } }])
    },
  )

  it('finds the tickets and questions that share a title', patience, async () => {
    const { ctx } = await mintOwner()
    const ticket = { title: 'Seat', type: 'PAID', prices: [{ price: 2000, quantity_available: 50 }] }
    const question = { title: 'Name', type: 'SINGLE_LINE', belongs_to: 'ATTENDEE', is_required: false }
    const event = {
      tickets: [
        { ...ticket, external_id: 'left' },
        { ...ticket, external_id: 'right' },
      ],
      questions: [
        { ...question, external_id: 'first' },
        { ...question, external_id: 'second' },
      ],
    }
    const rows = [soldRow(1, { ticket: 'right', answers: { second: 'Ada' } })]
    const { progress } = await importArchive(ctx, wholeArchive({ event, rows }))
    expect(progress).toMatchObject({ orders: [{ counts: { created: 1, refused: 0 } }] })
    const event_id = await eventTitled(ctx, 'Show A')
    const { tickets, questions } = await requireEventGraph(ctx, event_id)
    const [{ claim, order } = {}] = await ordersOf(event_id)
    expect(order?.slots.map(({ ticket_id }) => ticket_id)).toEqual([tickets[1]?.id])
    const { data } = await AttendeeEntity.get({ short_id: claim?.tickets[0]?.short_id ?? '' }).go({
      consistent: true,
    })
    expect(data?.answers).toMatchObject([{ question_id: questions[1]?.id, value: 'Ada' }])
  })

  it('works as long as its message may, and hands on, with the orders of an event in parts', {
    ...patience,
    tags: 'long',
  }, async () => {
    const { ctx } = await mintOwner()
    // The first part has more orders than one request reads or writes.
    const rows = Array.from({ length: 110 }, (_, number) => soldRow(number))
    const ticket = { title: 'Seat', type: 'PAID', prices: [{ price: 2000, quantity_available: 120 }] }
    const bytes = wholeArchive({ rows, event: { tickets: [ticket] } })
    const { progress, messages } = await importArchive(
      ctx,
      bytes,
      {},
      { eventsInPart: 1, ordersInPart: 105, longestMs: 0 },
    )
    expect(messages).toBeGreaterThan(5)
    expect(progress).toMatchObject({
      status: 'DONE',
      orders: [{ rows_done: 110, counts: { created: 110 } }],
    })
  })
})

describe('undoing an import of an archive', () => {
  it(
    'cancels orders, archives drafts, keeps what else it made, and lets it be imported again',
    patience,
    async () => {
      const { ctx } = await mintOwner()
      const { progress } = await importArchive(ctx, wholeArchive())
      const orders = await ordersOf(await eventTitled(ctx, 'Show A'))
      expect(await undo(ctx, progress.id)).toMatchObject({
        ...{ status: 'DONE', is_undone: true, counts: { undone: 2, kept: 0 } },
        orders: [{ counts: { undone: 2, kept: 0 } }],
      })
      for (const { order } of orders) expect((await readOrder(order.short_id)).status).toBe('CANCELLED')
      expect(await contentsOf(ctx)).toMatchObject({
        ...{ taxes: [['VAT', false]], organizers: [['Old Mill', 1, 2]], templates: ['Doors'] },
        events: [
          ['Show A', 'ARCHIVED', 1, 0, [], 1],
          ['Show B', 'ARCHIVED', 0, 0, [], 0],
        ],
      })
      const again = await importArchive(ctx, wholeArchive())
      expect(again.progress).toMatchObject({ counts: { created: 2 }, orders: [{ counts: { created: 2 } }] })
    },
  )

  it('keeps an event that is live or has an order that was changed, and looks again when it is asked again', {
    ...patience,
    tags: 'long',
  }, async () => {
    const { ctx } = await mintOwner()
    const { progress } = await importArchive(ctx, wholeArchive())
    const event_id = await eventTitled(ctx, 'Show A')
    const [changed] = await ordersOf(event_id)
    const short_id = changed?.claim.tickets[0]?.short_id ?? ''
    const { data: attendee } = await AttendeeEntity.get({ short_id }).go({ consistent: true })
    const name = attendee?.first_name ?? ''
    await AttendeeEntity.patch({ short_id }).set({ first_name: 'Grace' }).go()
    expect(await undo(ctx, progress.id)).toMatchObject({
      ...{ counts: { undone: 1, kept: 1 } },
      orders: [{ counts: { undone: 1, kept: 1 } }],
    })
    await AttendeeEntity.patch({ short_id }).set({ first_name: name }).go()
    expect(await undo(ctx, progress.id)).toMatchObject({
      ...{ counts: { undone: 1, kept: 0 } },
      orders: [{ counts: { undone: 1, kept: 0 } }],
    })
  })

  it('leaves the orders alone that another import brought, and their event with them', {
    ...patience,
    tags: 'long',
  }, async () => {
    const { ctx } = await mintOwner()
    const first = await importArchive(ctx, wholeArchive({ rows: [soldRow(1)] }))
    const second = await importArchive(ctx, wholeArchive({ rows: [soldRow(1), soldRow(2)] }))
    expect(await undo(ctx, second.progress.id)).toMatchObject({
      counts: { undone: 0, kept: 0 },
      orders: [{ counts: { undone: 1, kept: 0 } }],
    })
    const { events } = await contentsOf(ctx)
    expect(events.map(([title, status, , orders]) => [title, status, orders])).toEqual([
      ['Show A', 'DRAFT', 1],
      ['Show B', 'DRAFT', 0],
    ])
    expect(await undo(ctx, first.progress.id)).toMatchObject({ counts: { undone: 2, kept: 0 } })
  })
})
