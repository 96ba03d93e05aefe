import { randomUUID } from 'node:crypto'
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { ReceiveMessageCommand, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm'
import {
  BatchWriteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { client as table } from '../../table/client.ts'
import { asRole } from './as-role.ts'
import type { RoleCall } from './role-call.ts'

const TableName = process.env.TABLE_NAME
const Bucket = process.env.MEDIA_BUCKET
const QueueUrl = process.env.EMAIL_QUEUE_URL
const s3 = new S3Client({ forcePathStyle: true })
const sqs = new SQSClient({})
const ses = new SESClient({})
const ssm = new SSMClient({})

const Item = { pk: '$foyer#a', sk: randomUUID() }
const rawEmail = {
  Source: process.env.EMAIL_FROM,
  Destinations: ['bea@example.com'],
  ConfigurationSetName: 'foyer-email',
  RawMessage: { Data: new Uint8Array() },
}

/** Runs a call as a role that may do nothing, or this; answers how it was refused, else null. */
async function refusalOf(run: () => Promise<unknown>, allows: (call: RoleCall) => boolean = () => false) {
  const call = () =>
    run().then(
      () => null,
      (error: Error) => error,
    )
  const { result } = await asRole({ name: 'api', allows }, call)
  return result
}

const user = 'arn:aws:sts::123456789012:assumed-role/foyer-api-role/foyer-api'
const place = 'eu-central-1:123456789012'
const because = (action: string) => `because no identity-based policy allows the ${action} action`
const ofTable = (action: string, resource = 'table/foyer') =>
  `User: ${user} is not authorized to perform: ${action} on resource: arn:aws:dynamodb:${place}:${resource} ${because(action)}`

describe('a role that allows nothing', () => {
  it.each([
    ['GetItem', () => new GetCommand({ TableName, Key: Item })],
    ['PutItem', () => new PutCommand({ TableName, Item })],
    [
      'BatchWriteItem',
      () => new BatchWriteCommand({ RequestItems: { [TableName ?? '']: [{ PutRequest: { Item } }] } }),
    ],
    ['PutItem', () => new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item } }] })],
    [
      'ConditionCheckItem',
      () =>
        new TransactWriteCommand({
          TransactItems: [{ ConditionCheck: { TableName, Key: Item, ConditionExpression: 'a = b' } }],
        }),
    ],
  ])('refuses %s in DynamoDB’s words', async (operation, command) => {
    const refused = await refusalOf(() => table.send(command() as GetCommand))
    expect(refused).toMatchObject({
      name: 'AccessDeniedException',
      message: ofTable(`dynamodb:${operation}`),
      $metadata: { httpStatusCode: 400 },
    })
  })

  it('refuses a query by the index that it asks', async () => {
    const query = new QueryCommand({ TableName, IndexName: 'gsi2', KeyConditionExpression: 'gsi2pk = :a' })
    const refused = await refusalOf(() => table.send(query))
    expect(refused?.message).toBe(ofTable('dynamodb:Query', 'table/foyer/index/gsi2'))
  })

  it('refuses in the words of S3, SQS, SES and SSM, under their own error names', async () => {
    const get = new GetObjectCommand({ Bucket, Key: 'media/a.png' })
    expect(await refusalOf(() => s3.send(get))).toMatchObject({
      name: 'AccessDenied',
      message: `User: ${user} is not authorized to perform: s3:GetObject on resource: "arn:aws:s3:::foyer-media/media/a.png" ${because('s3:GetObject')}`,
      $metadata: { httpStatusCode: 403 },
    })
    const send = new SendMessageBatchCommand({ QueueUrl, Entries: [] })
    expect(await refusalOf(() => sqs.send(send))).toMatchObject({
      name: 'AccessDenied',
      message: `User: ${user} is not authorized to perform: sqs:sendmessage on resource: arn:aws:sqs:${place}:email ${because('sqs:sendmessage')}`,
    })
    expect(await refusalOf(() => ses.send(new SendRawEmailCommand(rawEmail)))).toMatchObject({
      name: 'AccessDenied',
      message: `User \`${user}' is not authorized to perform \`ses:SendRawEmail' on resource \`arn:aws:ses:${place}:identity/tickets@foyer.example'`,
    })
    const secrets = new GetParametersCommand({ Names: ['/foyer/production/TOKEN_SECRET'] })
    expect(await refusalOf(() => ssm.send(secrets))).toMatchObject({
      name: 'AccessDeniedException',
      message: `User: ${user} is not authorized to perform: ssm:GetParameters on resource: arn:aws:ssm:${place}:parameter/foyer/production/TOKEN_SECRET ${because('ssm:GetParameters')}`,
    })
  })
})

describe('a role that allows some calls', () => {
  it('lets a transaction through only with the permission of each of its parts', async () => {
    const Key = { ...Item, sk: randomUUID() }
    const both = new TransactWriteCommand({
      TransactItems: [{ Put: { TableName, Item } }, { Delete: { TableName, Key } }],
    })
    const run = () => table.send(both)
    expect((await refusalOf(run, ({ action }) => action === 'dynamodb:PutItem'))?.message).toContain(
      'perform: dynamodb:DeleteItem',
    )
    const parts = ['dynamodb:PutItem', 'dynamodb:DeleteItem']
    expect(await refusalOf(run, ({ action }) => parts.includes(action))).toBeNull()
  })

  it('asks SES’s role about the sender, each recipient and the configuration set', async () => {
    const asked: RoleCall[] = []
    await refusalOf(
      () => ses.send(new SendRawEmailCommand(rawEmail)),
      (call) => asked.push(call) < 3,
    )
    expect(asked).toEqual(
      ['identity/tickets@foyer.example', 'identity/bea@example.com', 'configuration-set'].map((resource) => ({
        action: 'ses:SendRawEmail',
        resource,
        fromOwnSender: true,
      })),
    )
  })

  it('hears that an object is missing only where it may list the bucket', async () => {
    const get = () => s3.send(new GetObjectCommand({ Bucket, Key: `media/${randomUUID()}` }))
    const mayGet = ({ action }: RoleCall) => action === 's3:GetObject'
    expect(await refusalOf(get, mayGet)).toMatchObject({
      name: 'AccessDenied',
      message: expect.stringContaining('s3:ListBucket'),
    })
    expect(await refusalOf(get, () => true)).toMatchObject({ name: 'NoSuchKey' })
    const head = () => s3.send(new HeadObjectCommand({ Bucket, Key: `media/${randomUUID()}` }))
    expect(await refusalOf(head, mayGet)).toMatchObject({ $metadata: { httpStatusCode: 403 } })
    expect(await refusalOf(head, () => true)).toMatchObject({ name: 'NotFound' })
  })
})

it('a run binds only what is in it, and tells what was refused although it was caught', async () => {
  const Key = `uploads/${randomUUID()}`
  const put = () => s3.send(new PutObjectCommand({ Bucket, Key, Body: 'a' }))
  const { refusals } = await asRole({ name: 'page', allows: () => false }, () => put().catch(() => {}))
  expect(refusals).toEqual([{ action: 's3:PutObject', resource: `bucket/${Key}` }])
  await expect(put()).resolves.toBeDefined()
  await expect(sqs.send(new ReceiveMessageCommand({ QueueUrl }))).resolves.toBeDefined()
})
