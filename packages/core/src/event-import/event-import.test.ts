import { taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { describe, expect, it } from 'vitest'
import { updateEventStatus } from '../event/update-event.ts'
import { requireEventGraph } from '../event-graph/event-graph.ts'
import { readPools } from '../pool/read-pools.ts'
import { readEventRows } from '../store/event/event-entity.ts'
import { PromoCodeEntity } from '../store/promo-code/promo-code-entity.ts'
import { ticketPools } from '../store/ticket/ticket-entity.ts'
import { createTaxOrFee } from '../tax-or-fee/taxes-and-fees.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { eventLine } from '../testing/event-lines.ts'
import { mintApiKey } from '../testing/mint-api-key.ts'
import { mintOrganizer } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { finishEventsImport, importEvents, readEventsImport } from '../testing/send-events-import.ts'
import { listTickets } from '../ticket/read-tickets.ts'
import type { Context } from '../verb.ts'
import { undoEventsImport } from './events-imports.ts'

async function mintHouse() {
  const { ctx } = await mintOwner()
  const organizer = await mintOrganizer(ctx, { timezone: 'Europe/Lisbon', currency: 'EUR' })
  const params = { account_id: accountOf(ctx) }
  const vat = { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 19_000 } as const
  const tax = await createTaxOrFee(ctx, { params, body: taxOrFeeBody.parse({ ...vat, is_default: true }) })
  return { ctx, organizer, tax, ...params }
}

const rowsOf = async (ctx: Context) => readEventRows(accountOf(ctx))

async function onlyEvent(ctx: Context) {
  const [row, ...others] = await rowsOf(ctx)
  if (!row || others.length > 0) throw new Error(`There are ${others.length + (row ? 1 : 0)} events.`)
  return requireEventGraph(ctx, row.id)
}

describe('an import of events', () => {
  it('makes a draft with its tickets, codes and questions of a line that somebody wrote by hand', async () => {
    const { ctx, organizer, tax } = await mintHouse()
    const { progress, report } = await importEvents(ctx, [eventLine('A')])
    expect(progress).toMatchObject({ status: 'DONE', rows_done: 1, rows_total: 1, counts: { created: 1 } })
    const graph = await onlyEvent(ctx)
    const place = { file: null, row: 1, external_id: 'A', event_id: graph.event.id, title: 'Show A' }
    expect(report).toEqual([{ ...place, outcome: 'created', code: null, about: null, message: null }])
    const { event, tickets, questions, settings } = graph
    expect(event).toMatchObject({
      ...{ title: 'Show A', status: 'DRAFT', organizer_id: organizer.id, timezone: 'Europe/Lisbon' },
      start_date: '2031-05-01T18:00:00.000Z',
    })
    expect(settings.asked_names).toBe('BUYER')
    const [seat, standing] = tickets
    expect(seat).toMatchObject({ title: 'Seat', tax_and_fee_ids: [tax.id], max_per_order: 10 })
    expect(standing).toMatchObject({ title: 'Standing', tax_and_fee_ids: [] })
    expect(questions).toMatchObject([{ title: 'Meal', ticket_ids: [standing?.id] }])
    const { data: codes } = await PromoCodeEntity.query.primary({ event_id: event.id }).go()
    expect(codes).toMatchObject([{ code: 'EARLY', ticket_ids: [seat?.id] }])
    const pools = [...(await readPools(tickets.flatMap(ticketPools))).values()]
    expect(pools.map(({ sold, held }) => sold + held)).toEqual([0, 0])
  })

  it('can be sold as any event once it is live', async () => {
    const { ctx } = await mintHouse()
    const tickets = [{ title: 'Standing', type: 'FREE', prices: [{ quantity_available: 1 }] }]
    await importEvents(ctx, [eventLine('A', { tickets, promo_codes: [], questions: [] })])
    const params = { event_id: (await onlyEvent(ctx)).event.id }
    await updateEventStatus(ctx, { params, body: { status: 'LIVE' } })
    const { data } = await listTickets(ctx, { params, query: { page: 1, per_page: 20 } })
    const [ticket] = data
    if (!ticket) throw new Error('no ticket')
    await nameBuyer(await reserve(ticket))
    await expect(reserve(ticket)).rejects.toMatchObject({ code: 'order.sold_out' })
  })

  it('changes nothing in a dry run, and the real one uses its file again', async () => {
    const { ctx } = await mintHouse()
    const tried = await importEvents(ctx, [eventLine('A'), eventLine('B')], { dry_run: true })
    expect(tried.progress).toMatchObject({ status: 'DONE', counts: { created: 2 } })
    expect(await rowsOf(ctx)).toEqual([])
    const { progress } = await importEvents(ctx, [], { file_of: tried.progress.id })
    expect(progress).toMatchObject({ status: 'DONE', counts: { created: 2 } })
    expect(await rowsOf(ctx)).toHaveLength(2)
  })

  it('finds what an earlier one made: the same stays, texts, dates and settings are corrected, all else is refused', async () => {
    const { ctx } = await mintHouse()
    await importEvents(ctx, [eventLine('A'), eventLine('B')])
    const again = await importEvents(ctx, [eventLine('A'), eventLine('B')])
    expect(again.progress.counts).toMatchObject({ created: 0, unchanged: 2 })
    const later = { title: 'Late show', start_date: '2031-06-01T18:00:00Z', settings: { seo_title: 'Late' } }
    const lines = [eventLine('A', later), eventLine('B', { promo_codes: [] })]
    for (const dry_run of [true, false]) {
      const { report } = await importEvents(ctx, lines, { dry_run })
      expect(report).toMatchObject([
        { external_id: 'A', outcome: 'updated', code: null },
        { external_id: 'B', outcome: 'refused', code: 'row.belongings_differ' },
      ])
    }
    const rows = await rowsOf(ctx)
    expect(rows.map(({ title, start_date }) => [title, start_date])).toEqual([
      ['Show B', '2031-05-01T18:00:00.000Z'],
      ['Late show', '2031-06-01T18:00:00.000Z'],
    ])
    const late = await requireEventGraph(ctx, rows[1]?.id ?? '')
    expect(late.settings.seo_title).toBe('Late')
    expect(late.tickets).toHaveLength(2)
    expect((await importEvents(ctx, lines.slice(0, 1))).progress.counts).toMatchObject({ unchanged: 1 })
  })

  it('leaves an event alone that is live', async () => {
    const { ctx } = await mintHouse()
    const free = {
      tickets: [{ title: 'Standing', type: 'FREE', prices: [{}] }],
      promo_codes: [],
      questions: [],
    }
    const { progress } = await importEvents(ctx, [eventLine('A', free)])
    const { event } = await onlyEvent(ctx)
    await updateEventStatus(ctx, { params: { event_id: event.id }, body: { status: 'LIVE' } })
    const { report } = await importEvents(ctx, [eventLine('A', { ...free, title: 'Other' })])
    expect(report).toMatchObject([{ outcome: 'refused', code: 'row.event_in_use' }])
    expect(report[0]?.message).toContain('Change it in Foyer')
    const undone = await undo(ctx, progress.id)
    expect(undone.counts).toMatchObject({ undone: 0, kept: 1 })
    expect((await onlyEvent(ctx)).event).toMatchObject({ title: 'Show A', status: 'LIVE' })
  })

  it('refuses lines one by one, each with a code and what it is about', async () => {
    const { ctx } = await mintHouse()
    const ticket = { title: 'Seat', type: 'PAID', prices: [{ price: 2000 }] }
    const alone = { promo_codes: [], questions: [] }
    const code = { code: 'EARLY' }
    const { progress, report } = await importEvents(ctx, [
      '{"external_id": ',
      eventLine('colour', { colour: 'red' }),
      eventLine('price', { ...alone, tickets: [{ ...ticket, prices: [{ price: 0 }] }] }),
      eventLine('tax', { ...alone, tickets: [{ ...ticket, taxes_and_fees: ['Luxury'] }] }),
      eventLine('organizer', { organizer: 'Somebody else' }),
      eventLine('fine'),
      eventLine('fine'),
      eventLine('named', { promo_codes: [{ ...code, tickets: ['balcony'] }] }),
      eventLine('codes', { promo_codes: [code, { code: 'early' }] }),
      eventLine('twice', { ...alone, tickets: [ticket, ticket] }),
      eventLine('partners', {
        affiliates: [
          { name: 'A', code: 'anna' },
          { name: 'B', code: 'ANNA' },
        ],
      }),
      eventLine('door', { ...alone, tickets: [], check_in_lists: [{ name: 'Door' }] }),
      eventLine('end', { end_date: '2031-04-01T18:00:00Z' }),
      eventLine('language', {
        settings: { main_language: 'de' },
        translations: [{ language: 'de', texts: {} }],
      }),
    ])
    expect(report.map(({ row, external_id, code: why, about }) => [row, external_id, why, about])).toEqual([
      [1, null, 'row.unreadable', null],
      [2, 'colour', 'row.invalid', 'colour'],
      [3, 'price', 'row.invalid', 'tickets.0.prices.0.price'],
      [4, 'tax', 'tax_or_fee.not_found', 'tickets.0.taxes_and_fees.0'],
      [5, 'organizer', 'organizer.not_found', 'organizer'],
      [6, 'fine', null, null],
      [7, 'fine', 'row.id_twice', '6'],
      [8, 'named', 'ticket.not_found', 'promo_codes.0.tickets.0'],
      [9, 'codes', 'promo_code.taken', 'promo_codes.1.code'],
      [10, 'twice', 'row.name_twice', 'tickets.1.external_id'],
      [11, 'partners', 'affiliate.code_taken', 'affiliates.1.code'],
      [12, 'door', 'ticket.required', 'check_in_lists.0'],
      [13, 'end', 'row.invalid', 'end_date'],
      [14, 'language', 'row.language_twice', 'translations.0.language'],
    ])
    expect(progress.counts).toMatchObject({ created: 1, refused: 13 })
    expect(progress.problems).toHaveLength(13)
    expect(report[1]?.message).toContain('colour')
    for (const { message } of progress.problems) expect(message).toMatch(/^.{10,}\.$/)
    expect(await rowsOf(ctx)).toHaveLength(1)
  })

  it('finds taxes and organizers by name, or as the request says', async () => {
    const { ctx, tax } = await mintHouse()
    const other = await mintOrganizer(ctx, { name: 'Second Stage' })
    const taxed = (name: string) => [
      { title: 'Seat', type: 'PAID', prices: [{ price: 2000 }], taxes_and_fees: [name] },
    ]
    const alone = { promo_codes: [], questions: [] }
    const named = [
      eventLine('A', { ...alone, organizer: 'second stage', tickets: taxed('vat') }),
      eventLine('B', { ...alone, tickets: taxed('old-7') }),
    ]
    const { report } = await importEvents(ctx, named, { tax_and_fee_ids: { 'old-7': tax.id } })
    expect(report.map(({ code }) => code)).toEqual([null, 'organizer.not_found'])
    const options = { organizer_id: other.id, tax_and_fee_ids: { 'old-7': tax.id } }
    expect((await importEvents(ctx, named, options)).report.map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'created',
    ])
    for (const { id } of await rowsOf(ctx)) {
      const { event, tickets } = await requireEventGraph(ctx, id)
      expect(event.organizer_id).toBe(other.id)
      expect(tickets[0]?.tax_and_fee_ids).toEqual([tax.id])
    }
  })

  it('makes test events with a test key, and knows a real event of the same id as another one', async () => {
    const { ctx } = await mintHouse()
    const { ctx: test } = await mintApiKey(ctx, ['event.manage'], { is_test: true })
    const { ctx: real } = await mintApiKey(ctx, ['event.manage'])
    const { progress } = await importEvents(test, [eventLine('A'), eventLine('B', { is_test: false })])
    expect(progress.counts).toMatchObject({ created: 1, refused: 1 })
    expect(progress.problems).toMatchObject([{ code: 'request.invalid', about: 'is_test' }])
    expect((await importEvents(real, [eventLine('A')])).progress.counts).toMatchObject({ created: 1 })
    expect((await rowsOf(ctx)).map(({ is_test = false }) => is_test).toSorted()).toEqual([false, true])
    await expect(readEventsImport(real, progress.id)).rejects.toMatchObject({ code: 'import.not_found' })
    expect((await readEventsImport(ctx, progress.id)).progress.id).toBe(progress.id)
  })

  it('is undone: drafts are archived, and the next import makes them again', async () => {
    const { ctx } = await mintHouse()
    const { progress } = await importEvents(ctx, [eventLine('A'), eventLine('B')])
    await importEvents(ctx, [eventLine('C')])
    const undone = await undo(ctx, progress.id)
    expect(undone).toMatchObject({ status: 'DONE', is_undone: true, counts: { undone: 2, kept: 0 } })
    const rows = await rowsOf(ctx)
    expect(rows.map(({ title, status }) => [title, status]).toSorted()).toEqual([
      ['Show A', 'ARCHIVED'],
      ['Show B', 'ARCHIVED'],
      ['Show C', 'DRAFT'],
    ])
    expect((await importEvents(ctx, [eventLine('A')])).progress.counts).toMatchObject({ created: 1 })
  })

  it('says why a file is not read at all', async () => {
    const { ctx } = await mintHouse()
    const many = Array.from({ length: 501 }, (_, number) => eventLine(`${number}`))
    expect((await importEvents(ctx, many)).progress).toMatchObject({
      ...{ status: 'FAILED', problem_code: 'file.too_many_rows', problem_about: '500' },
    })
    expect((await importEvents(ctx, [' '])).progress).toMatchObject({ problem_code: 'file.no_rows' })
  })
})

async function undo(ctx: Context, import_id: string) {
  await undoEventsImport(ctx, { params: { account_id: accountOf(ctx), import_id } })
  await finishEventsImport(import_id)
  return (await readEventsImport(ctx, import_id)).progress
}
