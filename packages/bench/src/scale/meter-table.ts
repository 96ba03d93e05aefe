import { client } from '@foyer/core/table/client'

/** Requests to the table by kind, and the units that it reports, indexes included. */
export interface TableUse {
  requests: Record<string, number>
  read_units: number
  write_units: number
}

interface Answer {
  ConsumedCapacity?: Capacity | Capacity[]
  Responses?: Record<string, unknown[]>
}
interface Batch {
  RequestItems?: Record<string, { Keys?: unknown[]; ConsistentRead?: boolean }>
}
interface Capacity {
  CapacityUnits?: number
}

const reading = new Set(['GetItem', 'BatchGetItem', 'Query', 'TransactGetItems'])

/** Adds a meter to the process's DynamoDB client. `take` answers the use since the last `take`. */
export function meterTable() {
  let used = nothing()
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' }
      const result = await next({ ...args, input } as typeof args)
      const command = String(context.commandName).replace(/Command$/, '')
      const { ConsumedCapacity = [] } = result.output as Answer
      const units = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
      used.requests[command] = (used.requests[command] ?? 0) + 1
      if (reading.has(command))
        used.read_units += units + notFound(args.input as Batch, result.output as Answer)
      // DynamoDB Local doubles what is in a transaction twice.
      else used.write_units += command === 'TransactWriteItems' ? units / 2 : units
      return result
    },
    { step: 'initialize', name: 'meterTable' },
  )
  return {
    take(): TableUse {
      const taken = used
      used = nothing()
      return taken
    },
  }
}

/** DynamoDB charges for keys of a batch that it does not find, which DynamoDB Local does not report. */
function notFound({ RequestItems = {} }: Batch, { Responses = {} }: Answer): number {
  return Object.entries(RequestItems).reduce((sum, [table, { Keys = [], ConsistentRead }]) => {
    const missing = Keys.length - (Responses[table]?.length ?? 0)
    return sum + Math.max(0, missing) * (ConsistentRead ? 1 : 0.5)
  }, 0)
}

function nothing(): TableUse {
  return { requests: {}, read_units: 0, write_units: 0 }
}

/** Says it in one line: "1,234 requests (Query 12, …), 56 read and 78 write units". */
export function inWords({ requests, read_units, write_units }: TableUse, per = 1): string {
  const of = (amount: number) =>
    (amount / per).toLocaleString('en', { maximumFractionDigits: per > 1 ? 1 : 0 })
  const kinds = Object.entries(requests)
  const all = kinds.reduce((sum, [, count]) => sum + count, 0)
  const each = kinds.map(([name, count]) => `${name} ${of(count)}`).join(', ')
  return `${of(all)} requests (${each}), ${of(read_units)} read and ${of(write_units)} write units`
}
