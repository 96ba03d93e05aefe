import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { tableDefinition } from '@foyer/core/table/table-definition'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTable } from '../stand-ins/create-table.ts'
import { startStreamPump } from './stream-pump.ts'

const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? ''
const directory = mkdtempSync(path.join(tmpdir(), 'foyer-pump-'))
const client = new DynamoDBStreamsClient({ endpoint })
const table = new DynamoDBClient({})
let tableName: string
let streamArn: string
let pump: ReturnType<typeof startStreamPump>

beforeEach(async () => {
  tableName = `pump-${randomUUID()}`
  streamArn = await createTable({ endpoint, region: 'us-east-1', definition: tableDefinition(tableName) })
})
afterEach(async () => {
  await pump.stop()
  rmSync(directory, { recursive: true, force: true })
})

type Handle = (records: DynamoDBRecord[]) => Promise<string | undefined>

function start(handle: Handle, positionFile: string | null = null) {
  const handler = async ({ Records }: DynamoDBStreamEvent) => {
    const failed = await handle(Records)
    return { batchItemFailures: failed ? [{ itemIdentifier: failed }] : [] }
  }
  pump = startStreamPump({
    client,
    streamArn,
    positionFile,
    fn: { name: 'relay', timeoutSeconds: 5, handler },
  })
}

async function write(id: string, outbox: boolean) {
  const keys = { pk: { S: id }, sk: { S: id } }
  const Item = outbox ? { ...keys, outbox_id: { S: id }, bytes: { B: new Uint8Array([1, 2]) } } : keys
  await table.send(new PutItemCommand({ TableName: tableName, Item }))
}

const ids = (records: DynamoDBRecord[]) => records.map(({ dynamodb }) => dynamodb?.NewImage?.pk?.S)

describe('stream pump', () => {
  it('hands over items that carry messages, in order and in the shape of Lambda', async () => {
    const seen: DynamoDBRecord[] = []
    start(async (records) => {
      seen.push(...records)
      return undefined
    })
    for (const [id, outbox] of [
      ['a', true],
      ['b', false],
      ['c', true],
    ] as const)
      await write(id, outbox)
    pump.wake()
    await vi.waitFor(() => expect(ids(seen)).toEqual(['a', 'c']), 5000)
    expect(seen[0]).toMatchObject({
      eventName: 'INSERT',
      eventSource: 'aws:dynamodb',
      eventSourceARN: streamArn,
      dynamodb: { Keys: { pk: { S: 'a' } }, NewImage: { bytes: { B: 'AQI=' } } },
    })
    expect(seen[0]?.dynamodb?.ApproximateCreationDateTime).toBeTypeOf('number')
  })

  it('repeats a failed batch from its first failed record before anything behind it', async () => {
    const seen: (string | undefined)[] = []
    let failures = 0
    for (const id of ['a', 'b', 'c']) await write(id, true)
    start(async (records) => {
      seen.push(...ids(records))
      const second = records.find(({ dynamodb }) => dynamodb?.NewImage?.pk?.S === 'b')
      failures += 1
      return failures === 1 ? second?.dynamodb?.SequenceNumber : undefined
    })
    await vi.waitFor(() => expect(seen).toEqual(['a', 'b', 'c', 'b', 'c']), 5000)
  })

  it('goes on after a restart where it stopped, and repeats what was not handled', async () => {
    const positionFile = path.join(directory, 'position.json')
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const seen: (string | undefined)[] = []
    await write('a', true)
    start(async (records) => {
      seen.push(...ids(records))
      return undefined
    }, positionFile)
    await vi.waitFor(() => expect(seen).toEqual(['a']), 5000)
    await pump.stop()

    await write('b', true)
    const dying = vi.fn(async () => Promise.reject(new Error('dies')))
    start(dying, positionFile)
    await vi.waitFor(() => expect(dying).toHaveBeenCalled(), 5000)
    await pump.stop()

    start(async (records) => {
      seen.push(...ids(records))
      return undefined
    }, positionFile)
    await vi.waitFor(() => expect(seen).toEqual(['a', 'b']), 5000)
    logged.mockRestore()
  })
})
