import { untilWritten } from './until-written.ts'

/** An entity as far as batches are concerned. */
interface Batched<Item> {
  put: (items: Item[]) => { go: (options: { concurrent: number }) => Promise<{ unprocessed: unknown[] }> }
}

/**
 * Writes many new items, 25 a request, until all are there. Not together: write last, by itself, the item without which
 * no reader finds them. Error: `server.busy` when DynamoDB does not take them within many tries.
 */
export async function putAll<Item>(entity: Batched<Item>, items: readonly Item[]): Promise<void> {
  let left = [...items]
  await untilWritten(
    async () => {
      if (left.length === 0) return 'written'
      const { unprocessed } = await entity.put(left).go({ concurrent: 8 })
      left = unprocessed as Item[]
      return left.length > 0 ? 'lost' : 'written'
    },
    { tries: 20 },
  )
}
