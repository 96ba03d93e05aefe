import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams'

interface Place {
  shardId: string
  streamArn: string
}

/** What Lambda tells the dead-letter queue of a stream's batch that it gives up: where it was, and nothing that was in it. */
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
