import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams'

interface Place {
  shardId: string
  streamArn: string
}

/** What Lambda sends to the dead-letter queue when it gives up a batch of a stream: its position, without its contents. */
export interface StreamLetter {
  requestContext: { condition: 'RecordAgeExceeded' }
  version: '1.0'
  timestamp: string
  DDBStreamBatchInfo: Place & {
    startSequenceNumber: string
    endSequenceNumber: string
    approximateArrivalOfFirstRecord: string
    approximateArrivalOfLastRecord: string
    batchSize: number
  }
}

export function streamLetter(records: readonly StreamRecord[], place: Place): StreamLetter {
  const [first, last] = [records.at(0)?.dynamodb, records.at(-1)?.dynamodb]
  const arrival = (at: Date | undefined) => (at ?? new Date()).toISOString()
  return {
    requestContext: { condition: 'RecordAgeExceeded' },
    version: '1.0',
    timestamp: new Date().toISOString(),
    DDBStreamBatchInfo: {
      ...place,
      startSequenceNumber: first?.SequenceNumber ?? '',
      endSequenceNumber: last?.SequenceNumber ?? '',
      approximateArrivalOfFirstRecord: arrival(first?.ApproximateCreationDateTime),
      approximateArrivalOfLastRecord: arrival(last?.ApproximateCreationDateTime),
      batchSize: records.length,
    },
  }
}
