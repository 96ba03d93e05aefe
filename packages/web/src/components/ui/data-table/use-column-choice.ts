import { useState } from 'react'

const keyOf = (table: string) => `foyer.columns.${table}`

/** Which columns of a table this person wants to see, kept in the browser; what they never touched is as the table has it. */
export function useColumnChoice(table: string | undefined) {
  const [choice, setChoice] = useState<Record<string, boolean>>(() => (table ? readChoice(table) : {}))
  const choose = (column: string, isShown: boolean) => {
    const next = { ...choice, [column]: isShown }
    setChoice(next)
    if (table) keepChoice(table, next)
  }
  return { choice, choose }
}

function readChoice(table: string): Record<string, boolean> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, isShown]) => typeof isShown === 'boolean'))
  } catch {
    return {}
  }
}

/** A browser that keeps nothing shows the choice until the page is left. */
function keepChoice(table: string, choice: Record<string, boolean>): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(choice))
  } catch {}
}
