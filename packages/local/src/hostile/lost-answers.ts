import type { TableInput, TableLayer } from './table-layer.ts'

export interface LostOptions {
  /** How many of all writes, from 0 to 1. */
  chance: number
  random: () => number
  /** For a control: a transaction that comes again is taken for another one. */
  forgetsTokens?: boolean
}

const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems', 'BatchWriteItem']

/**
 * Loses some writes on their way there, and the answers of as many that were done: the connection is reset, and the AWS SDK
 * repeats the request. A single conditional write is then refused by itself; a transaction has its token.
 */
export function lostAnswers({ chance, random, forgetsTokens = false }: LostOptions): TableLayer {
  return async ({ operation, input: asked }, next) => {
    const input = forgetsTokens ? withoutToken(asked) : asked
    if (!writes.includes(operation) || random() >= chance) return next(input)
    if (random() < 0.5) await next(input)
    throw connectionReset()
  }
}

function withoutToken(input: TableInput): TableInput {
  if (input.ClientRequestToken === undefined) return input
  const { ClientRequestToken: _forgotten, ...rest } = input
  return rest
}

/** As Node says it, and as the SDK knows that it may try again. */
function connectionReset(): Error {
  return Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
}
