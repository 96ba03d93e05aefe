type Item = Record<string, unknown>

interface Write {
  Put?: { Item?: Item }
  Update?: { Key?: Item }
  Delete?: { Key?: Item }
}

const indexes = ['gsi1', 'gsi2'] as const

/**
 * Tells which partition keys a write burdens: those of its items, one unit for each begun KB and twice that inside a
 * transaction; and those of the index lines that come or go, which share what DynamoDB says the index took.
 */
export function writeShares() {
  /** Index keys as last written, by primary key: a line that goes is not in the request that removes it. */
  const lines = new Map<unknown, Item>()

  function indexShares(written: Item, units: Record<string, number>): [string, number][] {
    const before = lines.get(written.pk) ?? {}
    if ('gsi1pk' in written || 'gsi2pk' in written || lines.has(written.pk)) lines.set(written.pk, written)
    return indexes.flatMap((index) => {
      const keys = new Set([before[`${index}pk`], written[`${index}pk`]].filter((key) => key !== undefined))
      return [...keys].map((key): [string, number] => [`${index}pk ${key}`, (units[index] ?? 0) / keys.size])
    })
  }

  return (
    command: string,
    input: Item,
    indexUnits: Record<string, number>,
  ): [key: string, units: number][] => {
    const isTransaction = command === 'TransactWriteItems'
    const writes = (isTransaction ? (input.TransactItems ?? []) : [{ Put: input }]) as Write[]
    return writes.flatMap(({ Put, Update, Delete }) => {
      const { Item: item, Key: key = {} } = { ...Put, ...Update, ...Delete } as { Item?: Item; Key?: Item }
      const written = item ?? key
      const units = Math.max(1, Math.ceil(sizeOf(written) / 1024)) * (isTransaction ? 2 : 1)
      return [[`pk ${written.pk}`, units], ...indexShares(item ?? {}, indexUnits)]
    })
  }
}

/** About what DynamoDB counts: names and values as text. */
function sizeOf(item: Item): number {
  return Buffer.byteLength(JSON.stringify(item))
}
