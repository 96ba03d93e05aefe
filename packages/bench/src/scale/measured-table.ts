/** What one list took. */
export interface Measured {
  name: string
  requests: number
  read_units: number
  /** Of the answer as JSON. */
  bytes: number
  cpu_ms: number
  /** The largest size of the process until it had answered. */
  mb: number
}

const round = (amount: number, digits = 0) => amount.toLocaleString('en', { maximumFractionDigits: digits })

/** What each list took, a line each, at each of these sizes, a column each; in Markdown. */
export function tableOf(sizes: readonly number[], columns: readonly (readonly Measured[])[]): string {
  const lines = (columns[0] ?? []).map(({ name }, line) => [
    name,
    ...columns.map((column) => inWords(column[line])),
  ])
  const head = ['requests / read units / KB / ms of CPU / MB', ...sizes.map((size) => round(size))]
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function inWords(measured: Measured | undefined): string {
  if (!measured) return ''
  const { requests, read_units, bytes, cpu_ms, mb } = measured
  return [requests, round(read_units, 1), round(bytes / 1000, 1), round(cpu_ms), round(mb)].join(' / ')
}
