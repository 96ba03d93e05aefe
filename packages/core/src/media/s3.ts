import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { config } from '../config.ts'
import { patientInAll, waitFor } from '../patience.ts'

let client: S3Client | undefined
let browserClient: S3Client | undefined

/** The process's S3 client; where it points is the SDK's own environment. */
function s3(): S3Client {
  client ??= patientInAll(new S3Client({ forcePathStyle: true }))
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
    if (ContentLength <= max_bytes) return await waitFor(() => Body.transformToByteArray())
    await Body.transformToWebStream().cancel()
    return 'too_large'
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
}

/** How large an object is, and its tag, which another object of the same key has not. Null if it does not exist. */
export async function describeObject(key: string): Promise<{ bytes: number; etag: string } | null> {
  try {
    const { ContentLength = 0, ETag = '' } = await s3().send(
      new HeadObjectCommand({ Bucket: config().MEDIA_BUCKET, Key: key }),
    )
    return { bytes: ContentLength, etag: ETag }
  } catch (error) {
    if (statusIn(error) === 404) return null
    throw error
  }
}

/** An object's bytes from `first` to `last`, both included. Null if it is gone, or another one took its place. */
export async function readRange(
  { key, etag }: { key: string; etag: string },
  { first, last }: { first: number; last: number },
): Promise<Uint8Array | null> {
  try {
    const wanted = { Bucket: config().MEDIA_BUCKET, Key: key, Range: `bytes=${first}-${last}`, IfMatch: etag }
    const { Body } = await s3().send(new GetObjectCommand(wanted))
    return Body ? await waitFor(() => Body.transformToByteArray()) : null
  } catch (error) {
    if (error instanceof NoSuchKey || statusIn(error) === 412) return null
    throw error
  }
}

function statusIn(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
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

/** How a file is called that is fetched by a signed address only. */
export interface PrivateFile {
  key: string
  media_type: string
  file_name: string
}

/** Kept by no cache on the way. */
const stored = ({ key, media_type, file_name }: PrivateFile) => ({
  Bucket: config().MEDIA_BUCKET,
  Key: key,
  ContentType: media_type,
  ContentDisposition: `attachment; filename="${file_name}"`,
  CacheControl: 'private, no-store',
})

/** What is larger goes up in parts of this size: one that fails is sent again alone. S3 takes no part below 5 MiB. */
const partBytes = 8 * 1024 * 1024

/** Stores a file that is fetched by a signed address only. */
export async function writePrivateObject(
  key: string,
  { bytes, media_type, file_name }: Omit<PrivateFile, 'key'> & { bytes: Uint8Array },
): Promise<void> {
  if (bytes.byteLength > partBytes) return writeInParts({ key, media_type, file_name }, bytes)
  await s3().send(new PutObjectCommand({ ...stored({ key, media_type, file_name }), Body: bytes }))
}

/** An upload in parts, of which each but the last has at least 5 MiB. */
export interface PartedUpload {
  key: string
  upload_id: string
}

/** What S3 wants to hear of a part when the upload ends. Numbers are from 1 to 10,000, with or without gaps. */
export interface UploadedPart {
  number: number
  etag: string
  /** As S3 computed it while receiving the part. */
  checksum: string | null
}

/** Begins to upload such a file in parts. It does not exist before the upload ends. */
export async function beginUpload(file: PrivateFile): Promise<PartedUpload> {
  const { UploadId = '' } = await s3().send(new CreateMultipartUploadCommand(stored(file)))
  return { key: file.key, upload_id: UploadId }
}

/** Stores one part. A part of the same number is replaced. */
export async function uploadPart(
  { key, upload_id }: PartedUpload,
  { number, bytes }: { number: number; bytes: Uint8Array },
): Promise<UploadedPart> {
  const place = { Bucket: config().MEDIA_BUCKET, Key: key, UploadId: upload_id, PartNumber: number }
  const { ETag = '', ChecksumCRC32 = null } = await s3().send(
    new UploadPartCommand({ ...place, Body: bytes }),
  )
  return { number, etag: ETag, checksum: ChecksumCRC32 }
}

/** Makes the file of these parts and forgets all others. */
export async function completeUpload(
  { key, upload_id }: PartedUpload,
  parts: readonly UploadedPart[],
): Promise<void> {
  const Parts = parts.map(({ number, etag, checksum }) => ({
    PartNumber: number,
    ETag: etag,
    ...(checksum === null ? {} : { ChecksumCRC32: checksum }),
  }))
  const place = { Bucket: config().MEDIA_BUCKET, Key: key, UploadId: upload_id }
  await s3().send(new CompleteMultipartUploadCommand({ ...place, MultipartUpload: { Parts } }))
}

async function writeInParts(file: PrivateFile, bytes: Uint8Array): Promise<void> {
  const place = await beginUpload(file)
  const parts: UploadedPart[] = []
  for (let first = 0; first < bytes.byteLength; first += partBytes) {
    const part = bytes.subarray(first, first + partBytes)
    parts.push(await uploadPart(place, { number: parts.length + 1, bytes: part }))
  }
  await completeUpload(place, parts)
}

/** Forgets the upload and its parts. */
export async function abortUpload({ key, upload_id }: PartedUpload): Promise<void> {
  const place = { Bucket: config().MEDIA_BUCKET, Key: key, UploadId: upload_id }
  await s3().send(new AbortMultipartUploadCommand(place))
}

/** Whether the upload ended: by a completion, an abort, or its age. */
export function isUploadOver(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoSuchUpload'
}

/** Whether an object exists. Without the right to list the bucket, S3 calls a missing one forbidden. */
export async function isObjectThere(key: string): Promise<boolean> {
  try {
    await s3().send(new HeadObjectCommand({ Bucket: config().MEDIA_BUCKET, Key: key }))
    return true
  } catch (error) {
    if ([403, 404].includes(statusIn(error) ?? 0)) return false
    throw error
  }
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
