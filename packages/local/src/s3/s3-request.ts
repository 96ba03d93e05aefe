import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request to S3 with the bucket in its path. `key` is '' for a request about the bucket. */
export interface S3Request {
  method: string
  /** The received path with its query. */
  path: string
  bucket: string
  key: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface S3Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export function readRequest(method = 'GET', url = '/', sent: Pick<S3Request, 'headers' | 'body'>): S3Request {
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(pathname) ?? []
  return { method, path: url, bucket, key: decodeURIComponent(key), query: searchParams, ...sent }
}

/** Passes the request to fauxqs and returns its answer. */
export function pass(origin: string, { method, path, headers, body }: S3Request): Promise<S3Answer> {
  const { host: _host, 'transfer-encoding': _chunked, ...sent } = headers
  const length =
    body.length > 0 || method === 'PUT' || method === 'POST' ? { 'content-length': body.length } : {}
  return new Promise((resolve, reject) => {
    const asked = ask(origin + path, { method, headers: { ...sent, ...length } }, async (incoming) => {
      const { statusCode: status = 500, headers } = incoming
      buffer(incoming).then((body) => resolve({ status, headers, body }), reject)
    })
    asked.once('error', reject)
    asked.end(body)
  })
}
