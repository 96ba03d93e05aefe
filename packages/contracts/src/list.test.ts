import { expect, it } from 'vitest'
import { listQuery } from './list.ts'
import { oneOf } from './list-filter.ts'

const query = listQuery({ sort: ['name'], filter: { status: oneOf(['LIVE', 'DRAFT']) } })

// Specification: 9.page-defaults
it('a list begins with page 1 and 20 a page, and takes at most 100', () => {
  expect(query.parse({})).toEqual({ page: 1, per_page: 20 })
  expect(query.parse({ page: '3', per_page: '100' })).toEqual({ page: 3, per_page: 100 })
  expect(query.safeParse({ per_page: '101' }).success).toBe(false)
})

it('a list is searched, sorted and filtered by its own fields only', () => {
  const given = {
    query: ' ada ',
    sort_by: 'name',
    sort_direction: 'desc',
    filter_fields: { status: { in: 'LIVE,DRAFT' } },
  }
  expect(query.parse(given)).toEqual({ page: 1, per_page: 20, ...given, query: 'ada' })
  for (const foreign of [{ sort_by: 'email' }, { filter_fields: { email: { eq: 'x' } } }, { offset: '1' }])
    expect(query.safeParse(foreign).success).toBe(false)
})
