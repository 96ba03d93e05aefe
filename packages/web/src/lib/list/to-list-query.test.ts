import { listQuery } from '@foyer/contracts/list'
import { oneOf } from '@foyer/contracts/list-filter'
import { describe, expect, it } from 'vitest'
import { toListQuery } from './to-list-query.ts'

const schema = listQuery({ sort: ['created_at', 'total'], filter: { status: oneOf(['LIVE', 'DRAFT']) } })

describe('toListQuery', () => {
  it('keeps what the endpoint accepts', () => {
    const list = { page: 3, per_page: 50, sort_by: 'total', filter_fields: { status: { in: 'LIVE' } } }
    expect(toListQuery(schema, list)).toEqual(list)
  })

  it('asks for the first page when the endpoint would refuse the address', () => {
    const first = { page: 1, per_page: 20 }
    expect(toListQuery(schema, { page: 2, per_page: 20, sort_by: 'colour' })).toEqual(first)
    expect(toListQuery(schema, { ...first, filter_fields: { size: { eq: '4' } } })).toEqual(first)
  })
})
