import { client } from '@foyer/core/table/client'
import { writeShares } from './write-shares.ts'

/** DynamoDB requests, the read units that it reports, and the write units by its rules (`writeShares`). */
export interface ConsumedUnits {
  requests: Record<string, number>
  write_units: number
  read_units: number
  /** Write units by partition key of the table and of each index. */
  write_units_by_key: Record<string, number>
}

type Item = Record<string, unknown>
interface Capacity {
  CapacityUnits?: number
}

const readCommands = new Set(['GetItem', 'BatchGetItem', 'Query', 'TransactGetItems'])

/** Adds a meter to the process's DynamoDB client. `take` answers the use since the last `take`. */
export function meterDynamoDb() {
  let used = nothing()
  const sharesOf = writeShares()
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const input = args.input as Item
      const result = await next({
        ...args,
        input: { ...input, ReturnConsumedCapacity: 'TOTAL' },
      } as typeof args)
      const command = String(context.commandName).replace(/Command$/, '')
      used.requests[command] = (used.requests[command] ?? 0) + 1
      if (readCommands.has(command)) {
        const capacity = [
          (result.output as { ConsumedCapacity?: Capacity | Capacity[] }).ConsumedCapacity ?? [],
        ]
        used.read_units += unitsOf(capacity.flat())
      } else {
        for (const [key, units] of sharesOf(command, input)) {
          used.write_units += units
          used.write_units_by_key[key] = (used.write_units_by_key[key] ?? 0) + units
        }
      }
      return result
    },
    { step: 'initialize', name: 'meterDynamoDb' },
  )
  return {
    take(): ConsumedUnits {
      const taken = used
      used = nothing()
      return taken
    },
  }
}

function nothing(): ConsumedUnits {
  return { requests: {}, write_units: 0, read_units: 0, write_units_by_key: {} }
}

function unitsOf(capacity: readonly Capacity[]): number {
  return capacity.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
}
