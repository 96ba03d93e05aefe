import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams'
import { lambdaStreamRecord } from '@foyer/local/pumps/stream-event'
import { standIns } from '@foyer/local/stand-ins/own-stand-ins'
import type { DynamoDBRecord } from 'aws-lambda'

export interface TableStream {
  /** Every change of the table since the last call, as the relay would get it. */
  readOn: () => Promise<DynamoDBRecord[]>
}

/** The table's stream from now on: the only place where every version of an item, and every message, shows. */
export async function openTableStream(): Promise<TableStream> {
  const StreamArn = standIns.streamArn
  const client = new DynamoDBStreamsClient({ endpoint: standIns.origins.dynamodb })
  const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }))
  const [shard, ...others] = StreamDescription?.Shards ?? []
  if (!shard?.ShardId || others.length > 0) throw new Error('A table this young has one stream shard.')
  const start = new GetShardIteratorCommand({
    StreamArn,
    ShardId: shard.ShardId,
    ShardIteratorType: 'LATEST',
  })
  let iterator = (await client.send(start)).ShardIterator
  return {
    async readOn() {
      const all: DynamoDBRecord[] = []
      for (;;) {
        const { Records = [], NextShardIterator } = await client.send(
          new GetRecordsCommand({ ShardIterator: iterator, Limit: 1000 }),
        )
        iterator = NextShardIterator
        if (Records.length === 0) return all
        all.push(...Records.map((record) => lambdaStreamRecord(record, StreamArn)))
      }
    },
  }
}
