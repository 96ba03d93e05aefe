import { functionLimits } from './function-limits.ts'
import { type QueueName, queueNames } from './lanes.ts'

interface EventSource {
  /** The maximum number of messages that a consumer gets at once. */
  batchSize: number
  /** How long Lambda waits for a batch to fill, in seconds. */
  batchWindowSeconds: number
  /** How many run at once, so that a burst waits in its queue instead of crowding out the API. */
  maxConcurrency: number
}

const eventSources = {
  email: { batchSize: 5, batchWindowSeconds: 0, maxConcurrency: 7 },
  order: { batchSize: 5, batchWindowSeconds: 0, maxConcurrency: 30 },
  record: { batchSize: 5, batchWindowSeconds: 0, maxConcurrency: 17 },
  file: { batchSize: 1, batchWindowSeconds: 0, maxConcurrency: 4 },
  // One chunk at a time, so that a large message leaves tickets and confirmations their share of the sending rate.
  'event-message': { batchSize: 1, batchWindowSeconds: 0, maxConcurrency: 2 },
} satisfies Record<QueueName, EventSource>

interface QueueLimits extends EventSource {
  /** How long a received message stays hidden, in seconds; one that failed comes back then. */
  visibilitySeconds: number
  /** After this many receives a message moves to the dead-letter queue. */
  maxReceiveCount: number
  /** After this long a message is gone, in seconds; in the dead-letter queue too. */
  retentionSeconds: number
}

/** Every queue and how its consumer is called (docs/decisions/0048): the stacks create them, and the local pumps follow them. */
export const queueLimits = Object.fromEntries(
  queueNames.map((name) => [
    name,
    {
      ...eventSources[name],
      // AWS asks for six times the consumer's time, so that a throttled retry never runs beside the first try.
      visibilitySeconds: 6 * functionLimits[`${name}-consumer`].timeoutSeconds,
      // One more than the waits after a failure (`packages/functions/src/queue/retry-waits.ts`): seconds at first, a day in all.
      maxReceiveCount: 31,
      retentionSeconds: 14 * 24 * 3600,
    },
  ]),
) as Record<QueueName, QueueLimits>

/**
 * How the table's stream calls the relay. A record is given up while the stream still has it, for 18 more hours:
 * `pnpm operate redrive relay` sends its messages then.
 */
export const streamLimits = {
  batchSize: 100,
  batchWindowSeconds: 0,
  parallelizationFactor: 4,
  maxRecordAgeHours: 6,
}

/** How often the clock calls `reconcile-payments`, in minutes; a run that failed is not repeated. */
export const reconcileEveryMinutes = 10
