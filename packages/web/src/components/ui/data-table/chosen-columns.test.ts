import { describe, expect, it } from 'vitest'
import { chosenColumns, sortableColumns } from './chosen-columns.ts'
import { dataColumns } from './data-columns.ts'

interface Row {
  reference: string
  email: string
  notes: string
}

const column = dataColumns<Row>()
const columns = [
  column.accessor('reference', { header: 'Order', enableSorting: true }),
  column.accessor('email', { header: 'Email', meta: { isOptional: 'shown' } }),
  column.accessor('notes', { header: 'Notes', meta: { isOptional: 'hidden' } }),
]
const shown = (choice: Record<string, boolean>) =>
  chosenColumns(columns, choice).shown.map(({ header }) => header)

describe('chosenColumns', () => {
  it('shows the default columns until the person chooses others', () => {
    expect(shown({})).toEqual(['Order', 'Email'])
    expect(shown({ email: false, notes: true })).toEqual(['Order', 'Notes'])
  })

  it('names the columns that can be sorted', () => {
    expect(sortableColumns(columns)).toMatchObject([{ id: 'reference', label: 'Order' }])
  })

  it('lets only optional columns be chosen', () => {
    expect(shown({ reference: false })).toEqual(['Order', 'Email'])
    expect(chosenColumns(columns, { notes: true }).options).toMatchObject([
      { id: 'email', label: 'Email', isShown: true },
      { id: 'notes', label: 'Notes', isShown: true },
    ])
  })
})
