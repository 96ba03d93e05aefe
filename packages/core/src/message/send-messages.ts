import { SendMessageBatchCommand, type SendMessageBatchRequestEntry, SQSClient } from '@aws-sdk/client-sqs'
import type { Message, MessageQueue, Queue } from '@foyer/contracts/message'
import { type Config, required } from '../config.ts'
import { patientEach } from '../patience.ts'

const sqs = patientEach(new SQSClient({}))

/** SQS delays a message by at most 15 minutes. A message that is due later is then sent again (`isDue`). */
const maxDelaySeconds = 900
const batchSize = 10

/** Sends messages to their queues in batches. Returns the ids of those that SQS did not accept. */
export async function sendMessages(messages: readonly Message[], now = Date.now()): Promise<Set<string>> {
  const failed = await Promise.all(
    batches(messages).map(async (batch) => {
      const answer = await sqs
        .send(
          new SendMessageBatchCommand({
            QueueUrl: queueUrl(batch.queue),
            Entries: batch.messages.map((message, index) => toEntry(message, index, now)),
          }),
        )
        .catch(() => null)
      if (answer === null) return batch.messages.map(({ id }) => id)
      return (answer.Failed ?? []).map(({ Id }) => batch.messages[Number(Id)]?.id ?? '')
    }),
  )
  return new Set(failed.flat())
}

/** False if a delayed message is not due yet. Its consumer then sends it again and is done. */
export function isDue(message: Message, now: Date): boolean {
  return message.deliver_at === undefined || Date.parse(message.deliver_at) <= now.getTime()
}

/** Sends a message on that came before its time, because SQS delays by 15 minutes at most. Error: if SQS does not accept it. */
export async function sendEarlyAgain(message: Message): Promise<void> {
  const failed = await sendMessages([message])
  if (failed.size > 0) throw new Error('An early message could not be sent again.')
}

function batches(messages: readonly Message[]): { queue: MessageQueue; messages: Message[] }[] {
  const queues = Map.groupBy(messages, ({ queue }) => queue)
  return [...queues].flatMap(([queue, ofQueue]) =>
    Array.from({ length: Math.ceil(ofQueue.length / batchSize) }, (_, index) => ({
      queue,
      messages: ofQueue.slice(index * batchSize, (index + 1) * batchSize),
    })),
  )
}

/** Queues of work that takes seconds and minutes, in which SQS lets those go first who have little of it. */
const shared = new Set<Queue>(['image', 'export', 'import', 'snapshot'])

/** Who waits for the work: an account, or an event where a message knows no more. */
function groupOf({ id, payload }: Message): string {
  const { account_id, event_id } = payload as { account_id?: string; event_id?: string }
  return account_id ?? event_id ?? id
}

function toEntry(message: Message, index: number, now: number): SendMessageBatchRequestEntry {
  const wait = message.deliver_at ? Math.ceil((Date.parse(message.deliver_at) - now) / 1000) : 0
  return {
    Id: String(index),
    MessageBody: JSON.stringify(message),
    ...(shared.has(message.queue) && { MessageGroupId: groupOf(message) }),
    DelaySeconds: Math.max(0, Math.min(maxDelaySeconds, wait)),
  }
}

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
  import: 'IMPORT_QUEUE_URL',
  'event-message': 'EVENT_MESSAGE_QUEUE_URL',
  wallet: 'WALLET_QUEUE_URL',
  availability: 'AVAILABILITY_QUEUE_URL',
  'change-log': 'CHANGE_LOG_QUEUE_URL',
  snapshot: 'SNAPSHOT_QUEUE_URL',
  webhook: 'WEBHOOK_QUEUE_URL',
} as const satisfies Record<Queue, keyof Config>

/** The URL of a queue. Throws if this function does not have it. */
export function queueUrl(queue: Queue): string {
  return required(settings[queue])
}
