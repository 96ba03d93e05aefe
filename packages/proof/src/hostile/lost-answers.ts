import type { TableLayer } from './table-layer.ts'

export interface LostOptions {
  /** The share of all writes, from 0 to 1. */
  chance: number
  random: () => number
}

const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems', 'BatchWriteItem']

/**
 * Loses some writes on their way, and the answers to as many others: the connection is reset, and the AWS SDK
 * repeats the request. A single conditional write is then refused by its own first attempt; a transaction has its token. A lost request gets
 * through when it is repeated: more would be an outage, not weather.
 */
export function lostAnswers({ chance, random }: LostOptions): TableLayer {
  const lost = new Set<string>()
  return async ({ operation, input }, next) => {
    const request = writes.includes(operation) ? JSON.stringify(input) : ''
    if (lost.delete(request)) return next(input)
    if (!writes.includes(operation) || random() >= chance) return next(input)
    lost.add(request)
    if (random() < 0.5) await next(input)
    throw connectionReset()
  }
}

/** In Node's words, by which the SDK knows that it may retry. */
function connectionReset(): Error {
  return Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
}
