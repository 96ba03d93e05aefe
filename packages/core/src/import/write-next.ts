import { isDeepStrictEqual } from 'node:util'
import type { Message } from '@foyer/contracts/message'
import { isConditionRefused, outbox } from '../table/write.ts'

interface Kept {
  id: string
  outbox?: unknown
  outbox_id?: unknown
}

interface Store<Item> {
  /** Writes it, if it is still as it was read. */
  put: (item: Item) => Promise<unknown>
  read: (id: string) => Promise<Kept | null>
}

/**
 * An import's next state, and the message that goes on from there. Where another copy of the message was faster, this one fails and comes back: the
 * other may die.
 */
export async function writeNext<Item extends Kept>(
  after: Item,
  message: Message | undefined,
  { put, read }: Store<Item>,
): Promise<Item> {
  const next = withoutOutbox(after) as Item
  try {
    await put({ ...next, ...outbox(message) })
    return next
  } catch (error) {
    // The SDK repeats a write that it heard no answer to, which is then refused by what it has written itself.
    const stored = isConditionRefused(error) ? await read(next.id) : null
    if (stored && isDeepStrictEqual(withoutOutbox(stored), JSON.parse(JSON.stringify(next)))) return next
    throw error
  }
}

function withoutOutbox({ outbox: _sent, outbox_id: _sentId, ...item }: Kept): object {
  return item
}
