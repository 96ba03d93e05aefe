import { client } from '../table/client.ts'

/**
 * Makes a race certain: what is given happens once, right before this process sends its next transaction, so that what it read for that is outdated.
 * Answers how to end it.
 */
export const beforeTransaction = (act: () => Promise<unknown>) => before('TransactWriteItemsCommand', act)

/** The same before the next update of a single item. */
export const beforeUpdate = (act: () => Promise<unknown>) => before('UpdateItemCommand', act)

function before(command: string, act: () => Promise<unknown>): () => void {
  let acted = false
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === command && !acted) {
          acted = true
          await act()
        }
        return next(args)
      },
    { step: 'initialize', name: 'beforeWrite' },
  )
  return () => client.middlewareStack.remove('beforeWrite')
}
