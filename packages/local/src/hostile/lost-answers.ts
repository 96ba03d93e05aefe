import type { TableLayer } from './table-layer.ts'

export interface LostOptions {
  /** How many of all writes, from 0 to 1. */
  chance: number
  random: () => number
}

const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems', 'BatchWriteItem']

/**
 * Loses some writes on their way there, and the answers of as many that were done: the connection is reset, and the AWS SDK
 * repeats the request. A single conditional write is then refused by itself; a transaction has its token.
 */
export function lostAnswers({ chance, random }: LostOptions): TableLayer {
  return async ({ operation, input }, next) => {
    if (!writes.includes(operation) || random() >= chance) return next(input)
    if (random() < 0.5) await next(input)
    throw connectionReset()
  }
}

/** As Node says it, and as the SDK knows that it may try again. */
function connectionReset(): Error {
  return Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
}
