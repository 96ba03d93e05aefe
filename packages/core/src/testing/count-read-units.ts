import { client } from '../table/client.ts'

interface BatchOfReads {
  RequestItems?: Record<string, { Keys?: unknown[]; ConsistentRead?: boolean }>
}

/**
 * Counts what this process' batches of small items read, until it is stopped: half a unit an item, one where it is to be as last written.
 * `exact`: how many of the latter.
 */
export function countReadUnits(): { read: () => number; exact: () => number; stop: () => void } {
  let [read, exact] = [0, 0]
  client.middlewareStack.add(
    (next) => (args) => {
      for (const { Keys = [], ConsistentRead } of Object.values(
        (args.input as BatchOfReads).RequestItems ?? {},
      )) {
        read += Keys.length * (ConsistentRead ? 1 : 0.5)
        exact += ConsistentRead ? Keys.length : 0
      }
      return next(args)
    },
    { step: 'initialize', name: 'countReadUnits' },
  )
  return {
    read: () => read,
    exact: () => exact,
    stop: () => void client.middlewareStack.remove('countReadUnits'),
  }
}
