import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Duration } from 'aws-cdk-lib/core'
import { dependsOn, type StackContext, use } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { consumers } from './consumers.ts'
import { createFunction } from './create-function.ts'
import { queueArn } from './known-names.ts'
import { createDeadLetterQueue, deadLetterId, foreignQueueNames, queueNames } from './queues.ts'
import { storage } from './storage.ts'

/** Hands the messages of written items to their queues, which are there before it. */
export function relay({ stack, app }: StackContext) {
  dependsOn(consumers)
  const { table } = use(storage)
  const destinations = queueNames
    .filter((name) => !foreignQueueNames.includes(name))
    .map((name) => queueArn(stack, app, name))
  const deadLetterQueue = createDeadLetterQueue(stack, app, deadLetterId('relay'))
  acceptFinding(deadLetterQueue, 'AwsSolutions-SQS3', 'It is the dead-letter queue: of the stream mapping.')
  const relayFunction = createFunction(stack, app, 'relay', {
    handler: 'relay',
    timeoutSeconds: 60,
    permissions: [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: destinations })],
  })
  relayFunction.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(0),
      parallelizationFactor: 4,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      // Never given up before the stream itself forgets a record, after a day: a message is never lost quietly.
      onFailure: new SqsDlq(deadLetterQueue),
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.or('INSERT', 'MODIFY'),
          dynamodb: { NewImage: { outbox_id: { S: FilterRule.exists() } } },
        }),
      ],
    }),
  )
  if (relayFunction.role) {
    acceptFinding(
      relayFunction.role,
      'AwsSolutions-IAM5',
      'dynamodb:ListStreams knows no single stream; event source mappings ask for it.',
      ['Resource::*'],
    )
  }
}
