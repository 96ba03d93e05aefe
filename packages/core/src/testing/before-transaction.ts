import { client } from '../table/client.ts'

/**
 * Makes a race certain: what is given happens once, right before this process sends its next transaction, so that what it read for that is outdated.
 * Answers how to end it.
 */
export function beforeTransaction(act: () => Promise<unknown>): () => void {
  let acted = false
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'TransactWriteItemsCommand' && !acted) {
          acted = true
          await act()
        }
        return next(args)
      },
    { step: 'initialize', name: 'beforeTransaction' },
  )
  return () => client.middlewareStack.remove('beforeTransaction')
}
