import type { LogLine } from '../change-log/log-line.ts'
import { sortRows } from '../list/short-list.ts'

interface Dated {
  line: LogLine
  id: string
  /** Rows of both kinds say when they were created; a damaged one comes last. */
  created_at: string | null
}

/** How many rows the file of the newest has: enough for the pages that are read from it (`list/list-rows.ts`), whatever goes meanwhile. */
const mostNewest = 500

/** Counts the rows of a kind that pass by, and keeps the newest of them. */
export class NewestLines {
  #kept: Dated[] = []
  #gone: LogLine[] = []
  #listed = 0
  readonly #lately: ReadonlySet<string>

  /** `lately`: ids of what lists stopped showing since the last snapshot. An older line about it may still come, and must not bring it back. */
  constructor(lately: ReadonlySet<string>) {
    this.#lately = lately
  }

  add(lines: readonly LogLine[]): void {
    for (const line of lines) {
      if (line.row) this.#kept.push({ line, id: line.id, created_at: createdAt(line.row) })
      else if (this.#lately.has(line.id)) this.#gone.push(line)
      if (line.row) this.#listed += 1
    }
    if (this.#kept.length > 2 * mostNewest) this.#shorten()
  }

  /** How many rows lists show. */
  get listed(): number {
    return this.#listed
  }

  /** The newest rows with what has gone lately. After `complete_after` no row is missing; null where none is missing at all. */
  newest(): { lines: LogLine[]; complete_after: string | null } {
    this.#shorten()
    const complete_after = this.#listed > this.#kept.length ? (this.#kept.at(-1)?.created_at ?? '') : null
    return { lines: [...this.#kept.map(({ line }) => line), ...this.#gone], complete_after }
  }

  #shorten(): void {
    const sorted = sortRows(this.#kept, { by: 'created_at', direction: 'desc', id: 'id' })
    this.#kept = sorted.slice(0, mostNewest)
  }
}

function createdAt(row: { short_id: string; created_at?: string }): string | null {
  return row.created_at ?? null
}
