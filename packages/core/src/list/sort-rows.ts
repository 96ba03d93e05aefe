import { comparable, compare, type RowValue } from './row-value.ts'

export interface RowOrder<Row> {
  by: keyof Row
  direction: 'asc' | 'desc'
  /** Breaks ties, so that no row stands on two pages. */
  id: keyof Row
}

/** The rows in that order; rows without the value come last in either direction. */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  { by, direction, id }: RowOrder<Row>,
): Row[] {
  const sign = direction === 'asc' ? 1 : -1
  const keyed = rows.map((row) => ({ row, key: comparable(row[by] as RowValue), id: String(row[id]) }))
  keyed.sort((left, right) => {
    if (left.key === null || right.key === null) {
      return Number(left.key === null) - Number(right.key === null) || sign * byteOrder(left.id, right.id)
    }
    return sign * (compare(left.key, right.key) || byteOrder(left.id, right.id))
  })
  return keyed.map(({ row }) => row)
}

/** As DynamoDB orders keys, so that merged partitions keep the order in which each was read. */
function byteOrder(left: string, right: string): number {
  return left < right ? -1 : Number(left > right)
}
