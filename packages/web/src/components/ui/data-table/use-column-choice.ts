import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ColumnChoice, parseColumns, writeColumns } from './column-choice.ts'

const parameter = 'columns'
const keyOf = (table: string) => `foyer.columns.${table}`

/**
 * Which columns of a table are shown: what the address says, else what this person chose before, which the browser keeps;
 * what they never touched is as the table has it.
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
      // At once: the next choice builds on this one.
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

/** A browser that keeps nothing shows the choice until the page is left. */
function keepChoice(table: string, choice: ColumnChoice): void {
  try {
    localStorage.setItem(keyOf(table), writeColumns(choice))
  } catch {}
}
