import type { Message, Queue } from '@foyer/contracts/message'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'

type Consumer<More extends unknown[]> = (
  event: SQSEvent,
  ...more: More
) => Promise<SQSBatchResponse | undefined>

/**
 * One SQS handler for several effects that share a queue (docs/decisions/0061): each gets its own messages of a batch, one effect after the
 * other, and what any of them reports as failed comes back. Anything that is not a message of Foyer's comes from SES.
 */
export function lane<More extends unknown[]>(consumers: Partial<Record<Queue, Consumer<More>>>) {
  return async (event: SQSEvent, ...more: More): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = []
    for (const [effect, Records] of Map.groupBy(event.Records, effectOf)) {
      const consume = consumers[effect]
      const unknown = Records.map(({ messageId }) => ({ itemIdentifier: messageId }))
      const answer = consume ? await consume({ Records }, ...more) : { batchItemFailures: unknown }
      batchItemFailures.push(...(answer?.batchItemFailures ?? []))
    }
    return { batchItemFailures }
  }
}

function effectOf({ body }: SQSRecord): Queue {
  try {
    return (JSON.parse(body) as Partial<Message>).queue ?? 'email-feedback'
  } catch {
    return 'email-feedback'
  }
}
