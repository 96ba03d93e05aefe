import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
  type Shard,
  type _Record as StreamRecord,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { streamLimits } from '../../../../stacks/limit/queue-limits.ts'
import { isRelayed } from '../../../../stacks/limit/stream-filters.ts'
import { invoke, type LambdaFunction } from '../lambda-function.ts'
import { lambdaStreamRecord } from './stream-event.ts'
import { type StreamLetter, streamLetter } from './stream-letter.ts'
import { streamPosition } from './stream-position.ts'
import { wakeUp } from './wake-up.ts'

export type StreamFunction = LambdaFunction<DynamoDBStreamEvent, DynamoDBBatchResponse | undefined>

export type StreamPumpOptions = {
  client: DynamoDBStreamsClient
  streamArn: string
  fn: StreamFunction
  /** Where the position is kept; null forgets it with the process. */
  positionFile: string | null
  /** When to give up a batch, and who is told where in the stream it was. Without it no batch is given up. */
  givingUp?: { afterSeconds: number; tell: (letter: StreamLetter) => Promise<void> }
}

const shortestPauseMs = 10
const longestPauseMs = 1000
const afterErrorMs = 250

/**
 * Hands the table's stream to the relay in order, as Lambda's event source does: a batch that fails is repeated from
 * its first failed record and nothing behind it goes ahead. Looks at once when `wake` is called, otherwise less and less
 * often, down to once a second.
 */
export function startStreamPump(options: StreamPumpOptions) {
  const { client, streamArn, fn } = options
  const position = streamPosition(options.positionFile)
  const iterators = new Map<string, string | null>()
  const { wake, pause } = wakeUp()
  let stopped = false
  let shardsChanged = true

  // A child shard is read once its parent has been read to its end, so that the order of an item's changes is kept.
  async function openShards() {
    await client.send(new ListStreamsCommand({}))
    const shards = await allShards()
    const listed = new Set(shards.map(({ ShardId }) => ShardId))
    for (const { ShardId, ParentShardId } of shards) {
      const waits = listed.has(ParentShardId) && iterators.get(ParentShardId ?? '') !== null
      if (ShardId && !iterators.has(ShardId) && !waits) iterators.set(ShardId, await firstIterator(ShardId))
    }
  }

  async function allShards(): Promise<Shard[]> {
    const shards: Shard[] = []
    let ExclusiveStartShardId: string | undefined
    do {
      const { StreamDescription } = await client.send(
        new DescribeStreamCommand({ StreamArn: streamArn, ExclusiveStartShardId }),
      )
      shards.push(...(StreamDescription?.Shards ?? []))
      ExclusiveStartShardId = StreamDescription?.LastEvaluatedShardId
    } while (ExclusiveStartShardId)
    return shards
  }

  async function firstIterator(ShardId: string): Promise<string | null> {
    const request = { StreamArn: streamArn, ShardId }
    const oldest = new GetShardIteratorCommand({ ...request, ShardIteratorType: 'TRIM_HORIZON' })
    const SequenceNumber = position.get(ShardId)
    if (!SequenceNumber) return (await client.send(oldest)).ShardIterator ?? null
    const next = new GetShardIteratorCommand({
      ...request,
      ShardIteratorType: 'AFTER_SEQUENCE_NUMBER',
      SequenceNumber,
    })
    try {
      return (await client.send(next)).ShardIterator ?? null
    } catch (error) {
      if (!(error instanceof TrimmedDataAccessException)) throw error
      return (await client.send(oldest)).ShardIterator ?? null
    }
  }

  async function pumpShard(shardId: string, ShardIterator: string): Promise<number> {
    const { Records = [], NextShardIterator } = await client.send(
      new GetRecordsCommand({ ShardIterator, Limit: 1000 }),
    )
    const relayed = Records.filter(isForRelay)
    for (let start = 0; start < relayed.length; start += streamLimits.batchSize) {
      await relay(shardId, relayed.slice(start, start + streamLimits.batchSize))
    }
    const last = Records.at(-1)?.dynamodb?.SequenceNumber
    if (last) position.set(shardId, last)
    iterators.set(shardId, NextShardIterator ?? null)
    shardsChanged ||= !NextShardIterator
    return Records.length
  }

  async function relay(shardId: string, records: StreamRecord[]): Promise<void> {
    let left = records
    while (left.length > 0 && !stopped) {
      left = await firstFailedAndAfter(left)
      if (left.length > 0 && isTooOld(left)) {
        await options.givingUp?.tell(streamLetter(left, { shardId, streamArn }))
        return
      }
      if (left.length > 0) await pause(afterErrorMs)
    }
    if (left.length > 0) throw new Error('Stopped with records left; they come again after the next start')
  }

  function isTooOld([first]: StreamRecord[]): boolean {
    const at = first?.dynamodb?.ApproximateCreationDateTime?.getTime()
    const { givingUp } = options
    return givingUp !== undefined && at !== undefined && Date.now() - at >= givingUp.afterSeconds * 1000
  }

  async function firstFailedAndAfter(records: StreamRecord[]): Promise<StreamRecord[]> {
    try {
      const result = await invoke(fn, {
        Records: records.map((record) => lambdaStreamRecord(record, streamArn)),
      })
      const failed = new Set(result?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
      const first = records.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ''))
      return first < 0 ? [] : records.slice(first)
    } catch (error) {
      console.error(`${fn.name} failed:`, error)
      return records
    }
  }

  async function run() {
    let pauseMs = 0
    while (!stopped) {
      try {
        let seen = 0
        if (shardsChanged || pauseMs >= longestPauseMs) {
          shardsChanged = false
          await openShards()
        }
        for (const [shardId, iterator] of iterators) {
          if (iterator) seen += await pumpShard(shardId, iterator)
        }
        pauseMs =
          seen > 0 ? shortestPauseMs : Math.min(longestPauseMs, Math.max(shortestPauseMs, pauseMs * 2))
      } catch (error) {
        if (stopped) return
        console.error('Reading the stream failed:', error)
        iterators.clear()
        shardsChanged = true
        pauseMs = longestPauseMs
      }
      if (await pause(pauseMs)) pauseMs = shortestPauseMs
    }
  }

  const running = run()
  return {
    wake,
    async stop() {
      stopped = true
      wake()
      await running
    },
  }
}

/** The filters of the event source on AWS. */
export function isForRelay({ eventName, dynamodb }: StreamRecord): boolean {
  return eventName !== 'REMOVE' && isRelayed((attribute) => dynamodb?.NewImage?.[attribute]?.S)
}
