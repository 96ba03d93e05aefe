import type { ListQuery } from '@foyer/contracts/list'
import { describe, expect, it } from 'vitest'
import { shortList } from './short-list.ts'

const items = ['Gate 9', 'gate 10', 'Éntrance'].map((name, index) => ({
  id: `${index}`,
  name,
  isOpen: index > 0,
}))

function list(query: Partial<ListQuery>) {
  const { data, meta } = shortList(
    items,
    { page: 1, per_page: 20, ...query },
    { id: 'id', searched: ['name'] },
  )
  return { names: data.map(({ name }) => name), meta }
}

describe('shortList', () => {
  it('keeps the order in which items are given, backwards when asked', () => {
    const meta = { page: 1, per_page: 20, total: 3, last_page: 1 }
    expect(list({})).toEqual({ names: ['Gate 9', 'gate 10', 'Éntrance'], meta })
    expect(list({ sort_direction: 'desc' }).names).toEqual(['Éntrance', 'gate 10', 'Gate 9'])
  })

  it('is paged as every list is', () => {
    expect(list({ page: 2, per_page: 2 })).toEqual({
      names: ['Éntrance'],
      meta: { page: 2, per_page: 2, total: 3, last_page: 2 },
    })
  })

  it('is sorted, searched and filtered as every list is', () => {
    expect(list({ sort_by: 'name' }).names).toEqual(['Éntrance', 'Gate 9', 'gate 10'])
    expect(list({ sort_by: 'name', sort_direction: 'desc' }).names[0]).toBe('gate 10')
    expect(list({ query: 'entr' }).names).toEqual(['Éntrance'])
    expect(list({ filter_fields: { isOpen: { eq: 'true' } } }).names).toEqual(['gate 10', 'Éntrance'])
  })

  it('is empty on one page when there is nothing', () => {
    const nothing = shortList([], { page: 1, per_page: 20 }, { id: 'id', searched: [] })
    expect(nothing).toEqual({ data: [], meta: { page: 1, per_page: 20, total: 0, last_page: 1 } })
  })
})
