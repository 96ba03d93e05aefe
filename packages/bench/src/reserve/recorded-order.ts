import { randomUUID } from 'node:crypto'
import {
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { client } from '@foyer/core/table/client'

/** A request that the API sent to DynamoDB for an order, in the SDK's form. */
export interface RecordedRequest {
  command: string
  input: object
}

const commands = { GetItemCommand, PutItemCommand, TransactWriteItemsCommand }
const bareClient = new DynamoDBClient({})

/** Records what the process's client sends from now on. `stop` answers the requests that belong to one order only. */
export function recordRequests() {
  const recorded: RecordedRequest[] = []
  client.middlewareStack.add(
    (next, context) => (args) => {
      recorded.push({ command: String(context.commandName), input: args.input as object })
      return next(args)
    },
    { step: 'serialize', name: 'recordRequests' },
  )
  return {
    /** Leaves out reads of the event, the organizer and the account, which are cached for some seconds. */
    stop(order_short_id: string): RecordedRequest[] {
      client.middlewareStack.remove('recordRequests')
      return recorded.filter(({ input }) => JSON.stringify(input).includes(order_short_id))
    },
  }
}

/**
 * Sends the requests of a whole order as the API does, but without the API, `concurrency` at once until the time is over. This shows
 * how much of the distance to bare writes comes from what an order stores, and how much from the API's own work. Answers
 * the number of orders written.
 */
export async function repeatRecorded(
  requests: readonly RecordedRequest[],
  { concurrency, milliseconds, shards }: { concurrency: number; milliseconds: number; shards: number },
): Promise<number> {
  const order = orderOf(requests)
  const end = performance.now() + milliseconds
  let accepted = 0
  const worker = async () => {
    while (performance.now() < end) {
      const shard = Math.floor(Math.random() * shards)
      const text = JSON.stringify(requests)
        .replaceAll(order.short_id, freshId(27))
        .replaceAll(order.attendee, freshId(27))
        .replaceAll(order.client, freshId(32))
        .replaceAll(`#shard_${order.shard}"`, `#shard_${shard}"`)
      if (await sendAll(JSON.parse(text))) accepted += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return accepted
}

/** False when two orders met at one shard, which refuses the first request. The others repeat until accepted, as in the API. */
async function sendAll([first, ...rest]: RecordedRequest[]): Promise<boolean> {
  if (first && !(await sendOnce(first))) return false
  for (const request of rest) while (!(await sendOnce(request)));
  return true
}

async function sendOnce({ command, input }: RecordedRequest): Promise<boolean> {
  const Command = commands[command as keyof typeof commands] as typeof PutItemCommand
  try {
    await bareClient.send(new Command(input as never))
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'TransactionCanceledException') return false
    throw error
  }
}

const freshId = (length: number) => randomUUID().replaceAll('-', '').slice(0, length)

function orderOf(requests: readonly RecordedRequest[]) {
  const text = JSON.stringify(requests)
  const found = (pattern: RegExp) => {
    const [, value] = pattern.exec(text) ?? []
    if (value === undefined) throw new Error(`The recording has no ${pattern}.`)
    return value
  }
  return {
    short_id: found(/"pk":\{"S":"\$foyer#short_id_([a-z0-9]+)"\},"sk":\{"S":"\$order_1"\}/),
    attendee: found(/"pk":\{"S":"\$foyer#short_id_([a-z0-9]+)"\},"sk":\{"S":"\$attendee_1"\}/),
    client: found(/#client_([a-f0-9]+)#/),
    shard: found(/#pool_id_[^"]*#shard_(\d+)"/),
  }
}
