import { gunzipSync, gzipSync } from 'node:zlib'

export const lineKinds = ['order', 'attendee'] as const
export type LineKind = (typeof lineKinds)[number]

/**
 * A row of an event's lists as of one version of its order or attendee; `row` null: lists do not show it (any more). What is
 * gone for good has the version `goneVersion`; what a snapshot took from the lists themselves has version 0.
 */
export interface LogLine {
  kind: LineKind
  id: string
  version: number
  row: { short_id: string } | null
}

/** Above any version of an item that exists. */
export const goneVersion = Number.MAX_SAFE_INTEGER

/** Lines as the log and snapshots keep them: gzipped, a JSON object each. */
export function packLines(lines: readonly object[]): Uint8Array {
  return gzipSync(textOf(lines))
}

/** The lines of a text, one after another; what comes first in a snapshot is its header. */
export function textOf(lines: readonly object[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

export function unpackLines<Line = LogLine>(packed: Uint8Array): Line[] {
  const text = gunzipSync(packed).toString('utf8')
  return text.split('\n').flatMap((line) => (line === '' ? [] : (JSON.parse(line) as Line)))
}

/** Whether what a line says is at least as new as what is known. */
export function isNews(
  { version }: Pick<LogLine, 'version'>,
  known: Pick<LogLine, 'version'> | undefined,
): boolean {
  return known === undefined || version >= known.version
}
