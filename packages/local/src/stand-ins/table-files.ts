import { createHash, randomBytes } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { GetObjectCommand, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'

/** An item as DynamoDB's JSON has it: each attribute with its type. */
export type TypedItem = Record<string, Record<string, unknown>>

interface Export {
  /** Of the table: the id of the export follows it. */
  tableArn: string
  bucket: string
  prefix: string
  id: string
  items: readonly TypedItem[]
}

/**
 * Writes a full export as DynamoDB does: gzipped lines of JSON below `data/`, a file for each partition (here two), and then the manifests
 * (docs.aws.amazon.com/amazondynamodb/latest/developerguide/S3DataExport.Output.html).
 */
export async function writeTableFiles({ tableArn, bucket, prefix, id, items }: Export): Promise<Date> {
  const exported = new Date()
  const folder = `${prefix}/AWSDynamoDB/${id}`
  const s3 = new S3Client({ forcePathStyle: true })
  const put = (Key: string, text: string | Buffer) =>
    s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body: Buffer.from(text) }))
  await put(`${folder}/_started`, '')
  const files: string[] = []
  for (const partition of [0, 1]) {
    const own = items.filter((_, index) => index % 2 === partition)
    const bytes = gzipSync(own.map((Item) => `${JSON.stringify({ Item })}\n`).join(''))
    const dataFileS3Key = `${folder}/data/${randomBytes(13).toString('hex')}.json.gz`
    await put(dataFileS3Key, bytes)
    files.push(JSON.stringify({ itemCount: own.length, md5Checksum: md5(bytes), etag: '', dataFileS3Key }))
  }
  const list = `${files.join('\n')}\n`
  const time = exported.toISOString()
  const summary = JSON.stringify({
    version: '2020-06-30',
    exportArn: `${tableArn}/export/${id}`,
    ...{ startTime: time, endTime: time, tableArn, exportTime: time },
    ...{ s3Bucket: bucket, s3Prefix: prefix, s3SseAlgorithm: 'AES256', s3SseKmsKeyId: null },
    manifestFilesS3Key: `${folder}/manifest-files.json`,
    ...{ billedSizeBytes: 0, itemCount: items.length, outputFormat: 'DYNAMODB_JSON' },
  })
  await put(`${folder}/manifest-files.json`, list)
  await put(`${folder}/manifest-files.checksum`, md5(list))
  await put(`${folder}/manifest-summary.json`, summary)
  await put(`${folder}/manifest-summary.checksum`, md5(summary))
  return exported
}

/** The items in all files below a prefix, the last of those with one key. Lines that are no items are errors. */
export async function readTableFiles(Bucket: string, Prefix: string) {
  const client = new S3Client({ forcePathStyle: true })
  const items = new Map<string, TypedItem>()
  let errors = 0
  for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix }))
    for (const { Key } of page.Contents ?? []) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array()
      for (const line of gunzipSync(bytes).toString().split('\n').filter(Boolean)) {
        const { Item }: { Item?: TypedItem } = JSON.parse(line)
        if (Item?.pk && Item.sk) items.set(JSON.stringify([Item.pk, Item.sk]), Item)
        else errors += 1
      }
    }
  return { items: [...items.values()], errors }
}

function md5(of: string | Buffer): string {
  return createHash('md5').update(of).digest('base64')
}
