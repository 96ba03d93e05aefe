import { expect, test } from 'vitest'
import { parseColumns, writeColumns } from './column-choice.ts'

test('a choice of columns is written to an address and read back', () => {
  const choice = { source: true, ticket_count: false }
  expect(writeColumns(choice)).toBe('source,-ticket_count')
  expect(parseColumns('source,-ticket_count')).toEqual(choice)
  expect(parseColumns(',')).toEqual({})
})
