/** Columns that a person has shown (true) or hidden (false). The others keep their default. */
export type ColumnChoice = Record<string, boolean>

/** Writes a choice into the URL: "source,-total" shows one column and hides the other. */
export function writeColumns(choice: ColumnChoice): string {
  return Object.entries(choice)
    .map(([column, isShown]) => (isShown ? column : `-${column}`))
    .join(',')
}

export function parseColumns(text: string): ColumnChoice {
  const names = text.split(',').filter(Boolean)
  return Object.fromEntries(names.map((name) => [name.replace(/^-/, ''), !name.startsWith('-')]))
}
