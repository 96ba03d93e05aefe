import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { config } from '../config.ts'

let client: S3Client | undefined
let browserClient: S3Client | undefined

/** The process's S3 client; where it points is the SDK's own environment. */
function s3(): S3Client {
  client ??= new S3Client({ forcePathStyle: true })
  return client
}

/** Signs for the address that browsers use, which may be another than the server's own. */
export function s3ForBrowsers(): S3Client {
  const { MEDIA_UPLOAD_ENDPOINT: endpoint } = config()
  browserClient ??= endpoint ? new S3Client({ forcePathStyle: true, endpoint }) : s3()
  return browserClient
}

interface UploadRule {
  key: string
  media_type: string
  max_bytes: number
  seconds: number
}

/** A form with which a browser may upload one file of this type and size to this key, for this many seconds. */
export async function presignUpload({ key, media_type, max_bytes, seconds }: UploadRule) {
  const { url, fields } = await createPresignedPost(s3ForBrowsers(), {
    Bucket: config().MEDIA_BUCKET,
    Key: key,
    Fields: { 'Content-Type': media_type },
    Conditions: [
      ['content-length-range', 1, max_bytes],
      ['eq', '$Content-Type', media_type],
    ],
    Expires: seconds,
  })
  return { url, fields }
}

/** An object's bytes. Null if it does not exist, `'too_large'` if it is above the limit, without reading it. */
export async function readObject(key: string, max_bytes: number): Promise<Uint8Array | 'too_large' | null> {
  try {
    const { Body, ContentLength = 0 } = await s3().send(
      new GetObjectCommand({ Bucket: config().MEDIA_BUCKET, Key: key }),
    )
    if (!Body) return null
    if (ContentLength <= max_bytes) return await Body.transformToByteArray()
    await Body.transformToWebStream().cancel()
    return 'too_large'
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
}

/** Stores an object that never changes: a browser that has fetched it may keep it. */
export async function writeObject(key: string, bytes: Uint8Array, media_type: string): Promise<void> {
  await s3().send(
    new PutObjectCommand({
      Bucket: config().MEDIA_BUCKET,
      Key: key,
      Body: bytes,
      ContentType: media_type,
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  )
}

/** Stores a file that is fetched by a signed address only, under that name, and kept by no cache on the way. */
export async function writePrivateObject(
  key: string,
  { bytes, media_type, file_name }: { bytes: Uint8Array; media_type: string; file_name: string },
): Promise<void> {
  await s3().send(
    new PutObjectCommand({
      Bucket: config().MEDIA_BUCKET,
      Key: key,
      Body: bytes,
      ContentType: media_type,
      ContentDisposition: `attachment; filename="${file_name}"`,
      CacheControl: 'private, no-store',
    }),
  )
}

/** A URL from which a browser may download the object for this many seconds. */
export function presignDownload(key: string, seconds: number): Promise<string> {
  const get = new GetObjectCommand({ Bucket: config().MEDIA_BUCKET, Key: key })
  return getSignedUrl(s3ForBrowsers(), get, { expiresIn: seconds })
}

/** Copies an object, as it is, to another key. */
export async function copyObject(from: string, to: string): Promise<void> {
  const { MEDIA_BUCKET: Bucket } = config()
  await s3().send(new CopyObjectCommand({ Bucket, Key: to, CopySource: encodeURI(`${Bucket}/${from}`) }))
}

/** Deletes an object; a missing one is not an error. */
export async function deleteObject(key: string): Promise<void> {
  await s3().send(new DeleteObjectCommand({ Bucket: config().MEDIA_BUCKET, Key: key }))
}
