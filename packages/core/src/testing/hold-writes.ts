import { client } from '../table/client.ts'

/**
 * Makes a race certain: single writes of this process wait until this many are ready, and then all continue at once.
 * Returns a function that stops it.
 */
export function holdWrites(count: number): () => void {
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  let waiting = 0
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'PutItemCommand') {
          waiting += 1
          if (waiting === count) resolve()
          await ready
        }
        return next(args)
      },
    { step: 'initialize', name: 'holdWrites' },
  )
  return () => client.middlewareStack.remove('holdWrites')
}
