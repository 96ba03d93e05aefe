import { describe, expect, test } from 'vitest'
import { type ListState, parseListState, writeListState } from './list-state.ts'

describe('a list in the address', () => {
  test('works both ways, with the API’s grammar', () => {
    const state: ListState = {
      page: 3,
      per_page: 50,
      query: 'Ana & co',
      sort_by: 'created_at',
      sort_direction: 'desc',
      filter_fields: { status: { in: 'COMPLETED,CANCELLED' }, total: { gte: '100', lt: '500' } },
    }
    const search = writeListState(new URLSearchParams(), state)
    expect(search.get('filter_fields[status][in]')).toBe('COMPLETED,CANCELLED')
    expect(parseListState(search)).toEqual(state)
  })

  // Specification: 9.page-defaults
  test('leaves defaults out, so a plain list has a plain address', () => {
    const defaults = { sort_by: 'created_at', sort_direction: 'desc' } as const
    const state = parseListState(new URLSearchParams(), defaults)
    expect(state).toMatchObject({ page: 1, per_page: 20, sort_by: 'created_at', sort_direction: 'desc' })
    expect(writeListState(new URLSearchParams(), state, defaults).toString()).toBe('')
  })

  test('keeps other parameters', () => {
    const search = new URLSearchParams('order=abc&page=4')
    expect(writeListState(search, { page: 1, per_page: 20 }).toString()).toBe('order=abc')
  })

  test('ignores invalid parameters', () => {
    const search = new URLSearchParams(
      'page=-1&per_page=9999&sort_direction=up&filter_fields[a][bogus]=1&filter_fields[b][eq]=',
    )
    expect(parseListState(search)).toEqual({
      page: 1,
      per_page: 100,
      query: undefined,
      sort_by: undefined,
      sort_direction: undefined,
      filter_fields: undefined,
    })
  })
})
