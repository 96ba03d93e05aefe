import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb'
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { config } from '@foyer/core/config'
import { writeObject } from '@foyer/core/media/s3'
import { newLinkId } from '@foyer/core/random-id'
import { tableDefinition } from '@foyer/core/table/table-definition'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { exportTable, letTablesBeExported } from './testing/export-table.ts'
import { operate } from './testing/operate.ts'

beforeEach(async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_STS', process.env.AWS_ENDPOINT_URL_SQS ?? '')
  vi.stubEnv('AWS_REGION', 'eu-central-1')
  onTestFinished(() => void vi.unstubAllEnvs())
  await letTablesBeExported()
})

/** A stage's table, and the bucket of its copy, with nothing in it. */
async function stageWithCopy() {
  const id = newLinkId()
    .toLowerCase()
    .replaceAll(/[^a-z]/g, 'x')
  const [table, copy] = [`lost-${id}`, `lost-foyer-copy-${id}`]
  const client = new DynamoDBClient({})
  await client.send(new CreateTableCommand(tableDefinition(table)))
  const items = Array.from({ length: 30 }, (_, n) => ({
    ...{ pk: `$foyer#event_id_ev_${n}`, sk: '$event', gsi1pk: 'all', gsi1sk: `${n}`, __edb_e__: 'event' },
    ...{
      price: 19.99,
      tags: new Set(['a', 'b']),
      photo: new Uint8Array([0, 255, n]),
      row: { names: ['Zoë', null] },
    },
  }))
  for (const Item of items)
    await DynamoDBDocumentClient.from(client).send(new PutCommand({ TableName: table, Item }))
  await new S3Client({ forcePathStyle: true }).send(new CreateBucketCommand({ Bucket: copy }))
  return { copy, items, takeCopy: () => exportTable(table, copy) }
}

/** What S3's replication does to a file. */
async function replicate(key: string, copy: string): Promise<void> {
  const CopySource = `${config().MEDIA_BUCKET}/${key}`
  await new S3Client({ forcePathStyle: true }).send(
    new CopyObjectCommand({ Bucket: copy, Key: key, CopySource }),
  )
}

async function itemsOf(TableName: string): Promise<Record<string, unknown>[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
  const { Items = [] } = await client.send(new ScanCommand({ TableName, ConsistentRead: true }))
  return Items.toSorted((one, other) =>
    String(one.pk).localeCompare(String(other.pk), 'en', { numeric: true }),
  )
}

describe('pnpm operate recover', () => {
  it('makes a table and a bucket from the files of the copy, and says how the new stage adopts them', async () => {
    const { copy, items, takeCopy } = await stageWithCopy()
    await takeCopy()
    const image = `media/${copy}/cover of Zoë.webp`
    await writeObject(image, Buffer.from('a cover'), 'image/webp')
    await replicate(image, copy)

    const { code, said } = await operate('recover', copy, '--stage', 'recovered')
    expect(said).toContain('30 items')
    expect(code).toBe(0)
    const { adopt } = JSON.parse(said.slice(said.indexOf('{')))
    expect(await itemsOf(adopt.table.name)).toEqual(items)
    const { Table } = await new DynamoDBClient({}).send(
      new DescribeTableCommand({ TableName: adopt.table.name }),
    )
    expect(Table).toMatchObject({
      LatestStreamArn: adopt.table.streamArn,
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      DeletionProtectionEnabled: true,
    })
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName).toSorted()).toEqual([
      'gsi1',
      'gsi2',
    ])
    const { TimeToLiveDescription } = await new DynamoDBClient({}).send(
      new DescribeTimeToLiveCommand({ TableName: adopt.table.name }),
    )
    expect(TimeToLiveDescription?.AttributeName).toBe('ttl')
    const file = await new S3Client({ forcePathStyle: true }).send(
      new GetObjectCommand({ Bucket: adopt.mediaBucket, Key: image }),
    )
    expect([await file.Body?.transformToString(), file.ContentType]).toEqual(['a cover', 'image/webp'])

    const again = await operate('recover', copy, '--stage', 'recovered')
    expect([again.code, again.said]).toEqual([
      1,
      expect.stringContaining(`There is a table ${adopt.table.name} already.`),
    ])
  })

  it('takes no export that is later than the moment which is asked for, and says that a bucket is not there', async () => {
    const { copy, takeCopy } = await stageWithCopy()
    await takeCopy()
    const before = await operate('recover', copy, '--stage', 'recovered', '--until', '2026-01-01T00:00:00Z')
    expect(before.said).toContain('has no complete export of a table until 2026-01-01T00:00:00Z')
    const elsewhere = await operate('recover', `no-${copy}`, '--stage', 'recovered')
    expect(elsewhere).toEqual({
      code: 1,
      said: `There is no bucket no-${copy}. Name the bucket of the copy.`,
    })
  })

  it('takes no export that is not complete, and the one before it instead', async () => {
    const { copy, takeCopy } = await stageWithCopy()
    const refused = await operate('recover', copy, '--stage', 'recovered')
    expect(refused).toEqual({ code: 1, said: `The bucket ${copy} has no complete export of a table.` })
    await takeCopy()
    await takeCopy()
    const client = new S3Client({ forcePathStyle: true })
    const summaries: string[] = []
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket: copy, Prefix: 'table/' },
    ))
      summaries.push(...Contents.map(({ Key = '' }) => Key).filter((key) => key.endsWith('summary.json')))
    const [first = '', last = ''] = summaries.toSorted()
    await client.send(new DeleteObjectCommand({ Bucket: copy, Key: last }))
    const about = await client.send(new GetObjectCommand({ Bucket: copy, Key: first }))
    const { exportTime } = JSON.parse((await about.Body?.transformToString()) ?? '')
    const { said } = await operate('recover', copy, '--stage', 'recovered')
    expect(said).toContain(`The copy has the table of ${exportTime}: 30 items.`)
  })

  it('refuses when the table did not get every item that the export counts', async () => {
    const { copy, takeCopy } = await stageWithCopy()
    await takeCopy()
    const client = new S3Client({ forcePathStyle: true })
    const keys: string[] = []
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket: copy, Prefix: 'table/' },
    ))
      keys.push(...Contents.map(({ Key = '' }) => Key).filter((key) => key.endsWith('.json.gz')))
    await client.send(new DeleteObjectCommand({ Bucket: copy, Key: keys[0] }))
    const { code, said } = await operate('recover', copy, '--stage', 'recovered')
    expect(code).toBe(1)
    expect(said).toContain('15 of 30 items were imported.')
  })
})
