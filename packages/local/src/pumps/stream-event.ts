import type { AttributeValue, _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord, AttributeValue as LambdaAttributeValue } from 'aws-lambda'

/** A record as Lambda's DynamoDB event source hands it over: binary in base64, the time in seconds. */
export function lambdaStreamRecord(record: StreamRecord, streamArn: string): DynamoDBRecord {
  const { dynamodb } = record
  const at = dynamodb?.ApproximateCreationDateTime
  return {
    eventID: record.eventID,
    eventName: record.eventName,
    eventVersion: record.eventVersion,
    eventSource: 'aws:dynamodb',
    awsRegion: record.awsRegion,
    eventSourceARN: streamArn,
    dynamodb: {
      ...(at ? { ApproximateCreationDateTime: at.getTime() / 1000 } : {}),
      ...(dynamodb?.Keys ? { Keys: lambdaItem(dynamodb.Keys) } : {}),
      ...(dynamodb?.NewImage ? { NewImage: lambdaItem(dynamodb.NewImage) } : {}),
      ...(dynamodb?.OldImage ? { OldImage: lambdaItem(dynamodb.OldImage) } : {}),
      SequenceNumber: dynamodb?.SequenceNumber,
      SizeBytes: dynamodb?.SizeBytes,
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  }
}

function lambdaItem(item: Record<string, AttributeValue>): Record<string, LambdaAttributeValue> {
  return JSON.parse(
    JSON.stringify(item, function (this: Record<string, unknown>, name, value) {
      const raw = this[name]
      return raw instanceof Uint8Array ? Buffer.from(raw).toString('base64') : value
    }),
  )
}
