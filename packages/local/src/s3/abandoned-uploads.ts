import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { abandonedUploadDays, mediaLifecycle } from '../../../../stacks/limit/media-lifecycle.ts'
import type { S3Answer, S3Request } from './s3-request.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Where the second bucket keeps which uploads are open: fauxqs lists none. */
export const openUploads = '.uploads/'

/**
 * Ends uploads in parts that are older than the bucket's rule says (`stacks/limit/media-lifecycle.ts`), as S3 does once a day: here before each request about an
 * upload. It keeps which are open over restarts.
 */
export function createAbandonedUploads(given: {
  client: S3ClientConfig
  bucket: string
  versionsBucket: string
  now: () => number
}) {
  const { bucket, versionsBucket: Bucket, now } = given
  const s3 = new S3Client({ ...given.client, forcePathStyle: true })
  const placeOf = (key: string, id: string, begun_at: number) =>
    `${openUploads}${encodeURIComponent(key)}/${encodeURIComponent(id)}/${begun_at}`

  async function open() {
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: openUploads }))
    return Contents.flatMap(({ Key = '' }) => {
      const [key = '', id = '', begun_at] = Key.slice(openUploads.length).split('/').map(decodeURIComponent)
      return { place: Key, key, id, begun_at: Number(begun_at) }
    })
  }

  return {
    /** Ends those that are too old. */
    async sweep(): Promise<void> {
      for (const { place, key, id, begun_at } of await open()) {
        const isRuled = mediaLifecycle.some(({ prefix }) => key.startsWith(prefix))
        if (!isRuled || now() - begun_at < abandonedUploadDays * dayMs) continue
        await s3.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId: id }))
        await s3.send(new DeleteObjectCommand({ Bucket, Key: place }))
      }
    },
    /** Keeps that an upload has begun, or is over. */
    async note({ method, key, query }: S3Request, { body }: S3Answer): Promise<void> {
      const [, begun] = /<UploadId>([^<]+)<\/UploadId>/.exec(body.toString()) ?? []
      if (method === 'POST' && query.has('uploads') && begun)
        await s3.send(new PutObjectCommand({ Bucket, Key: placeOf(key, begun, now()), Body: 'open' }))
      const over = query.get('uploadId')
      if (over === null || (method !== 'POST' && method !== 'DELETE')) return
      for (const { place, id } of await open())
        if (id === over) await s3.send(new DeleteObjectCommand({ Bucket, Key: place }))
    },
    stop: () => s3.destroy(),
  }
}
