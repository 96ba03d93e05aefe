/**
 * Which effects share a queue and its function, because Lambda polls each queue all month long, with or without messages
 * (docs/decisions/0061). Money, records, files and mail never wait for each other.
 */
export const lanes = {
  email: ['email', 'email-feedback'],
  order: ['order-expiry', 'payment', 'availability', 'change-log', 'webhook'],
  record: ['attendee', 'statistics', 'audit', 'wallet'],
  file: ['image', 'export', 'snapshot', 'import'],
  'event-message': ['event-message'],
} as const
export type Effect = (typeof lanes)[keyof typeof lanes][number]

/** A queue, and the first word of its function's name. */
export type QueueName = keyof typeof lanes
export const queueNames = Object.keys(lanes) as QueueName[]

/** The queue that carries an effect's messages. */
export function laneOf(effect: Effect): QueueName {
  const lane = queueNames.find((name) => (lanes[name] as readonly Effect[]).includes(effect))
  if (!lane) throw new Error(`No queue carries ${effect}.`)
  return lane
}
