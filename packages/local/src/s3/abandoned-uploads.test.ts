import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListObjectVersionsCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abandonedUploadDays } from '../../../../stacks/limit/media-lifecycle.ts'
import { startFauxqs } from '../stand-ins/start-fauxqs.ts'
import { startS3 } from './start-s3.ts'

const dayMs = 24 * 60 * 60 * 1000
const [region, Bucket, versionsBucket] = ['us-east-1', 'files', 'files-versions']
let now = Date.now()
let s3: S3Client
let stop = async () => {}

beforeAll(async () => {
  const fauxqs = await startFauxqs({ port: 0, directory: null, buckets: [Bucket, versionsBucket], region })
  const server = await startS3({ origin: fauxqs.url, region, bucket: Bucket, versionsBucket, now: () => now })
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  s3 = new S3Client({ endpoint: server.url, region, credentials, forcePathStyle: true })
  stop = async () => {
    s3.destroy()
    await server.stop()
    await fauxqs.stop()
  }
})
afterAll(() => stop())

const begin = async (Key: string) => {
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key }))
  return { Bucket, Key, UploadId }
}
const end = async (upload: Awaited<ReturnType<typeof begin>>) => {
  const { ETag } = await s3.send(new UploadPartCommand({ ...upload, PartNumber: 1, Body: 'part' }))
  const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] }
  await s3.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload }))
}

it('ends an upload in parts once it is as old as the rule of the bucket says, and no younger one', async () => {
  const [abandoned, elsewhere] = [await begin('exports/ev_1/ä b.csv'), await begin('no-rule/file.csv')]
  now += abandonedUploadDays * dayMs - 1
  const younger = await begin('exports/ev_1/c.csv')
  await s3.send(new UploadPartCommand({ ...abandoned, PartNumber: 1, Body: 'part' }))
  now += 1
  await expect(end(abandoned)).rejects.toMatchObject({ name: 'NoSuchUpload' })
  await end(younger)
  await end(elsewhere)
  const { Versions = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket }))
  expect(Versions.map(({ Key }) => Key)).toEqual(['exports/ev_1/c.csv', 'no-rule/file.csv'])
})
