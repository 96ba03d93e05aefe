/** Columns that somebody has shown (true) or hidden; the others were not chosen. */
export type ColumnChoice = Record<string, boolean>

/** A choice as an address says it: "source,-total" shows the one and hides the other. */
export function writeColumns(choice: ColumnChoice): string {
  return Object.entries(choice)
    .map(([column, isShown]) => (isShown ? column : `-${column}`))
    .join(',')
}

export function parseColumns(text: string): ColumnChoice {
  const names = text.split(',').filter(Boolean)
  return Object.fromEntries(names.map((name) => [name.replace(/^-/, ''), !name.startsWith('-')]))
}
