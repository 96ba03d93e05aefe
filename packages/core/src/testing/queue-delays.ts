import { SQSClient } from '@aws-sdk/client-sqs'
import { vi } from 'vitest'

/** Notes after how many seconds each message sent to a queue comes, until it is stopped. Nothing is sent. */
export function queueDelays(queueUrl: string): { stop: () => number[] } {
  const delays: number[] = []
  const real = SQSClient.prototype.send
  const spy = vi.spyOn(SQSClient.prototype, 'send').mockImplementation(function (
    this: SQSClient,
    ...call: Parameters<typeof real>
  ) {
    const { QueueUrl, Entries = [] } = call[0].input as {
      QueueUrl?: string
      Entries?: { DelaySeconds?: number }[]
    }
    if (QueueUrl !== queueUrl) return real.apply(this, call)
    delays.push(...Entries.map(({ DelaySeconds = 0 }) => DelaySeconds))
    return Promise.resolve({ $metadata: {} })
  } as typeof real)
  return {
    stop: () => {
      spy.mockRestore()
      return delays
    },
  }
}
