import path from 'node:path'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { queues } from '@foyer/contracts/message'
import { queueLimits } from '../../../../stacks/limit/queue-limits.ts'
import type { LambdaFunctions } from '../lambda-functions.ts'
import type { StandIns } from '../stand-ins/start-stand-ins.ts'
import { startQueuePump } from './queue-pump.ts'
import { startSchedulePump } from './schedule-pump.ts'
import { startStreamPump } from './stream-pump.ts'

/** Oftener than on AWS: whoever tries something out does not wait ten minutes. */
const reconcileEverySeconds = 60

/** Starts all event sources: the table's stream to the relay, each queue to its consumer, and the clock. */
export function startPumps(options: {
  standIns: StandIns
  functions: Pick<LambdaFunctions, 'relay' | 'consumers' | 'reconcilePayments'>
  directory: string | null
  /** How many messages a consumer is handed at once, instead of what its queue's limits say. */
  batchSize?: number
  /** When the relay gives a batch up; as on AWS unless given (`stacks/relay.ts`). */
  relayGivesUpAfterSeconds?: number
}) {
  const { standIns, functions, directory, relayGivesUpAfterSeconds = 6 * 3600, ...pump } = options
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const region = standIns.region
  const streams = new DynamoDBStreamsClient({ endpoint: standIns.origins.dynamodb, region, credentials })
  const sqs = new SQSClient({ endpoint: standIns.origins.sqs, region, credentials })

  const stream = startStreamPump({
    client: streams,
    streamArn: standIns.streamArn,
    fn: functions.relay,
    positionFile: directory && path.join(directory, 'stream-position.json'),
    givingUp: {
      afterSeconds: relayGivesUpAfterSeconds,
      tell: async (letter) => {
        const QueueUrl = standIns.deadLetterQueueUrl('relay')
        await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(letter) }))
      },
    },
  })
  const queuePumps = queues.map((name) =>
    startQueuePump({
      batchSize: queueLimits[name].batchSize,
      ...pump,
      client: sqs,
      queueUrl: standIns.queueUrl(name),
      fn: functions.consumers[name],
      onWrite: stream.wake,
    }),
  )
  const clock = startSchedulePump({
    fn: functions.reconcilePayments,
    everySeconds: reconcileEverySeconds,
    onWrite: stream.wake,
  })
  return {
    /** Says that something may have been written, so that its messages go out at once. */
    wake: stream.wake,
    async stop() {
      await clock.stop()
      await stream.stop()
      await Promise.all(queuePumps.map((queue) => queue.stop()))
      streams.destroy()
      sqs.destroy()
    },
  }
}
