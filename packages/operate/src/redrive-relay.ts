import {
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ResourceNotFoundException,
  type _Record as StreamRecord,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams'
import {
  DeleteMessageCommand,
  type Message as Letter,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { announceAgain } from '@foyer/core/message/announce-again'
import { relayedMessages } from '@foyer/core/message/relayed-messages'
import { queueUrl, sendMessages } from '@foyer/core/message/send-messages'
import { type CommandInput, OperatorError } from './command.ts'
import { counted } from './counted.ts'

/** Where in the stream the relay gave up, as Lambda writes it to the dead-letter queue. It contains no records. */
interface Batch {
  streamArn: string
  shardId: string
  startSequenceNumber: string
  endSequenceNumber: string
  approximateArrivalOfFirstRecord: string
  approximateArrivalOfLastRecord: string
}

/** The price of a million on-demand read units in us-east-1, in US dollars. */
const dollarsPerMillionUnits = 0.125

/** How far the clocks of the stream and of a message's sender may differ. */
const marginMilliseconds = 60_000

/**
 * Sends the messages that the relay failed to send, letter by letter. The stream has the records for a day. Later the items have
 * them, each with its latest messages. A letter is deleted when its messages are in their queues.
 */
export async function redriveRelay({ say }: Pick<CommandInput, 'say'>): Promise<boolean> {
  const sqs = new SQSClient({})
  const QueueUrl = queueUrl('email').replace(/email$/, 'relay-dead-letter')
  const forgotten: { batch: Batch; letter: Letter }[] = []
  let sent = 0
  const drop = ({ ReceiptHandle }: Letter) => sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        WaitTimeSeconds: 1,
        VisibilityTimeout: 120,
      }),
    )
    if (Messages.length === 0) break
    for (const letter of Messages) {
      const batch = (JSON.parse(letter.Body ?? '{}') as { DDBStreamBatchInfo: Batch }).DDBStreamBatchInfo
      const records = await recordsOf(batch)
      if (records === null) {
        forgotten.push({ batch, letter })
        continue
      }
      sent += await send(records)
      await drop(letter)
    }
  }
  say(`${counted(sent, 'message')} sent again from the stream.`)
  if (forgotten.length > 0) {
    const starts = forgotten.map(({ batch }) => Date.parse(batch.approximateArrivalOfFirstRecord))
    const ends = forgotten.map(({ batch }) => Date.parse(batch.approximateArrivalOfLastRecord))
    await redriveFromItems(Math.min(...starts), Math.max(...ends), say)
    for (const { letter } of forgotten) await drop(letter)
  }
  return true
}

async function redriveFromItems(from: number, to: number, say: (line: string) => void): Promise<void> {
  const span = `${new Date(from).toISOString()} to ${new Date(to).toISOString()}`
  say(`The stream no longer has the records of ${span}. Reading the messages in all items of the table.`)
  const { sent, failed, read_units } = await announceAgain(from - marginMilliseconds, to + marginMilliseconds)
  const dollars = ((read_units / 1_000_000) * dollarsPerMillionUnits).toFixed(2)
  if (failed > 0) throw notTaken(failed)
  say(
    `${counted(sent, 'message')} of that time sent again, for ${counted(read_units, 'read unit')}, about ${dollars} dollars.`,
  )
  say(
    'Messages of items that were written again since then are lost. Run check-statistics and check-log for the events of that time.',
  )
}

async function send(records: readonly StreamRecord[]): Promise<number> {
  const changes = records.map(({ dynamodb }) => dynamodb)
  const messages = relayedMessages(changes, new Date()).flat()
  const failed = await sendMessages(messages)
  if (failed.size > 0) throw notTaken(failed.size)
  return messages.length
}

function notTaken(messages: number): OperatorError {
  return new OperatorError(
    `The queues did not accept ${counted(messages, 'message')}. The letter stays. Run this again in two minutes.`,
  )
}

/** The records of a batch, or null when the stream no longer has them. */
async function recordsOf(batch: Batch): Promise<StreamRecord[] | null> {
  const streams = new DynamoDBStreamsClient({})
  const records: StreamRecord[] = []
  try {
    const { streamArn: StreamArn, shardId: ShardId, startSequenceNumber: SequenceNumber } = batch
    let { ShardIterator } = await streams.send(
      new GetShardIteratorCommand({
        StreamArn,
        ShardId,
        SequenceNumber,
        ShardIteratorType: 'AT_SEQUENCE_NUMBER',
      }),
    )
    while (ShardIterator) {
      const page = await streams.send(new GetRecordsCommand({ ShardIterator }))
      for (const record of page.Records ?? []) {
        if (BigInt(record.dynamodb?.SequenceNumber ?? 0) > BigInt(batch.endSequenceNumber)) return records
        records.push(record)
        if (record.dynamodb?.SequenceNumber === batch.endSequenceNumber) return records
      }
      ShardIterator = page.NextShardIterator
    }
    return records
  } catch (error) {
    if (error instanceof TrimmedDataAccessException || error instanceof ResourceNotFoundException) return null
    throw error
  }
}
