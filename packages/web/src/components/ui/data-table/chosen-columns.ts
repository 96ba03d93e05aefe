import type { DataColumns } from './data-columns.ts'

/** A column that can be hidden, and whether it is shown as long as nobody has chosen. */
function optionalPart<Row extends object>(column: DataColumns<Row>[number]) {
  const id = column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '')
  return { id, usual: column.meta?.isOptional, label: String(column.header ?? id) }
}

/** The columns to show, and those among which can be chosen, by what somebody has chosen so far. */
export function chosenColumns<Row extends object>(
  columns: DataColumns<Row>,
  choice: Record<string, boolean>,
) {
  const isShown = (column: DataColumns<Row>[number]) => {
    const { id, usual } = optionalPart(column)
    return usual === undefined || (choice[id] ?? usual === 'shown')
  }
  return {
    shown: columns.filter(isShown),
    options: columns
      .filter((column) => column.meta?.isOptional !== undefined)
      .map((column) => ({ ...optionalPart(column), isShown: isShown(column) })),
  }
}
