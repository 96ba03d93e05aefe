import { describe, expect, it } from 'vitest'
import { updateAccount } from '../account/account.ts'
import { LedgerLineEntity, ledgerShardOf } from '../store/ledger/ledger-entity.ts'
import { dayInZone } from '../store/statistics/order-counts.ts'
import { mintApiKey } from '../testing/mint-api-key.ts'
import { mintMember } from '../testing/mint-member.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { mintTaxedEvent, refundAndBook } from '../testing/mint-taxed-event.ts'
import type { Context } from '../verb.ts'
import { getBooks, listLedger } from './ledger.ts'
import { monthSpan } from './month-books.ts'

const november = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' }

/** Writes sales of so much at these moments. */
async function seed(ctx: Context, moments: readonly string[]): Promise<void> {
  await LedgerLineEntity.put(
    moments.map((at, index) => ({
      ...{
        ledger_account_id: accountOf(ctx),
        shard: ledgerShardOf(`O-${index}`),
        at,
        line_id: `O-${index}:sale`,
      },
      ...({
        kind: 'SALE',
        paid_by: 'OFFLINE',
        event_id: null,
        order_reference: null,
        currency: 'EUR',
      } as const),
      ...{ gross: 100, price: 100, fee: 0, tax: 0, charges: [], stripe: null },
    })),
  ).go()
}

const pages = async (ctx: Context, limit: number) => {
  const found: string[][] = []
  let cursor: string | undefined
  do {
    const params = { account_id: accountOf(ctx) }
    const { data, meta } = await listLedger(ctx, { params, query: { ...november, cursor, limit } })
    found.push(data.map(({ id }) => id))
    cursor = meta.next ?? undefined
  } while (cursor !== undefined)
  return found
}

describe('the ledger, page by page', () => {
  it('has each line of a span once and in order, however many a page has, also at one moment', async () => {
    const { ctx } = await mintOwner()
    const moments = Array.from({ length: 90 }, (_, index) =>
      new Date(Date.parse('2026-11-10T12:00:00Z') + Math.floor(index / 3) * 1000).toISOString(),
    )
    await seed(ctx, [...moments, '2026-10-31T23:59:59.999Z', '2026-12-01T00:00:00.000Z'])
    const [whole] = await pages(ctx, 1000)
    expect(whole).toHaveLength(90)
    for (const limit of [1, 7, 40]) {
      const paged = await pages(ctx, limit)
      expect(paged.flat()).toEqual(whole)
      for (const page of paged) expect(page.length).toBeLessThanOrEqual(limit)
    }
  })

  it('refuses a cursor that is none', async () => {
    const { ctx } = await mintOwner()
    const call = listLedger(ctx, {
      params: { account_id: accountOf(ctx) },
      query: { ...november, cursor: 'nonsense', limit: 10 },
    })
    await expect(call).rejects.toMatchObject({
      code: 'request.invalid',
      errors: { cursor: [expect.any(String)] },
    })
  })

  it('forbids organizers, and keys without the scope', async () => {
    const { ctx } = await mintOwner()
    const params = { account_id: accountOf(ctx) }
    const ask = (caller: Context) => listLedger(caller, { params, query: { ...november, limit: 10 } })
    const { ctx: organizer } = await mintMember(ctx, { role: 'ORGANIZER' })
    await expect(ask(organizer)).rejects.toMatchObject({ code: 'session.forbidden' })
    await expect(ask((await mintApiKey(ctx, ['order.read'])).ctx)).rejects.toMatchObject({
      code: 'api_key.scope_missing',
      details: { scope: 'ledger.read' },
    })
    expect((await ask((await mintApiKey(ctx, ['ledger.read'])).ctx)).data).toEqual([])
  })
})

describe('a month’s books', () => {
  it('begin and end in the account’s own zone, also where its clocks change', async () => {
    expect(monthSpan('2026-10', 'Europe/Berlin')).toEqual({
      from: '2026-09-30T22:00:00.000Z',
      to: '2026-10-31T23:00:00.000Z',
    })
    const { ctx } = await mintOwner()
    await seed(ctx, ['2026-10-31T22:59:59.999Z', '2026-10-31T23:00:00.000Z', '2026-11-30T22:59:59.999Z'])
    const params = { account_id: accountOf(ctx) }
    const count = async (month: string) => {
      const { sums } = await getBooks(ctx, { params, query: { month } })
      return sums.find(({ by }) => by === 'kind')?.lines ?? 0
    }
    expect([await count('2026-10'), await count('2026-11'), await count('2026-12')]).toEqual([1, 2, 0])
    await updateAccount(ctx, { params, body: { timezone: 'Pacific/Auckland' } as never })
    expect([await count('2026-10'), await count('2026-11'), await count('2026-12')]).toEqual([0, 2, 1])
  })

  it('add up by kind, way of payment, event, tax and fee, and as Stripe booked them', async () => {
    const event = await mintTaxedEvent()
    const short_id = await event.sold(2)
    await refundAndBook(event.ctx, short_id, 2499)
    const month = dayInZone(new Date().toISOString(), 'Europe/Berlin').slice(0, 7)
    const { account_id } = event
    const found = await getBooks(event.ctx, { params: { account_id }, query: { month } })
    expect(found).toMatchObject({ timezone: 'Europe/Berlin', unbooked: 0 })
    const of = (by: string, which: string) => found.sums.find((sum) => sum.by === by && sum.which === which)
    expect(of('kind', 'SALE')).toMatchObject({ lines: 1, gross: 4998, net: 4200 })
    expect(of('kind', 'REFUND')).toMatchObject({ lines: 1, gross: -2499, net: -2100 })
    expect(of('event', event.event_id)).toMatchObject({ lines: 2, gross: 2499, net: 2100 })
    expect(of('paid_by', 'STRIPE')).toMatchObject({ gross: 2499 })
    expect(of('tax', 'VAT')).toMatchObject({ rate: 19_000, gross: 399, net: 2100 })
    expect(of('fee', 'Service')).toMatchObject({ rate: 5000, gross: 100, net: 2000 })
    const [sale, refund] = [of('stripe', 'SALE'), of('stripe', 'REFUND')]
    expect(sale?.gross).toBe(4998)
    const costs = found.sums.filter(({ by }) => by === 'cost').reduce((sum, { gross }) => sum + gross, 0)
    expect((sale?.net ?? 0) + (refund?.net ?? 0)).toBe(2499 + costs)
    expect(refund?.gross).toBe(-2499)
  })
})
