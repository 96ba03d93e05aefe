import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams'
import { lambdaStreamRecord } from '@foyer/local/pumps/stream-event'
import { isForRelay } from '@foyer/local/pumps/stream-pump'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import type { Source } from './source.ts'

/**
 * The table's stream. It repeats what the relay fails to send, and sends nothing after it until then. `repeatFrom`: the
 * position from which records that were sent are repeated as well.
 */
export function streamSource(options: {
  client: DynamoDBStreamsClient
  streamArn: string
  repeatFrom: (records: number) => number | null
  handle: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>
}): Source {
  const { client, streamArn, repeatFrom, handle } = options
  const iterators = new Map<string, string | undefined>()
  let waiting: StreamRecord[] = []

  async function openShards(): Promise<void> {
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }))
    for (const { ShardId } of StreamDescription?.Shards ?? []) {
      if (!ShardId || iterators.has(ShardId)) continue
      const oldest = { StreamArn: streamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' } as const
      iterators.set(ShardId, (await client.send(new GetShardIteratorCommand(oldest))).ShardIterator)
    }
  }

  async function read(): Promise<void> {
    if ([...iterators.values()].every((iterator) => iterator === undefined)) await openShards()
    for (const [shardId, ShardIterator] of iterators) {
      if (!ShardIterator) continue
      const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator }))
      iterators.set(shardId, NextShardIterator)
      waiting.push(...Records.filter(isForRelay))
    }
  }

  return {
    async deliver(trust) {
      await read()
      const batch = waiting.slice(0, 100)
      if (batch.length === 0) return false
      if (trust === 'at most once') waiting = waiting.slice(batch.length)
      const event = { Records: batch.map((record) => lambdaStreamRecord(record, streamArn)) }
      const { batchItemFailures } = await handle(event)
      if (trust === 'at most once') return true
      const first = batchItemFailures[0]?.itemIdentifier
      const done = batch.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === first)
      const again = done < 0 ? repeatFrom(batch.length) : null
      waiting = waiting.slice(again ?? (done < 0 ? batch.length : done))
      return true
    },
  }
}
