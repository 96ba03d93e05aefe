import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { keepConnections } from '../stand-ins/keep-connections.ts'
import { createAbandonedUploads } from './abandoned-uploads.ts'
import { createLargeObjects } from './large-objects.ts'
import { listVersions } from './list-versions.ts'
import { pass, readRequest, type S3Answer, type S3Request } from './s3-request.ts'
import { createVersionStore, placeOf, type VersionStore } from './version-store.ts'

interface Given {
  /** Where fauxqs keeps the objects themselves. */
  origin: string
  region: string
  bucket: string
  /** A second bucket of fauxqs, for every version of every object. */
  versionsBucket: string
  now?: () => number
}

/**
 * S3 with a versioned bucket, in front of fauxqs, which has no versions. Overwritten and deleted objects can be listed,
 * read and copied, and a deletion leaves a marker. Unlike the bucket on AWS, it never deletes objects or old versions by age; it does end uploads in parts that
 * were abandoned.
 */
export async function startS3(given: Given) {
  const { origin, region, now = Date.now } = given
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = { endpoint: origin, region, credentials }
  const versions = createVersionStore({ ...given, client })
  const large = createLargeObjects({ ...given, client })
  const uploads = createAbandonedUploads({ ...given, client, now })
  const server = createServer(async (incoming, outgoing) => {
    try {
      const request = readRequest(incoming.method, incoming.url, {
        headers: incoming.headers,
        body: await buffer(incoming),
      })
      const isAboutUpload =
        request.bucket === given.bucket && (request.query.has('uploads') || request.query.has('uploadId'))
      if (isAboutUpload) await uploads.sweep()
      const answered = await answer(request, given, { versions, large })
      const { status, headers, body } = answered
      if (isAboutUpload && status < 300) await uploads.note(request, answered)
      outgoing.writeHead(status, headers).end(body)
    } catch {
      incoming.socket.destroy()
    }
  })
  keepConnections(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      versions.stop()
      large.stop()
      uploads.stop()
    },
  }
}

interface Stores {
  versions: VersionStore
  large: ReturnType<typeof createLargeObjects>
}

async function answer(request: S3Request, given: Given, { versions, large }: Stores): Promise<S3Answer> {
  const { origin, bucket, versionsBucket } = given
  const { method, key, query } = request
  if (request.bucket !== bucket) return pass(origin, request)
  const id = query.get('versionId')
  if (id !== null && key !== '') {
    if (method !== 'GET' && method !== 'HEAD') return said(501, 'NotImplemented')
    return pass(origin, { ...request, path: encodeURI(`/${versionsBucket}/${placeOf(key, id)}`) })
  }
  if (key === '' && method === 'GET' && query.has('versioning'))
    return xml(200, '<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>')
  if (key === '' && method === 'GET' && query.has('versions'))
    return xml(200, listVersions(await versions.list(query.get('prefix') ?? ''), bucket, query))
  const form = await formIn(request)
  const answered =
    (await large.take(request, form)) ??
    (await pass(origin, { ...request, headers: fromVersion(request.headers, given) }))
  if (answered.status >= 300) return answered
  const version = await kept(request, form, versions)
  if (version) answered.headers['x-amz-version-id'] = version
  if (method === 'DELETE' && version) answered.headers['x-amz-delete-marker'] = 'true'
  return answered
}

/** Keeps a version of each object that a write affects. Returns the last version's id. */
async function kept({ method, key, query, body }: S3Request, form: FormData | null, versions: VersionStore) {
  if (query.has('uploads') || query.has('partNumber')) return null
  if (method === 'PUT' && key !== '') return versions.keep(key)
  if (method === 'DELETE' && key !== '' && !query.has('uploadId')) return versions.mark(key)
  if (method !== 'POST') return null
  if (query.has('uploadId')) return versions.keep(key)
  if (query.has('delete')) {
    for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) await versions.mark(name)
    return null
  }
  return versions.keep(String(form?.get('key')))
}

/** The fields and the file that a browser sends. */
async function formIn({ method, key, query, headers, body }: S3Request): Promise<FormData | null> {
  const type = headers['content-type'] ?? ''
  if (method !== 'POST' || key !== '' || query.has('delete') || !type.startsWith('multipart/form-data'))
    return null
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
}

/** A copy of an old version reads from the place where that version is stored. */
function fromVersion(headers: IncomingHttpHeaders, { bucket, versionsBucket }: Given): IncomingHttpHeaders {
  const source = headers['x-amz-copy-source']
  const [, key, id] = (typeof source === 'string' && /^\/?[^/]+\/(.*)\?versionId=(.*)$/.exec(source)) || []
  if (key === undefined || id === undefined) return headers
  const place = placeOf(key, id)
  return { ...headers, 'x-amz-copy-source': source?.includes(bucket) ? `${versionsBucket}/${place}` : source }
}

function said(status: number, code: string): S3Answer {
  return xml(
    status,
    `<Error><Code>${code}</Code><Message>The stand-in for S3 says ${code}.</Message></Error>`,
  )
}

function xml(status: number, text: string): S3Answer {
  return { status, headers: { 'content-type': 'application/xml' }, body: Buffer.from(text) }
}
