import path from 'node:path'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { SQSClient } from '@aws-sdk/client-sqs'
import type { LambdaFunctions } from '../lambda-functions.ts'
import { queueNames } from '../stand-ins/queue-names.ts'
import type { StandIns } from '../stand-ins/start-stand-ins.ts'
import { startQueuePump } from './queue-pump.ts'
import { startStreamPump } from './stream-pump.ts'

/** Starts all event sources: the table's stream to the relay, and each queue to its consumer. */
export function startPumps(options: {
  standIns: StandIns
  functions: Pick<LambdaFunctions, 'relay' | 'consumers'>
  directory: string | null
}) {
  const { standIns, functions, directory } = options
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const region = standIns.region
  const streams = new DynamoDBStreamsClient({ endpoint: standIns.origins.dynamodb, region, credentials })
  const sqs = new SQSClient({ endpoint: standIns.origins.sqs, region, credentials })

  const stream = startStreamPump({
    client: streams,
    streamArn: standIns.streamArn,
    fn: functions.relay,
    positionFile: directory && path.join(directory, 'stream-position.json'),
  })
  const queues = queueNames.map((name) =>
    startQueuePump({
      client: sqs,
      queueUrl: standIns.queueUrl(name),
      fn: functions.consumers[name],
      onWrite: stream.wake,
    }),
  )
  return {
    /** Says that something may have been written, so that its messages go out at once. */
    wake: stream.wake,
    async stop() {
      await stream.stop()
      await Promise.all(queues.map((queue) => queue.stop()))
      streams.destroy()
      sqs.destroy()
    },
  }
}
