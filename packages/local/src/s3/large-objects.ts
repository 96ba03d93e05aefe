import type { IncomingHttpHeaders } from 'node:http'
import {
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  S3Client,
  type S3ClientConfig,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { S3Answer, S3Request } from './s3-request.ts'

/** S3 takes five gigabytes in one request, fauxqs eleven megabytes. */
const mostAtOnce = 10 * 1024 * 1024
const partBytes = 8 * 1024 * 1024

interface LargeObject {
  key: string
  /** By their names in lower case. */
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/** Stores what is too large for one request to fauxqs in parts, and answers as S3 does to one request. */
export function createLargeObjects({ client, bucket: Bucket }: { client: S3ClientConfig; bucket: string }) {
  const s3 = new S3Client({ ...client, forcePathStyle: true })

  async function store({ key: Key, headers, bytes }: LargeObject): Promise<S3Answer> {
    const text = (name: string) => headers[name]?.toString()
    const { UploadId } = await s3.send(
      new CreateMultipartUploadCommand({
        ...{ Bucket, Key, ContentType: text('content-type'), CacheControl: text('cache-control') },
        ContentDisposition: text('content-disposition'),
      }),
    )
    const Parts: CompletedPart[] = []
    for (let at = 0; at < bytes.length; at += partBytes) {
      const PartNumber = Parts.length + 1
      const part = { Bucket, Key, UploadId, PartNumber, Body: bytes.subarray(at, at + partBytes) }
      const { ETag } = await s3.send(new UploadPartCommand(part))
      Parts.push({ PartNumber, ETag })
    }
    const whole = { Bucket, Key, UploadId, MultipartUpload: { Parts } }
    const { ETag = '' } = await s3.send(new CompleteMultipartUploadCommand(whole))
    return { status: 200, headers: { etag: ETag }, body: Buffer.alloc(0) }
  }

  return {
    /** Null for a request that fauxqs takes as it is. */
    async take({ method, key, query, headers, body }: S3Request, form: FormData | null) {
      if (body.length <= mostAtOnce) return null
      const isPut = method === 'PUT' && key !== '' && !query.has('partNumber')
      if (isPut) return store({ key, headers, bytes: body })
      const file = form?.get('file')
      if (!form || !(file instanceof Blob)) return null
      const fields = [...form].map(([name, value]) => [name.toLowerCase(), String(value)])
      const bytes = Buffer.from(await file.arrayBuffer())
      const stored = await store({
        key: String(form.get('key')),
        headers: Object.fromEntries(fields) as IncomingHttpHeaders,
        bytes,
      })
      return { ...stored, status: 204 }
    },
    stop: () => s3.destroy(),
  }
}
