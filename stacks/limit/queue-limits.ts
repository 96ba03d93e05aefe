import { functionLimits } from './function-limits.ts'

interface EventSource {
  /** How many messages a consumer is handed at once, at most. */
  batchSize: number
  /** How long Lambda waits for a batch to fill, in seconds. */
  batchWindowSeconds: number
  /** How many run at once, so that a burst waits in its queue instead of crowding out the API. */
  maxConcurrency: number
}

const eventSources = {
  email: { batchSize: 5, batchWindowSeconds: 0, maxConcurrency: 5 },
  'email-feedback': { batchSize: 10, batchWindowSeconds: 0, maxConcurrency: 2 },
  'order-expiry': { batchSize: 5, batchWindowSeconds: 0, maxConcurrency: 10 },
  payment: { batchSize: 5, batchWindowSeconds: 0, maxConcurrency: 20 },
  attendee: { batchSize: 5, batchWindowSeconds: 0, maxConcurrency: 10 },
  statistics: { batchSize: 10, batchWindowSeconds: 0, maxConcurrency: 5 },
  audit: { batchSize: 10, batchWindowSeconds: 0, maxConcurrency: 2 },
  image: { batchSize: 1, batchWindowSeconds: 0, maxConcurrency: 2 },
  export: { batchSize: 1, batchWindowSeconds: 0, maxConcurrency: 2 },
  // One chunk at a time, so that a large message leaves tickets and confirmations their share of the sending rate.
  'event-message': { batchSize: 1, batchWindowSeconds: 0, maxConcurrency: 2 },
} satisfies Record<string, EventSource>
export type QueueName = keyof typeof eventSources

export const queueNames = Object.keys(eventSources) as QueueName[]

/** What SES says of our emails comes from its topic; all other messages are ours, and the relay sends them. */
export const foreignQueueNames: readonly QueueName[] = ['email-feedback']

interface QueueLimits extends EventSource {
  /** How long a message that was handed over stays hidden, in seconds; one that failed comes back then. */
  visibilitySeconds: number
  /** After this many receives a message moves to the dead-letter queue. */
  maxReceiveCount: number
  /** After this long a message is gone, in seconds; in the dead-letter queue too. */
  retentionSeconds: number
}

/** Every queue and how its consumer is called (docs/decisions/0048): the stacks make them, and the local pumps keep to them. */
export const queueLimits = Object.fromEntries(
  queueNames.map((name) => [
    name,
    {
      ...eventSources[name],
      // AWS asks for six times the consumer's time, so that a throttled retry never runs beside the first try.
      visibilitySeconds: 6 * functionLimits[`${name}-consumer`].timeoutSeconds,
      // Once more than the waits after a failure (`packages/functions/src/queue/retry-waits.ts`): seconds at first, in all a day.
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
