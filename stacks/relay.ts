import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Duration } from 'aws-cdk-lib/core'
import { dependsOn, type StackContext, use } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { consumers } from './consumers.ts'
import { createFunction } from './create-function.ts'
import { streamLimits } from './limit/queue-limits.ts'
import { streamFilters } from './limit/stream-filters.ts'
import { createDeadLetterQueue, deadLetterId } from './queues.ts'
import { storage } from './storage.ts'

/** Hands the messages of written items to their queues, which are deployed before it. */
export function relay({ stack, app }: StackContext) {
  dependsOn(consumers)
  const { table } = use(storage)
  const deadLetterQueue = createDeadLetterQueue(stack, app, deadLetterId('relay'))
  acceptFinding(deadLetterQueue, 'AwsSolutions-SQS3', 'It is the dead-letter queue: of the stream mapping.')
  const relayFunction = createFunction(stack, app, 'relay', { handler: 'relay' })
  relayFunction.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: streamLimits.batchSize,
      maxBatchingWindow: Duration.seconds(streamLimits.batchWindowSeconds),
      parallelizationFactor: streamLimits.parallelizationFactor,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      maxRecordAge: Duration.hours(streamLimits.maxRecordAgeHours),
      onFailure: new SqsDlq(deadLetterQueue),
      filters: streamFilters.map((attributes) =>
        FilterCriteria.filter({
          eventName: FilterRule.or('INSERT', 'MODIFY'),
          dynamodb: {
            NewImage: Object.fromEntries(
              Object.entries(attributes).map(([name, asked]) => [
                name,
                { S: 'exists' in asked ? FilterRule.exists() : FilterRule.or(...asked.oneOf) },
              ]),
            ),
          },
        }),
      ),
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
