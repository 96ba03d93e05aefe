/** As many keys as one request of DynamoDB takes. */
const batchSize = 100
/** How many requests run at once: a file may take its time, a sale may not. */
const width = 4

/**
 * The rows a few hundred at a time, each with its whole item: 100,000 of them never lie in memory together. One with an item that
 * has gone meanwhile is left out.
 */
export async function* readInBatches<Row extends { short_id: string }, Item, Line>(
  rows: readonly Row[],
  read: (short_ids: readonly string[]) => Promise<Map<string, Item>>,
  line: (item: Item, row: Row) => Line,
): AsyncGenerator<Line[]> {
  for (let first = 0; first < rows.length; first += batchSize * width) {
    const wave = Array.from({ length: width }, (_, index) => {
      const start = first + index * batchSize
      return rows.slice(start, start + batchSize)
    })
    const items = await Promise.all(wave.map((part) => read(part.map(({ short_id }) => short_id))))
    yield wave.flatMap((part, index) =>
      part.flatMap((row) => {
        const item = items[index]?.get(row.short_id)
        return item === undefined ? [] : [line(item, row)]
      }),
    )
  }
}
