import type * as z from 'zod'
import { id } from './id.ts'

const messageQueues = [
  'email',
  'order-expiry',
  'payment',
  'attendee',
  'statistics',
  'audit',
  'image',
  'export',
  'import',
  'event-message',
  'wallet',
  'availability',
  'change-log',
  'snapshot',
  'webhook',
] as const
/** An effect of Foyer's own messages. */
export type MessageQueue = (typeof messageQueues)[number]

/**
 * Effects, each with its own consumer. `email-feedback` carries what SES reports. Some share a queue on AWS
 * (`stacks/limit/lanes.ts`), and the `queue` of a message names its effect.
 */
export const queues = [...messageQueues, 'email-feedback'] as const
export type Queue = (typeof queues)[number]

export interface MessageType<Name extends string = string, Payload extends z.ZodObject = z.ZodObject> {
  readonly name: Name
  readonly queue: MessageQueue
  readonly payload: Payload
}

/** Declares a message: what happened or is due, which queue carries it, and the shape of its payload. */
export function message<const Name extends string, Payload extends z.ZodObject>(
  definition: MessageType<Name, Payload>,
): MessageType<Name, Payload> {
  return definition
}

/** The account that the work is for, so that each gets its turn. A release before did not say it. */
export const ownerOfWork = id('account').optional()

/**
 * A message as it lies in an item's outbox and travels through SQS. `deliver_at` delays it (UTC instant); `put_off`:
 * how often it was delayed because the mail service accepted no mail.
 */
export interface Message<Type extends MessageType = MessageType> {
  id: string
  name: Type['name']
  queue: MessageQueue
  payload: z.output<Type['payload']>
  deliver_at?: string | undefined
  put_off?: number | undefined
  /** The id of the request that set it off, for log lines. */
  trace_id?: string | undefined
}
