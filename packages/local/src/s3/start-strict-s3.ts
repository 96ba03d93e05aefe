import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { forward } from '../gateway/forward.ts'
import { keepConnections } from '../stand-ins/keep-connections.ts'
import { requirePolicy, type UploadForm } from './post-policy.ts'
import { requirePresigned } from './presigned-address.ts'
import { S3Refusal } from './s3-refusal.ts'
import type { AccessKeys } from './signature.ts'

interface StrictS3Options {
  /** The S3 that accepts everything. */
  origin: string
  keys: AccessKeys
  /** Where browsers find this S3: an address signed for them names that host and path. */
  publicUrl: string
  port?: number
}

/**
 * A proxy before an S3 that checks no signatures. It refuses what S3 refuses browsers: a form that violates its policy, a
 * presigned URL that has expired or was changed, and every request without a signature.
 */
export async function startStrictS3({ origin, keys, publicUrl, port = 0 }: StrictS3Options) {
  const answer = async (request: Request): Promise<Response> => {
    try {
      return await forward(await checked(request, { keys, publicUrl }), origin)
    } catch (error) {
      if (error instanceof S3Refusal) return error.answer()
      throw error
    }
  }
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const starting = serve({ fetch: answer, port, hostname: '127.0.0.1' }, () => resolve(starting))
    starting.once('error', reject)
  })
  keepConnections(server)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve)
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
    },
  }
}

/** The request to forward: a form is read here, so a copy is forwarded. */
async function checked(
  request: Request,
  { keys, publicUrl }: Pick<StrictS3Options, 'keys' | 'publicUrl'>,
): Promise<Request> {
  const { pathname, searchParams: query, host } = new URL(request.url)
  const { headers, method } = request
  const rules = { keys, now: Date.now() }
  if (method === 'POST' && headers.get('content-type')?.startsWith('multipart/form-data')) {
    const body = await request.arrayBuffer()
    const form = await new Response(body, {
      headers: { 'content-type': headers.get('content-type') ?? '' },
    }).formData()
    requirePolicy({ bucket: pathname.split('/')[1] ?? '', ...readForm(form) }, rules)
    return new Request(request.url, { method, headers, body })
  }
  if (query.has('X-Amz-Signature')) {
    const site = new URL(publicUrl)
    const seenAs = [
      { host, path: pathname },
      { host: site.host, path: `${site.pathname}${pathname}` },
    ]
    requirePresigned({ method, query, headers, seenAs }, rules)
  } else if (!headers.has('authorization')) throw new S3Refusal('AccessDenied', 403, 'Access Denied')
  return request
}

/** S3 ignores fields after the file. */
function readForm(form: FormData): Pick<UploadForm, 'fields' | 'fileBytes'> {
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (name === 'file')
      return { fields, fileBytes: typeof value === 'string' ? Buffer.byteLength(value) : value.size }
    if (typeof value === 'string') fields[name.toLowerCase()] = value
  }
  return { fields, fileBytes: null }
}
