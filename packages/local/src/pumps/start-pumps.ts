import path from 'node:path'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { lane } from '@foyer/functions/lane/lane'
import { functionLimits } from '../../../../stacks/limit/function-limits.ts'
import { lanes, type QueueName, queueNames } from '../../../../stacks/limit/lanes.ts'
import { queueLimits } from '../../../../stacks/limit/queue-limits.ts'
import type { LambdaFunctions } from '../lambda-functions.ts'
import { calledWithoutWaiting } from '../stand-ins/start-lambda.ts'
import type { StandIns } from '../stand-ins/start-stand-ins.ts'
import { type QueueFunction, startQueuePump } from './queue-pump.ts'
import { startSchedulePump } from './schedule-pump.ts'
import { startStreamPump } from './stream-pump.ts'

/** More often than on AWS, because a person who tries something out does not wait ten minutes. */
const reconcileEverySeconds = 60

/** Starts all event sources: the table's stream to the relay, each queue to its consumer, calls without an answer, and the clock. */
export function startPumps(options: {
  standIns: StandIns
  functions: Pick<LambdaFunctions, 'relay' | 'consumers' | 'webhookSender' | 'reconcilePayments'>
  directory: string | null
  /** The maximum number of messages in a batch, instead of the queue's own. */
  batchSize?: number
  /** Seconds after which the relay gives up a batch. As on AWS by default (`stacks/relay.ts`). */
  relayGivesUpAfterSeconds?: number
}) {
  const { standIns, functions, directory, relayGivesUpAfterSeconds = 6 * 3600, ...pump } = options
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const region = standIns.region
  const streams = new DynamoDBStreamsClient({ endpoint: standIns.origins.dynamodb, region, credentials })
  const sqs = new SQSClient({ endpoint: standIns.origins.sqs, region, credentials })

  const stream = startStreamPump({
    client: polling(streams, functions.relay),
    streamArn: standIns.streamArn,
    fn: functions.relay,
    positionFile: directory && path.join(directory, 'stream-position.json'),
    givingUp: {
      afterSeconds: relayGivesUpAfterSeconds,
      tell: async (letter) => {
        const QueueUrl = standIns.deadLetterQueueUrl('relay')
        const send = new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(letter) })
        await polling(sqs, functions.relay).send(send)
      },
    },
  })
  const queuePumps = queueNames.map((name) => {
    const fn = consumerOf(name, functions.consumers)
    return startQueuePump({
      batchSize: queueLimits[name].batchSize,
      ...pump,
      client: polling(sqs, fn),
      queueUrl: standIns.queueUrl(name),
      fn,
      onWrite: stream.wake,
    })
  })
  standIns.callFunctions(calledWithoutWaiting(functions.webhookSender, stream.wake))
  const clock = startSchedulePump({
    fn: functions.reconcilePayments,
    everySeconds: reconcileEverySeconds,
    onWrite: stream.wake,
  })
  return {
    /** Call this after a possible write, so that its messages are sent at once. */
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

/**
 * The function of one queue. Each effect has its own consumer with its own rights, behind the code that divides a batch.
 * Every consumer may poll the queue, and the first one does.
 */
function consumerOf(name: QueueName, consumers: LambdaFunctions['consumers']): QueueFunction {
  const handlers = lanes[name].map((effect) => [effect, consumers[effect].handler])
  const { timeoutSeconds } = functionLimits[`${name}-consumer`]
  const { poll } = consumers[lanes[name][0]]
  const handler = lane(Object.fromEntries(handlers))
  return { name: `${name}-consumer`, timeoutSeconds, handler, ...(poll && { poll }) }
}

/** A client that polls with the rights of the function that it feeds. */
function polling<Client extends { send: (...args: never[]) => unknown }>(
  client: Client,
  { poll }: Pick<LambdaFunctions['relay'], 'poll'>,
): Client {
  if (!poll) return client
  const send = (...args: never[]) => poll(async () => client.send(...args))
  return Object.assign(Object.create(client), { send })
}
