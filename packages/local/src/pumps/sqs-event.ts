import type { Message } from '@aws-sdk/client-sqs'
import type { SQSEvent, SQSMessageAttributes, SQSRecordAttributes } from 'aws-lambda'

/** The event that Lambda's SQS event source makes of received messages. */
export function sqsEvent(messages: Message[], queueUrl: string): SQSEvent {
  const queueName = queueUrl.split('/').at(-1)
  return {
    Records: messages.map((message) => ({
      messageId: message.MessageId ?? '',
      receiptHandle: message.ReceiptHandle ?? '',
      body: message.Body ?? '',
      attributes: message.Attributes as unknown as SQSRecordAttributes,
      messageAttributes: messageAttributes(message),
      md5OfBody: message.MD5OfBody ?? '',
      eventSource: 'aws:sqs',
      eventSourceARN: `arn:aws:sqs:us-east-1:000000000000:${queueName}`,
      awsRegion: 'us-east-1',
    })),
  }
}

function messageAttributes(message: Message): SQSMessageAttributes {
  return Object.fromEntries(
    Object.entries(message.MessageAttributes ?? {}).map(([name, { DataType, StringValue, BinaryValue }]) => [
      name,
      {
        dataType: DataType ?? 'String',
        ...(StringValue === undefined ? {} : { stringValue: StringValue }),
        ...(BinaryValue ? { binaryValue: Buffer.from(BinaryValue).toString('base64') } : {}),
      },
    ]),
  )
}
