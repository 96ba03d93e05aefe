import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, expect, it } from 'vitest'
import { type StandIns, startStandIns } from './start-stand-ins.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'foyer-data-'))
let standIns: StandIns | undefined

afterAll(async () => {
  await standIns?.stop()
  rmSync(directory, { recursive: true, force: true })
})

function clients({ origins }: StandIns) {
  return {
    dynamodb: new DynamoDBClient({ endpoint: origins.dynamodb }),
    s3: new S3Client({ endpoint: origins.s3, forcePathStyle: true }),
    sqs: new SQSClient({ endpoint: origins.sqs }),
  }
}

async function mail(inboxUrl: string) {
  const { emails } = await (await fetch(`${inboxUrl}/store`)).json()
  return emails.map(({ subject }: { subject: string }) => subject)
}

it('keeps table, objects, messages, mail and secrets over a restart', async () => {
  const first = await startStandIns({ directory, siteUrl: 'http://localhost:4300' })
  standIns = first
  const before = clients(first)
  const Item = { pk: { S: 'kept' }, sk: { S: 'kept' } }
  await before.dynamodb.send(new PutItemCommand({ TableName: first.env.TABLE_NAME, Item }))
  const object = { Bucket: first.origins.bucket, Key: 'media/kept.txt' }
  await before.s3.send(new PutObjectCommand({ ...object, Body: 'kept', CacheControl: 'max-age=1' }))
  await before.sqs.send(new SendMessageCommand({ QueueUrl: first.queueUrl('email'), MessageBody: 'kept' }))
  const raw = 'From: a@foyer.example\r\nTo: b@foyer.example\r\nSubject: kept\r\n\r\nkept'
  await fetch(first.inboxUrl, {
    method: 'POST',
    headers: { authorization: 'AWS4' },
    body: new URLSearchParams({ Action: 'SendRawEmail', 'RawMessage.Data': btoa(raw) }),
  })
  expect(await mail(first.inboxUrl)).toContain('kept')
  await first.stop()

  const second = await startStandIns({ directory, siteUrl: 'http://localhost:4300' })
  standIns = second
  const after = clients(second)
  const { Item: kept } = await after.dynamodb.send(
    new GetItemCommand({ TableName: second.env.TABLE_NAME, Key: Item }),
  )
  expect(kept).toEqual(Item)
  const { Body, CacheControl } = await after.s3.send(new GetObjectCommand(object))
  expect(await Body?.transformToString()).toBe('kept')
  expect(CacheControl).toBe('max-age=1')
  const { Messages } = await after.sqs.send(new ReceiveMessageCommand({ QueueUrl: second.queueUrl('email') }))
  expect(Messages?.map((message) => message.Body)).toEqual(['kept'])
  expect(await mail(second.inboxUrl)).toContain('kept')
  expect(second.env.TOKEN_SECRET).toBe(first.env.TOKEN_SECRET)
  for (const client of [...Object.values(before), ...Object.values(after)]) client.destroy()
})
