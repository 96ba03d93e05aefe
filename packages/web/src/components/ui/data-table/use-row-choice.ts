import { useState } from 'react'

/** The rows that a person has chosen, on any page of the list. */
export interface RowChoice<Row> {
  rows: readonly Row[]
  has: (row: Row) => boolean
  set: (rows: readonly Row[], isChosen: boolean) => void
  clear: () => void
}

export function useRowChoice<Row>(rowId: (row: Row) => string): RowChoice<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  return {
    rows: [...chosen.values()],
    has: (row) => chosen.has(rowId(row)),
    set: (rows, isChosen) =>
      setChosen((before) => {
        const next = new Map(before)
        for (const row of rows) isChosen ? next.set(rowId(row), row) : next.delete(rowId(row))
        return next
      }),
    clear: () => setChosen(new Map()),
  }
}
