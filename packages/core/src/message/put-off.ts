import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { Message, Queue } from '@foyer/contracts/message'
import { closedWaitSeconds, type EmailWaits, EmailWithheld, mostRounds } from '../mail/ses-refusal.ts'
import { patientEach } from '../patience.ts'
import { type Context, instantAfter } from '../verb.ts'
import { queueUrl, sendMessages } from './send-messages.ts'

const sqs = patientEach(new SQSClient({}))

/** Returns an effect's message after this many seconds, instead of when its queue's visibility timeout ends. */
export async function putOff(effect: Queue, receiptHandle: string, seconds: number): Promise<void> {
  await sqs.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: queueUrl(effect),
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: seconds,
    }),
  )
}

/**
 * Sends a message again later under the same id, because its email waits for the mail service (F34), and SQS would drop
 * it after five tries. Up to a quarter of the wait is random. Waiting for a mail budget does not count as a round.
 * Returns false after about three days. Error: if SQS does not accept it.
 */
export async function putOffMessage(ctx: Context, message: Message, why: EmailWaits): Promise<boolean> {
  const { put_off = 0 } = message
  if (put_off >= mostRounds) return false
  const seconds = closedWaitSeconds(put_off, why) * (1 - Math.random() / 4)
  const later =
    why instanceof EmailWithheld
      ? { ...message, deliver_at: why.until }
      : { ...message, put_off: put_off + 1, deliver_at: instantAfter(ctx, seconds) }
  const failed = await sendMessages([later], ctx.now.getTime())
  if (failed.size > 0) throw new Error('A message could not be put off.')
  return true
}
