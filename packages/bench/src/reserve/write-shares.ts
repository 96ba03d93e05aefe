type Item = Record<string, unknown>

interface Write {
  Put?: { Item?: Item }
  Update?: { Key?: Item }
  Delete?: { Key?: Item }
}

const indexes = ['gsi1', 'gsi2'] as const

/**
 * Tells which partition keys a write loads, by DynamoDB's rules. An item takes one unit for each started KB, and two inside a
 * transaction. An index entry that comes, goes or changes takes one for each started KB, since changes reach indexes after
 * the transaction. (DynamoDB Local doubles the units of a transaction twice.)
 */
export function writeShares() {
  /** Items as last written, by primary key. A request that removes an index entry does not contain that entry. */
  const known = new Map<unknown, Item>()

  function indexShares(written: Item): [string, number][] {
    const before = known.get(written.pk) ?? {}
    known.set(written.pk, written)
    return indexes.flatMap((index) => {
      const [old, now] = [lineOf(before, index), lineOf(written, index)]
      if (old?.key === now?.key) return now && old?.text !== now.text ? [share(index, now)] : []
      return [old, now].flatMap((line) => (line ? [share(index, line)] : []))
    })
  }

  return (command: string, input: Item): [key: string, units: number][] => {
    const isTransaction = command === 'TransactWriteItems'
    const writes = (isTransaction ? (input.TransactItems ?? []) : [{ Put: input }]) as Write[]
    return writes.flatMap(({ Put, Update, Delete }) => {
      const { Item: item, Key: key = {} } = { ...Put, ...Update, ...Delete } as { Item?: Item; Key?: Item }
      const written = item ?? key
      const units = begunKilobytes(JSON.stringify(written)) * (isTransaction ? 2 : 1)
      return [[`pk ${written.pk}`, units], ...(item ? indexShares(item) : [])]
    })
  }
}

interface Line {
  pk: unknown
  key: string
  text: string
}

function lineOf(item: Item, index: (typeof indexes)[number]): Line | null {
  const pk = item[`${index}pk`]
  if (pk === undefined) return null
  const key = `${pk} ${item[`${index}sk`]}`
  return { pk, key, text: JSON.stringify([key, item.pk, index === 'gsi1' ? item.row : null]) }
}

function share(index: string, { pk, text }: Line): [string, number] {
  return [`${index}pk ${pk}`, begunKilobytes(text)]
}

/** Roughly as DynamoDB counts: names and values as text. */
function begunKilobytes(text: string): number {
  return Math.max(1, Math.ceil(Buffer.byteLength(text) / 1024))
}
