import { client } from '../table/client.ts'

interface Answer {
  ConsumedCapacity?: Capacity | Capacity[]
}
interface Capacity {
  CapacityUnits?: number
}

const reads = ['GetItemCommand', 'BatchGetItemCommand', 'QueryCommand', 'TransactGetItemsCommand']

interface Metered<Result> {
  result: Result
  /** The read units that the table reports. */
  read: number
  /** How many requests wrote, or tried to. */
  writes: number
}

/** What something reads and writes of the table, as DynamoDB reports it. Only one can be metered at a time. */
export async function meterUnits<Result>(run: () => Promise<Result>): Promise<Metered<Result>> {
  let [read, writes] = [0, 0]
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (!reads.includes(String(commandName))) writes += 1
        const answer = await next({
          ...args,
          input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' },
        } as typeof args)
        const { ConsumedCapacity = [] } = answer.output as Answer
        for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat())
          read += reads.includes(String(commandName)) ? CapacityUnits : 0
        return answer
      },
    { step: 'initialize', name: 'meterUnits' },
  )
  try {
    const result = await run()
    return { result, read, writes }
  } finally {
    client.middlewareStack.remove('meterUnits')
  }
}
