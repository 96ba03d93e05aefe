import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { Message } from '@foyer/contracts/message'

/** Every message that a queue holds at the moment. */
export async function receiveAll(QueueUrl: string): Promise<Message[]> {
  const sqs = new SQSClient({})
  const all: Message[] = []
  for (;;) {
    const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }))
    if (Messages.length === 0) return all
    all.push(...Messages.map(({ Body }) => JSON.parse(Body ?? '') as Message))
  }
}
