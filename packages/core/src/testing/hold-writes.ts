import { client } from '../table/client.ts'

/**
 * Makes a race certain: single writes of this process, or those that `meets` picks, wait until this many are ready, and then all continue at
 * once. Returns a function that stops it.
 */
export function holdWrites(count: number, meets: (input: object) => boolean = () => true): () => void {
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  let waiting = 0
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'PutItemCommand' && meets(args.input)) {
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
