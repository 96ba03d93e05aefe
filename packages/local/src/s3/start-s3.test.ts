import { randomBytes } from 'node:crypto'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3'
import { presignUpload } from '@foyer/core/media/s3'
import { newLinkId } from '@foyer/core/random-id'
import { sendUpload } from '@foyer/core/testing/send-upload'
import { afterAll, describe, expect, it } from 'vitest'

const Bucket = process.env.MEDIA_BUCKET ?? ''
const s3 = new S3Client({ forcePathStyle: true })
afterAll(() => s3.destroy())

const newKey = () => `media/${newLinkId()}/a b+ü.txt`
const put = (Key: string, Body: string) =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'text/plain', CacheControl: 'max-age=1' }))
const remove = (Key: string) => s3.send(new DeleteObjectCommand({ Bucket, Key }))
const list = (Prefix: string, more = {}) =>
  s3.send(new ListObjectVersionsCommand({ Bucket, Prefix, ...more }))

async function read(Key: string, VersionId?: string): Promise<string | undefined> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key, VersionId }))
  return Body?.transformToString()
}

describe('the local S3', () => {
  it('keeps versions of its bucket, as the stack’s bucket does', async () => {
    expect((await s3.send(new GetBucketVersioningCommand({ Bucket }))).Status).toBe('Enabled')
  })

  it('keeps what is overwritten as a version, the newest first', async () => {
    const key = newKey()
    const first = await put(key, 'first')
    const second = await put(key, 'second')
    const { Versions = [], DeleteMarkers } = await list(key)
    expect(
      Versions.map(({ Key, VersionId, IsLatest, Size }) => ({ Key, VersionId, IsLatest, Size })),
    ).toEqual([
      { Key: key, VersionId: second.VersionId, IsLatest: true, Size: 6 },
      { Key: key, VersionId: first.VersionId, IsLatest: false, Size: 5 },
    ])
    expect(DeleteMarkers).toBeUndefined()
    expect([await read(key), await read(key, first.VersionId)]).toEqual(['second', 'first'])
    expect(Versions[0]?.LastModified?.getMilliseconds()).toBe(0)
  })

  it('takes an object of many megabytes at once, put or sent as a form', async () => {
    const bytes = Buffer.alloc(15 * 1024 * 1024, 'a row of a long file\n')
    const key = newKey()
    const about = { ContentType: 'text/csv', ContentDisposition: 'attachment', CacheControl: 'max-age=1' }
    const { VersionId, ETag } = await s3.send(
      new PutObjectCommand({ Bucket, Key: key, Body: bytes, ...about }),
    )
    const stored = await s3.send(new GetObjectCommand({ Bucket, Key: key }))
    expect(stored).toMatchObject({ ...about, ETag, ContentLength: bytes.length })
    expect((await list(key)).Versions).toMatchObject([{ VersionId, Size: bytes.length }])

    const sent = newKey()
    const form = { media_type: 'text/csv', max_bytes: 64 * 1024 * 1024, seconds: 60 }
    await sendUpload(await presignUpload({ key: sent, ...form }), bytes)
    const { Body, ContentType } = await s3.send(new GetObjectCommand({ Bucket, Key: sent }))
    expect(ContentType).toBe('text/csv')
    expect(Buffer.compare(Buffer.from((await Body?.transformToByteArray()) ?? []), bytes)).toBe(0)
    expect((await list(sent)).Versions).toHaveLength(1)
    await expect(
      sendUpload(await presignUpload({ key: newKey(), ...form, max_bytes: 1000 }), bytes),
    ).rejects.toThrow('EntityTooLarge')
  })

  it('serves ranges of a long file that a form sent, as long as it is that file', async () => {
    const bytes = randomBytes(40 * 1024 * 1024)
    const key = newKey()
    const rule = { key, media_type: 'application/octet-stream', max_bytes: 5 * 1024 ** 3, seconds: 60 }
    await sendUpload(await presignUpload(rule), bytes)
    const { ContentLength, ETag } = await s3.send(new HeadObjectCommand({ Bucket, Key: key }))
    expect(ContentLength).toBe(bytes.length)
    const range = (Range: string, IfMatch = ETag) =>
      s3.send(new GetObjectCommand({ Bucket, Key: key, Range, IfMatch }))
    for (const [first, last] of [
      [0, 0],
      [1_000_000, 2_048_575],
      [8 * 1024 * 1024 - 5, 8 * 1024 * 1024 + 5],
      [bytes.length - 22, bytes.length - 1],
    ] as const) {
      const { Body, ContentRange } = await range(`bytes=${first}-${last}`)
      const part = Buffer.from((await Body?.transformToByteArray()) ?? [])
      expect(part.equals(bytes.subarray(first, last + 1))).toBe(true)
      expect(ContentRange).toBe(`bytes ${first}-${last}/${bytes.length}`)
    }
    const over = await range(`bytes=${bytes.length - 3}-${bytes.length + 100}`)
    expect(over.ContentRange).toBe(`bytes ${bytes.length - 3}-${bytes.length - 1}/${bytes.length}`)
    const refused = async (asked: Promise<unknown>) => {
      const error = await asked.then(
        () => null,
        (cause) => cause as S3ServiceException,
      )
      return [error?.name, error?.$metadata.httpStatusCode]
    }
    expect(await refused(range(`bytes=${bytes.length}-`))).toEqual(['InvalidRange', 416])
    await put(key, 'another file')
    expect(await refused(range('bytes=0-3'))).toEqual(['PreconditionFailed', 412])
  })

  it('answers a deletion with a marker, and that the object is missing from then on', async () => {
    const key = newKey()
    const { VersionId } = await put(key, 'gone')
    expect((await remove(key)).DeleteMarker).toBe(true)
    await expect(read(key)).rejects.toMatchObject({ name: 'NoSuchKey' })
    const { Versions, DeleteMarkers } = await list(key)
    expect(Versions).toMatchObject([{ VersionId, IsLatest: false }])
    expect(DeleteMarkers).toMatchObject([{ Key: key, IsLatest: true }])
    expect(await read(key, VersionId)).toBe('gone')
  })

  it('copies an old version to where it was, with its headers', async () => {
    const key = newKey()
    const { VersionId } = await put(key, 'back')
    await remove(key)
    const CopySource = `${encodeURI(`${Bucket}/${key}`)}?versionId=${VersionId}`
    await s3.send(new CopyObjectCommand({ Bucket, Key: key, CopySource }))
    const { ContentType, CacheControl, Body } = await s3.send(new GetObjectCommand({ Bucket, Key: key }))
    expect([ContentType, CacheControl, await Body?.transformToString()]).toEqual([
      'text/plain',
      'max-age=1',
      'back',
    ])
    expect((await list(key)).Versions).toHaveLength(2)
  })

  it('keeps versions of what browsers send by a form', async () => {
    const key = `uploads/${newLinkId()}`
    const form = await presignUpload({ key, media_type: 'image/png', max_bytes: 100, seconds: 60 })
    await sendUpload({ image_id: 'im_1', ...form }, Buffer.from('png'))
    expect((await list(key)).Versions).toMatchObject([{ Key: key, IsLatest: true }])
  })

  it('lists versions in pages', async () => {
    const folder = `media/${newLinkId()}`
    for (const name of ['a', 'b']) for (const text of ['1', '2', '3']) await put(`${folder}/${name}`, text)
    const seen: string[] = []
    let more = {}
    for (;;) {
      const page = await list(folder, { MaxKeys: 4, ...more })
      seen.push(...(page.Versions ?? []).map(({ Key = '', VersionId }) => `${Key} ${VersionId}`))
      if (!page.IsTruncated) break
      more = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
    }
    expect(seen).toHaveLength(6)
    expect(new Set(seen).size).toBe(6)
  })
})
