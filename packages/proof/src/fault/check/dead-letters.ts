import { PurgeQueueCommand, ReceiveMessageCommand, type SQSClient } from '@aws-sdk/client-sqs'
import type { StandIns } from '@foyer/local/stand-ins/start-stand-ins'
import { queueNames } from '../../../../../stacks/limit/lanes.ts'

/** Takes out what ended in a dead-letter queue; returns the messages' names. */
export async function takeDeadLetters(sqs: SQSClient, standIns: StandIns): Promise<string[]> {
  const found = await Promise.all(
    queueNames.map(async (name) => {
      const QueueUrl = standIns.deadLetterQueueUrl(name)
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }),
      )
      if (Messages.length > 0) await sqs.send(new PurgeQueueCommand({ QueueUrl }))
      return Messages.map(({ Body = '' }) => `dead letter: ${(JSON.parse(Body) as { name: string }).name}`)
    }),
  )
  return found.flat()
}
