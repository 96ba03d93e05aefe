import type { Queue } from '@foyer/contracts/message'
import { type Config, required } from '../config.ts'

const settings = {
  email: 'EMAIL_QUEUE_URL',
  'email-feedback': 'EMAIL_FEEDBACK_QUEUE_URL',
  'order-expiry': 'ORDER_EXPIRY_QUEUE_URL',
  payment: 'PAYMENT_QUEUE_URL',
  attendee: 'ATTENDEE_QUEUE_URL',
  statistics: 'STATISTICS_QUEUE_URL',
  audit: 'AUDIT_QUEUE_URL',
  image: 'IMAGE_QUEUE_URL',
  export: 'EXPORT_QUEUE_URL',
  'event-message': 'EVENT_MESSAGE_QUEUE_URL',
} as const satisfies Record<Queue, keyof Config>

/** Where a queue is; throws when this function was not told. */
export function queueUrl(queue: Queue): string {
  return required(settings[queue])
}
