import { queueLimits, streamLimits } from './queue-limits.ts'

/**
 * The share of a stage's simultaneous calls, in percent, that only one function has, and at most (docs/decisions/0095). A crowd at the pages cannot
 * take the calls of checkout, which are the API's, nor either of them those of doors or of Stripe's webhook; webhooks that hang take their own only. All other functions share the rest.
 */
const shares = { api: 50, door: 5, page: 15, 'stripe-webhook': 5, 'webhook-sender': 5 } as const

/** How many calls production may run at once: what AWS gives an account that asked. */
export const productionConcurrency = 1000

/** AWS reserves no more than leaves this many calls for all other functions of the account. */
export const leastUnreserved = 100

/** A new table on demand has four partitions, and so has its stream (docs/decisions/0163). */
const partitionsOfNewTable = 4
/** The write units a second that one partition of a table takes. */
export const unitsPerPartition = 1000

/** How many simultaneous calls are reserved for a function, of those that its stage may use; undefined for none. */
export function reservedFor(id: string, concurrency: number | null): number | undefined {
  if (concurrency === null || !(id in shares)) return undefined
  return Math.floor((concurrency * shares[id as keyof typeof shares]) / 100)
}

/** How many simultaneous calls a stage reserves in all. */
export function reservedInAll(concurrency: number | null): number {
  return Object.keys(shares).reduce((sum, id) => sum + (reservedFor(id, concurrency) ?? 0), 0)
}

/**
 * How many calls all functions that reserve none run at once, at most: the queues' consumers, the relay, which reads each partition of
 * the table's stream several times at once, and the clock's.
 */
export function callsOfTheRest(partitions = partitionsOfNewTable): number {
  const consumers = Object.values(queueLimits).reduce((sum, { maxConcurrency }) => sum + maxConcurrency, 0)
  return consumers + partitions * streamLimits.parallelizationFactor + 1
}
