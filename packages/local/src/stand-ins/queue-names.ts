/** One queue per effect; each has a dead-letter queue called `<name>-dead-letter`. */
export const queueNames = [
  'email',
  'email-feedback',
  'order-expiry',
  'payment',
  'attendee',
  'statistics',
  'audit',
  'image',
  'export',
  'event-message',
] as const

export type QueueName = (typeof queueNames)[number]

/** After this many receives a message moves to the dead-letter queue, as on AWS. */
export const maxReceives = 5

export function deadLetterQueueName(name: QueueName): string {
  return `${name}-dead-letter`
}
