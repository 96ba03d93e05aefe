import type { Message } from '@foyer/contracts/message'
import { backOff } from '@foyer/core/table/write'
import { handler as attendee } from '@foyer/functions/attendee/attendee-consumer'
import { handler as audit } from '@foyer/functions/audit/audit-consumer'
import { handler as availability } from '@foyer/functions/availability/availability-consumer'
import { handler as changeLog } from '@foyer/functions/change-log/change-log-consumer'
import { handler as orderExpiry } from '@foyer/functions/order/order-expiry-consumer'
import { handler as payment } from '@foyer/functions/payment/payment-consumer'
import { handler as statistics } from '@foyer/functions/statistics/statistics-consumer'
import { inRole } from '@foyer/functions/testing/as-function'
import { sqsEvent } from '@foyer/functions/testing/sqs-event'
import { handler as wallet } from '@foyer/functions/wallet/wallet-consumer'

/** Mail is counted by its messages: nothing here sends any. */
const consumers: Partial<Record<Message['queue'], typeof payment>> = {
  attendee,
  'order-expiry': orderExpiry,
  payment,
  statistics,
  audit,
  wallet,
  availability,
  'change-log': changeLog,
}

const receives = 5

/** Hands a message to its queue's own consumer, again while that fails, as SQS does before the dead-letter queue. */
export async function deliver(message: Message): Promise<void> {
  const consume = consumers[message.queue]
  if (!consume) throw new Error(`No consumer here takes ${message.name}.`)
  for (let receive = 1; receive <= receives; receive += 1) {
    const { batchItemFailures } = await inRole(`${message.queue}-consumer`, consume)(sqsEvent(message))
    if (batchItemFailures.length === 0) return
    await backOff(receive)
  }
  throw new Error(`${message.name} ended in the dead-letter queue.`)
}
