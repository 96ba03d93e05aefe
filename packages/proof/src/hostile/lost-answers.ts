import type { TableLayer } from './table-layer.ts'

export interface LostOptions {
  /** How many of all writes, from 0 to 1. */
  chance: number
  random: () => number
}

const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems', 'BatchWriteItem']

/**
 * Loses some writes on their way there, and the answers of as many that were done: the connection is reset, and the AWS SDK
 * repeats the request. A single conditional write is then refused by itself; a transaction has its token. What was lost once gets
 * through when it is repeated: more would be an outage, which is no weather.
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

/** As Node says it, and as the SDK knows that it may try again. */
function connectionReset(): Error {
  return Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
}
