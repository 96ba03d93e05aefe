import type { ListQuery } from '@foyer/contracts/list'
import { describe, expect, it } from 'vitest'
import { allIds, allRows, listRows, type ReadRows } from './list-rows.ts'

interface Row {
  id: string
  name: string
  email: string
  total: number
  created_at: string
  paid_at: string | null
}

const rows: Row[] = [
  row('a', 'Élodie Müller', 1000, '2026-05-01T10:00:00.000Z'),
  row('b', 'Straße', 250, '2026-05-02T10:00:00.000Z', '2026-05-02T11:00:00Z'),
  row('c', 'Tier 10', 90, '2026-05-03T10:00:00.000Z'),
  row('d', 'tier 9', 1000, '2026-05-03T10:00:00.000Z', '2026-05-03T10:30:00Z'),
  row('e', '', 0, '2026-05-04T10:00:00.000Z'),
]

function row(
  id: string,
  name: string,
  total: number,
  created_at: string,
  paid_at: string | null = null,
): Row {
  return { id, name, email: `${id}@example.com`, total, created_at, paid_at }
}

/** Rows dealt over two partitions, each newest first, with a log of the limits they were read with. */
async function list(query: Partial<ListQuery>, all = rows, total = all.length) {
  const limits: (number | undefined)[] = []
  const partitions = [0, 1].map((partition) => async (limit?: number) => {
    limits.push(limit)
    return all
      .filter((_, index) => index % 2 === partition)
      .toSorted((a, b) => (`${b.created_at}${b.id}` < `${a.created_at}${a.id}` ? -1 : 1))
      .slice(0, limit)
  })
  const answer = await listRows<Row>(
    { page: 1, per_page: 20, ...query },
    { partitions, order_by: 'created_at', id: 'id', searched: ['name', 'email'], total: async () => total },
  )
  return { ids: answer.data.map(({ id }) => id).join(''), meta: answer.meta, limits }
}

it('sums all rows that are found, not only those of the page, and asks a counter for a list that is not read whole', async () => {
  const sum = { of: ({ total }: Row) => total, whole: async () => 777 }
  const ask = async (query: Partial<ListQuery>, all: Row[]) => {
    const partitions = [async (limit?: number) => all.slice(0, limit)]
    const given = { partitions, order_by: 'created_at', id: 'id', searched: ['name'], sum } as const
    const page = { page: 1, per_page: 1, ...query }
    return (await listRows<Row>(page, { ...given, total: async () => all.length })).sum
  }
  const long = Array.from({ length: 300 }, (_, index) => ({ ...row('x', 'x', 1, ''), id: String(index) }))
  expect(await ask({}, rows)).toBe(2340)
  expect(await ask({ query: 'tier' }, rows)).toBe(1090)
  expect(await ask({}, long)).toBe(777)
  expect(await ask({ query: 'x' }, long)).toBe(300)
})

/** A page of 2,000 rows, distributed over this many partitions, and the limits with which they were read. */
async function dealt(count: number, deal: (index: number) => number, query: Partial<ListQuery>) {
  const parts: Row[][] = Array.from({ length: count }, () => [])
  for (let index = 1999; index >= 0; index -= 1) {
    const created_at = new Date(1_800_000_000_000 + index).toISOString()
    parts[deal(index)]?.push(row(String(index).padStart(4, '0'), 'x', index, created_at))
  }
  const limits: (number | undefined)[] = []
  const partitions = parts.map((part) => async (limit?: number) => {
    limits.push(limit)
    return part.slice(0, limit)
  })
  const answer = await listRows<Row>(
    { page: 1, per_page: 20, ...query },
    { partitions, order_by: 'created_at', id: 'id', searched: ['name'], total: async () => 2000 },
  )
  return { ids: answer.data.map(({ id }) => id), limits }
}

const filtered = async (filter_fields: ListQuery['filter_fields']) => (await list({ filter_fields })).ids

describe('listRows', () => {
  it('shows the newest first, ties by id', async () => {
    expect((await list({})).ids).toBe('edcba')
  })

  it('reads no further than it must for the newest of a long list', async () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      row(String(index).padStart(4, '0'), 'x', index, new Date(1_800_000_000_000 + index).toISOString()),
    )
    const { meta, limits, ids } = await list({ page: 2, per_page: 2 }, many, 2999)
    expect(ids).toBe('29972996')
    expect(limits).toEqual([125, 125])
    expect(meta).toEqual({ page: 2, per_page: 2, total: 2999, last_page: 1500 })
  })

  it('asks each of 32 partitions for its share of the first page, and not for all of it', async () => {
    const { limits } = await dealt(32, (index) => index % 32, { per_page: 20 })
    expect(limits).toEqual(Array.from({ length: 32 }, () => 8))
  })

  it('reads the same page as one sorted list, wherever the rows lie', async () => {
    const deals = [() => 0, (index: number) => index % 8, (index: number) => (index < 1900 ? 0 : 7)]
    for (const deal of deals)
      for (const page of [1, 3, 20, 40])
        expect((await dealt(8, deal, { page, per_page: 50 })).ids).toEqual(
          Array.from({ length: 50 }, (_, index) =>
            String(2000 - (page - 1) * 50 - index - 1).padStart(4, '0'),
          ),
        )
  })

  it('asks only the partition again that may hold more of the page', async () => {
    const { limits } = await dealt(8, (index) => (index < 1900 ? index % 8 : 7), { per_page: 100 })
    expect(limits).toEqual([...Array.from({ length: 8 }, () => 32), 64, 128])
  })

  it('counts a short list itself, however far the counter lags', async () => {
    expect((await list({ per_page: 2 }, rows, 1)).meta).toEqual({
      page: 1,
      per_page: 2,
      total: 5,
      last_page: 3,
    })
  })

  it('answers an empty page beyond the last one', async () => {
    expect(await list({ page: 9 })).toMatchObject({ ids: '', meta: { page: 9, total: 5, last_page: 1 } })
  })

  it('sorts text ignoring case and accents, numbers inside by value, empty values last', async () => {
    expect((await list({ sort_by: 'name' })).ids).toBe('abdce')
    expect((await list({ sort_by: 'name', sort_direction: 'desc' })).ids).toBe('cdbae')
  })

  it('sorts numbers with a stable tie-break over pages', async () => {
    expect((await list({ sort_by: 'total', sort_direction: 'desc', per_page: 1 })).ids).toBe('d')
    expect((await list({ sort_by: 'total', sort_direction: 'desc', per_page: 1, page: 2 })).ids).toBe('a')
  })

  it('sorts oldest first when asked', async () => {
    expect((await list({ sort_by: 'created_at', sort_direction: 'asc' })).ids).toBe('abcde')
  })

  it('searches every word ignoring case and accents', async () => {
    expect((await list({ query: 'muller ELODIE' })).ids).toBe('a')
    expect((await list({ query: 'strasse' })).ids).toBe('b')
    expect((await list({ query: 'tier d@example' })).ids).toBe('d')
    expect((await list({ query: 'nobody' })).meta).toMatchObject({ total: 0, last_page: 1 })
  })

  it('filters numbers as numbers', async () => {
    expect(await filtered({ total: { gt: '90', lt: '1000' } })).toBe('b')
    expect(await filtered({ total: { gte: '250', lte: '1000' } })).toBe('dba')
    expect(await filtered({ total: { eq: '0' } })).toBe('e')
    expect(await filtered({ total: { ne: '1000' } })).toBe('ecb')
    expect(await filtered({ total: { gt: 'many' } })).toBe('')
  })

  it('filters instants as instants, in whatever zone they are written', async () => {
    expect(await filtered({ created_at: { gte: '2026-05-03T12:00:00+02:00' } })).toBe('edc')
    expect(await filtered({ created_at: { lt: '2026-05-02' } })).toBe('a')
    expect(await filtered({ paid_at: { eq: '2026-05-02T13:00:00+02:00' } })).toBe('b')
    expect(await filtered({ paid_at: { lt: '2030-01-01' } })).toBe('db')
  })

  // Specification: 3.list-query
  it('filters text with eq, ne, in and like', async () => {
    expect(await filtered({ name: { eq: 'TIER 9' } })).toBe('d')
    expect(await filtered({ name: { in: 'tier 9, strasse' } })).toBe('db')
    expect(await filtered({ name: { like: 'mull' } })).toBe('a')
    expect(await filtered({ name: { ne: 'straße' } })).toBe('edca')
    expect(await filtered({ paid_at: { eq: '' } })).toBe('eca')
  })
})

describe('the ids of a whole list', () => {
  it('are those of its rows, in their order, whether partitions are read whole or page by page', async () => {
    const whole: ReadRows<Row> = async () => rows.slice(0, 2)
    const paged: ReadRows<Row> = async (_limit, each) => {
      for (const one of rows.slice(2)) each?.([one])
      return []
    }
    const order = { order_by: 'created_at', id: 'id', searched: ['name', 'email'] } as const
    const read = { ...order, total: async () => rows.length }
    const queries = [
      {},
      { sort_by: 'name' },
      { sort_by: 'total', sort_direction: 'desc' },
      { query: 'tier' },
      { filter_fields: { total: { gte: '250' } } },
    ] as const
    for (const query of queries) {
      const expected = await allRows(query, { ...read, partitions: [async () => rows] })
      expect(expected.length).toBeGreaterThan(1)
      expect(await allIds(query, { ...read, partitions: [whole, paged] })).toEqual(
        expected.map(({ id }) => id),
      )
    }
  })
})
