import {
  CopyObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { openUploads } from './abandoned-uploads.ts'

/** One version of an object. A deletion is a version too, without bytes. */
export interface Version {
  key: string
  id: string
  /** Rounded to the second, as in S3. */
  written_at: Date
  etag: string
  bytes: number
  is_deletion: boolean
}

export type VersionStore = ReturnType<typeof createVersionStore>

const deletion = '.deleted'

/** Keeps every version of a bucket's objects as an object of a second bucket, which is named by key and version. */
export function createVersionStore(given: {
  client: S3ClientConfig
  bucket: string
  versionsBucket: string
}) {
  const { bucket, versionsBucket: Bucket } = given
  const s3 = new S3Client({ ...given.client, forcePathStyle: true })
  let made = 0
  /** Later versions have greater ids, over restarts too. */
  const newId = () => `${String(Date.now()).padStart(14, '0')}-${String(made++ % 1_000_000).padStart(6, '0')}`

  return {
    /** Keeps the object as it is now; returns its version. */
    async keep(key: string): Promise<string> {
      const id = newId()
      const CopySource = encodeURI(`${bucket}/${key}`)
      await s3.send(new CopyObjectCommand({ Bucket, Key: placeOf(key, id), CopySource }))
      return id
    },
    /** Keeps that it was deleted. */
    async mark(key: string): Promise<string> {
      const id = newId()
      await s3.send(new PutObjectCommand({ Bucket, Key: placeOf(key, id) + deletion, Body: 'deleted' }))
      return id
    },
    /** By key, each from the newest to the oldest. */
    async list(prefix: string): Promise<Version[]> {
      const versions: Version[] = []
      let StartAfter: string | undefined
      do {
        const page = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, StartAfter }))
        for (const { Key = '', ETag = '', Size = 0 } of page.Contents ?? [])
          if (!Key.startsWith(openUploads)) versions.push({ ...named(Key), etag: ETag, bytes: Size })
        StartAfter = page.IsTruncated ? page.Contents?.at(-1)?.Key : undefined
      } while (StartAfter)
      return versions.toSorted((a, b) => (a.key === b.key ? (a.id < b.id ? 1 : -1) : a.key < b.key ? -1 : 1))
    },
    stop: () => s3.destroy(),
  }
}

/** Where a version is in the second bucket. */
export function placeOf(key: string, id: string): string {
  return `${key}/${id}`
}

function named(place: string): Pick<Version, 'key' | 'id' | 'written_at' | 'is_deletion'> {
  const is_deletion = place.endsWith(deletion)
  const [, key = '', id = ''] = /^(.*)\/(\d+-\d+)/.exec(place) ?? []
  const milliseconds = Number(id.split('-')[0])
  return { key, id, written_at: new Date(Math.floor(milliseconds / 1000) * 1000), is_deletion }
}
