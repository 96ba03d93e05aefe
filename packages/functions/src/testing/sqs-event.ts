import type { Message } from '@foyer/contracts/message'
import type { SQSEvent } from 'aws-lambda'

/** These messages as SQS hands them to a consumer; each record's id is its place in the batch. */
export function sqsEvent(...messages: readonly Message[]): SQSEvent {
  return foreignSqsEvent(...messages.map((message) => JSON.stringify(message)))
}

/** The same of bodies that are not Foyer’s messages. */
export function foreignSqsEvent(...bodies: readonly string[]): SQSEvent {
  return {
    Records: bodies.map((body, index) => ({
      messageId: String(index),
      receiptHandle: '',
      body,
      attributes: {
        ApproximateReceiveCount: '1',
        SentTimestamp: '0',
        SenderId: '',
        ApproximateFirstReceiveTimestamp: '0',
      },
      messageAttributes: {},
      md5OfBody: '',
      eventSource: 'aws:sqs',
      eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:test',
      awsRegion: 'us-east-1',
    })),
  }
}
