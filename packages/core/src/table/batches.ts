import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { untilWritten } from './write.ts'

const tries = 20

/** The names of a batch's unfinished part in its answer. The request uses `RequestItems`. */
const leftNames = ['UnprocessedKeys', 'UnprocessedItems'] as const

type Input = { RequestItems?: Record<string, unknown> }
type Output = Partial<Record<(typeof leftNames)[number], Record<string, unknown>>> & {
  Responses?: Record<string, unknown[]>
}

/**
 * Requests the unfinished part of every batch until none is left. DynamoDB leaves parts when a key is throttled, an item
 * is in a transaction, or the answer is too large. Wraps the client, so that no reader mistakes unread for missing.
 * Error: `server.busy`, as ElectroDB's cause, if the rest does not shrink.
 */
export function finishBatches({ middlewareStack }: DynamoDBDocumentClient): void {
  middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const first = await next(args)
        const leftName = leftNames.find((name) => hasLeft(first.output as Output, name))
        if (leftName === undefined || !String(commandName).startsWith('Batch')) return first
        const output = first.output as Output
        await untilWritten(
          async () => {
            const RequestItems = output[leftName] ?? {}
            const answer = await next({ ...args, input: { ...(args.input as Input), RequestItems } })
            const more = answer.output as Output
            for (const [table, items] of Object.entries(more.Responses ?? {}))
              output.Responses = {
                ...output.Responses,
                [table]: [...(output.Responses?.[table] ?? []), ...items],
              }
            output[leftName] = more[leftName] ?? {}
            return hasLeft(output, leftName) ? 'lost' : 'written'
          },
          { tries },
        )
        return first
      },
    { step: 'initialize', name: 'finishBatches', priority: 'high' },
  )
}

function hasLeft(output: Output, name: (typeof leftNames)[number]): boolean {
  return Object.keys(output[name] ?? {}).length > 0
}

/** The part of an entity that batches need. */
interface Batched<Item> {
  put: (items: Item[]) => { go: (options: { concurrent: number }) => Promise<{ unprocessed: unknown[] }> }
}

/**
 * Writes many new items, 25 per request, until all are stored. They are not written together, so write the item by which
 * readers find them last and alone. Error: `server.busy` if DynamoDB does not accept them within many tries.
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
