import type { TableLayer } from './table-layer.ts'

export interface LostOptions {
  /** The share of all writes, from 0 to 1. */
  chance: number
  random: () => number
}

const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems', 'BatchWriteItem']

/**
 * Resets some writes' connections, half of them before the write and half after it. The AWS SDK repeats the request, so a
 * single conditional write is refused by its own first attempt, while a transaction has a token. A repeated request
 * always gets through.
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

/** The error as Node throws it, by which the SDK knows that it may retry. */
function connectionReset(): Error {
  return Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
}
