import { randomUUID } from 'node:crypto'
import {
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { client } from '@foyer/core/table/client'

/** What the API sent to DynamoDB for one order: each request as the SDK takes it. */
export interface RecordedRequest {
  command: string
  input: object
}

const commands = { GetItemCommand, PutItemCommand, TransactWriteItemsCommand }
const bareClient = new DynamoDBClient({})

/** Records what the process's client sends from now on; `stop` answers the requests that only belong to one order. */
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
    /** Reads of the event, the organizer and the account are kept for some seconds, and so left out. */
    stop(order_short_id: string): RecordedRequest[] {
      client.middlewareStack.remove('recordRequests')
      return recorded.filter(({ input }) => JSON.stringify(input).includes(order_short_id))
    },
  }
}

/**
 * The requests of a whole order as the API sends them, without the API around them, this many at once until the time is over.
 * They say how much of the distance to bare writes is what an order stores, and how much is the work around it. Answers
 * how many orders were written.
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

/** False when the first was refused, since two were at one shard; what follows is sent until it is accepted, as the API does. */
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
