import { compareRows, type RowOrder, sortRows } from './short-list.ts'

/** More changes at once are sorted in with everything else. */
const mostInserted = 500
/** Orders are kept for the fields that were asked for last. */
const mostOrders = 6

/** Rows that stay in the process, each in every order that was asked for, so that a list is sorted once and not with each request. */
export class KeptView<Row extends object> {
  readonly #id: keyof Row
  readonly #rows = new Map<string, Row>()
  readonly #orders = new Map<string, { order: RowOrder<Row>; rows: Row[] }>()

  constructor(id: keyof Row) {
    this.#id = id
  }

  /** New rows, and null for those that are gone. */
  change(changes: ReadonlyMap<string, Row | null>): void {
    const gone = new Set<Row>()
    const added: Row[] = []
    for (const [id, row] of changes) {
      const before = this.#rows.get(id)
      if (before) gone.add(before)
      if (row) {
        this.#rows.set(id, row)
        added.push(row)
      } else this.#rows.delete(id)
    }
    if (changes.size > mostInserted) this.#orders.clear()
    for (const sorted of this.#orders.values()) {
      if (gone.size > 0) sorted.rows = sorted.rows.filter((row) => !gone.has(row))
      for (const row of added) sorted.rows.splice(placeOf(row, sorted), 0, row)
    }
  }

  /** All rows in that order; rows without the value come last. */
  sorted(by: keyof Row, direction: 'asc' | 'desc'): readonly Row[] {
    const name = `${String(by)} ${direction}`
    const known = this.#orders.get(name)
    if (known) return known.rows
    const order = { by, direction, id: this.#id }
    const rows = sortRows([...this.#rows.values()], order)
    const [oldest] = this.#orders.keys()
    if (oldest !== undefined && this.#orders.size >= mostOrders) this.#orders.delete(oldest)
    this.#orders.set(name, { order, rows })
    return rows
  }
}

/** Where a row belongs in rows that are sorted. */
function placeOf<Row extends object>(
  row: Row,
  { order, rows }: { order: RowOrder<Row>; rows: readonly Row[] },
): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = rows[middle]
    if (other && compareRows(other, row, order) < 0) low = middle + 1
    else high = middle
  }
  return low
}
