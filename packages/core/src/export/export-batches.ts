import type { ExportCell, ExportSource } from './export-rows.ts'

/** The maximum number of keys in one request of DynamoDB. */
const batchSize = 100
/** How many requests run at once. Few, because a file can wait and a sale cannot. */
const width = 4

interface Batch {
  lines: ExportCell[][]
  /** How many of the ids have been read. */
  end: number
}

/** The lines of a hundred ids each, from a position on, so that all items are never in memory together. */
export async function* readBatches(
  source: ExportSource,
  ids: readonly string[],
  from: number,
): AsyncGenerator<Batch> {
  for (let first = from; first < ids.length; first += batchSize * width) {
    const starts = Array.from({ length: width }, (_, index) => first + index * batchSize)
    const wave = starts.filter((start) => start < ids.length)
    const read = await Promise.all(wave.map((start) => source.lines(ids.slice(start, start + batchSize))))
    for (const [index, lines] of read.entries())
      yield { lines, end: Math.min(ids.length, (wave[index] ?? 0) + batchSize) }
  }
}
