import { backOff } from './transact.ts'

/** An entity as far as batches are concerned. */
interface Batched<Item> {
  put: (items: Item[]) => { go: (options: { concurrent: number }) => Promise<{ unprocessed: unknown[] }> }
}

/**
 * Writes many new items, 25 a request, until all are there. Not together: write last, by itself, the item without which
 * nobody finds them.
 */
export async function putAll<Item>(entity: Batched<Item>, items: readonly Item[]): Promise<void> {
  let left = [...items]
  for (let attempt = 0; left.length > 0; attempt += 1) {
    const { unprocessed } = await entity.put(left).go({ concurrent: 8 })
    if (unprocessed.length > 0) await backOff(attempt)
    left = unprocessed as Item[]
  }
}
