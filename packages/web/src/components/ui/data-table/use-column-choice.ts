import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ColumnChoice, parseColumns, writeColumns } from './column-choice.ts'

const parameter = 'columns'
const keyOf = (table: string) => `foyer.columns.${table}`

/**
 * The columns that a table shows: the address's choice, else this person's earlier choice, which the browser stores. Other
 * columns keep the table's default.
 */
export function useColumnChoice(table: string | undefined) {
  const [search, setSearch] = useSearchParams()
  const [kept, setKept] = useState(() => (table ? readChoice(table) : {}))
  const told = table ? search.get(parameter) : null
  const choice = told === null ? kept : parseColumns(told)
  const choose = (column: string, isShown: boolean) => {
    const next = { ...choice, [column]: isShown }
    setKept(next)
    if (table) keepChoice(table, next)
    setSearch(
      (current) => {
        const address = new URLSearchParams(current)
        address.set(parameter, writeColumns(next))
        return address
      },
      // Flushed at once, because the next choice builds on this one.
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  }
  return { choice, choose }
}

function readChoice(table: string): ColumnChoice {
  try {
    return parseColumns(localStorage.getItem(keyOf(table)) ?? '')
  } catch {
    return {}
  }
}

/** Stores the choice. In a browser without storage, the choice lasts until the page is left. */
function keepChoice(table: string, choice: ColumnChoice): void {
  try {
    localStorage.setItem(keyOf(table), writeColumns(choice))
  } catch {}
}
