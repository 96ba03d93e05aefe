import { expect, it } from 'vitest'
import { viewSearch } from './view-search.ts'

it('keeps search, filters, sorting and columns of an address, and neither its page nor its open row', () => {
  const address =
    'query=ada&filter_fields[state][in]=COMPLETED&sort_by=total&columns=source&page=3&order=abc&tab=holds'
  expect([...new URLSearchParams(viewSearch(new URLSearchParams(address)))]).toEqual([
    ['query', 'ada'],
    ['filter_fields[state][in]', 'COMPLETED'],
    ['sort_by', 'total'],
    ['columns', 'source'],
  ])
})
