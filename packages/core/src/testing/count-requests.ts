import { client } from '../table/client.ts'

/** Notes what this process asks the table for, by the commands' names, until it is stopped. */
export function countRequests(): { sent: string[]; stop: () => void } {
  const sent: string[] = []
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        sent.push(String(commandName))
        return next(args)
      },
    { step: 'initialize', name: 'countRequests' },
  )
  return { sent, stop: () => void client.middlewareStack.remove('countRequests') }
}
