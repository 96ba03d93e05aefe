import { describe, expect, it } from 'vitest'
import { eventLine } from '../testing/event-lines.ts'
import { mintOrganizer } from '../testing/mint-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { importEvents } from '../testing/send-events-import.ts'

const paid = (title: string, taxes_and_fees: string[]) => ({
  ...{ title, type: 'PAID', prices: [{ label: 'Door', price: 2000, quantity_available: 5 }], taxes_and_fees },
})

describe('what an import of events says of them', () => {
  it('names the things on the way to a mistake, as the file calls them', async () => {
    const { ctx } = await mintOwner()
    await mintOrganizer(ctx)
    const { progress } = await importEvents(ctx, [
      eventLine('tax', {
        tickets: [paid('Early bird', ['City tax', 'VAT'])],
        promo_codes: [],
        questions: [],
      }),
      eventLine('code', { promo_codes: [{ code: 'EARLY', discount_type: 'NONE', tickets: ['nothing'] }] }),
      eventLine('price', { tickets: [{ ...paid('Late bird', []), prices: [{ label: 'Door', price: -1 }] }] }),
      eventLine('title', { title: '' }),
      '{broken',
    ])
    expect(progress.problems.map(({ about, named, title }) => [title, about, named])).toEqual([
      ['Show tax', 'tickets.0.taxes_and_fees.0', ['Early bird', 'City tax']],
      ['Show code', 'promo_codes.0.tickets.0', ['EARLY', 'nothing']],
      ['Show price', 'tickets.0.prices.0.price', ['Late bird', 'Door']],
      ['', 'title', undefined],
      [undefined, null, undefined],
    ])
  })

  it('shortens long names, because an import is one item of the table with a hundred such lines', async () => {
    const { ctx } = await mintOwner()
    await mintOrganizer(ctx)
    const long = (length: number) => '燈'.repeat(length)
    const lines = Array.from({ length: 110 }, (_, index) =>
      eventLine(`long-${index}`, { title: long(100), tickets: [paid(long(100), [long(10_000)])] }),
    )
    const { progress } = await importEvents(ctx, lines)
    expect(progress).toMatchObject({ status: 'DONE', counts: { refused: 110 } })
    expect(progress.problems).toHaveLength(100)
    const bytes = progress.problems.map((line) => Buffer.byteLength(JSON.stringify(line)))
    expect(Math.max(...bytes)).toBeLessThan(1500)
  })

  it('lists the events that it made or corrected, with their ids, and in a try without', async () => {
    const { ctx } = await mintOwner()
    await mintOrganizer(ctx)
    const lines = [eventLine('A'), eventLine('B'), eventLine('C', { title: '' })]
    const tried = await importEvents(ctx, lines, { dry_run: true })
    expect(tried.progress.events).toEqual([
      { event_id: null, title: 'Show A' },
      { event_id: null, title: 'Show B' },
    ])
    const { progress } = await importEvents(ctx, [], { file_of: tried.progress.id })
    const ids = progress.events.map(({ event_id }) => event_id)
    expect(progress.events.map(({ title }) => title)).toEqual(['Show A', 'Show B'])
    expect(ids).toEqual([expect.stringMatching(/^ev_/), expect.stringMatching(/^ev_/)])
    const again = await importEvents(ctx, [eventLine('A', { title: 'Show of A' }), eventLine('B')])
    expect(again.progress.events).toEqual([{ event_id: ids[0], title: 'Show of A' }])
  })
})
