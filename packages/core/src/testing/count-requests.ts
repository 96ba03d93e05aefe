import { client } from '../table/client.ts'

interface Noted {
  /** The commands' names. */
  sent: string[]
  /** The items that were put one by one, as they were sent. */
  puts: Record<string, unknown>[]
  /** The secondary indexes that were asked. */
  indexes: string[]
  stop: () => void
}

/** Notes what this process asks the table for, until it is stopped. */
export function countRequests(): Noted {
  const sent: string[] = []
  const puts: Noted['puts'] = []
  const indexes: string[] = []
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        sent.push(String(commandName))
        if ('Item' in args.input && args.input.Item) puts.push(args.input.Item)
        if ('IndexName' in args.input && args.input.IndexName) indexes.push(args.input.IndexName)
        return next(args)
      },
    { step: 'initialize', name: 'countRequests' },
  )
  return { sent, puts, indexes, stop: () => void client.middlewareStack.remove('countRequests') }
}
