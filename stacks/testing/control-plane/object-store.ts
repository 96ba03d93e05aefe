import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fieldsXml } from './xml.ts'

/** The objects by bucket and key, as `bucket/key`. */
export type Objects = Map<string, Buffer>

const bucketAnswers: Record<string, string> = {
  location:
    '<LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/">eu-central-1</LocationConstraint>',
  encryption: '<ServerSideEncryptionConfiguration></ServerSideEncryptionConfiguration>',
}

/** Answers S3's calls for publishing assets: about the bucket, whether an object exists, and storing one (in parts too). */
export async function answerObjectRequest(
  { objects, loses }: { objects: Objects; loses?: RegExp | undefined },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
  const name = decodeURIComponent(pathname.slice(1))
  const body = await buffer(request)
  const send = (status: number, content: string | Buffer = '', headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(content)
  const asked = Object.keys(bucketAnswers).find((key) => searchParams.has(key))
  if (asked) return void send(200, bucketAnswers[asked])
  if (searchParams.has('list-type')) return void send(200, listXml(objects, name, searchParams))
  if (request.method === 'POST' && searchParams.has('uploads')) {
    return void send(200, partsXml('InitiateMultipartUploadResult', name))
  }
  if (request.method === 'POST') return void send(200, partsXml('CompleteMultipartUploadResult', name))
  if (request.method === 'PUT') {
    const part = Number(searchParams.get('partNumber') ?? 1)
    const before = part > 1 ? objects.get(name) : undefined
    if (!loses?.test(name)) objects.set(name, before ? Buffer.concat([before, body]) : body)
    return void send(200, '', { etag: '"made-up"' })
  }
  const found = objects.get(name)
  if (!found) return void send(404, '<Error><Code>NoSuchKey</Code></Error>')
  send(200, request.method === 'HEAD' ? '' : found, { 'content-length': found.length })
}

function listXml(objects: Objects, bucket: string, searchParams: URLSearchParams): string {
  const prefix = `${bucket.replace(/\/$/, '')}/${searchParams.get('prefix') ?? ''}`
  const found = [...objects].filter(([name]) => name.startsWith(prefix))
  const contents = found.map(([name, content]) => {
    const key = name.slice(name.indexOf('/') + 1)
    return `<Contents>${fieldsXml({ Key: key, Size: String(content.length) })}</Contents>`
  })
  return `<ListBucketResult><KeyCount>${found.length}</KeyCount>${contents.join('')}</ListBucketResult>`
}

function partsXml(element: string, name: string): string {
  const [bucket, ...key] = name.split('/')
  return `<${element}>${fieldsXml({ Bucket: bucket, Key: key.join('/'), UploadId: 'made-up', ETag: 'made-up' })}</${element}>`
}
