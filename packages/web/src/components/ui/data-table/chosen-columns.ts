import type { ColumnChoice } from './column-choice.ts'
import type { DataColumns } from './data-columns.ts'

/** A column by its name. */
export interface ColumnPart {
  id: string
  label: string
}

/** A column's name, and whether it shows by default. Undefined when it always shows. */
function partOf<Row extends object>(column: DataColumns<Row>[number]) {
  const id = column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '')
  return { id, usual: column.meta?.isOptional, label: String(column.header ?? id) }
}

/** The columns by which a list can be sorted. */
export function sortableColumns<Row extends object>(columns: DataColumns<Row>): ColumnPart[] {
  return columns.filter(({ enableSorting }) => enableSorting).map(partOf)
}

/** The columns to show and the columns to choose from, for a person's choice so far. */
export function chosenColumns<Row extends object>(columns: DataColumns<Row>, choice: ColumnChoice) {
  const isShown = (column: DataColumns<Row>[number]) => {
    const { id, usual } = partOf(column)
    return usual === undefined || (choice[id] ?? usual === 'shown')
  }
  return {
    shown: columns.filter(isShown),
    options: columns
      .filter((column) => column.meta?.isOptional !== undefined)
      .map((column) => ({ ...partOf(column), isShown: isShown(column) })),
  }
}
