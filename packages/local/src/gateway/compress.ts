import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'

const minBytes = 1000
const maxBytes = 10_000_000
const keptVariants = 500

const encoders = {
  br: (body: ArrayBuffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: ArrayBuffer) => promisify(gzip)(body),
}

/** Compresses as CloudFront does: brotli before gzip, from 1,000 to 10,000,000 bytes; hashed files only once. */
export function compress(): MiddlewareHandler {
  const variants = new Map<string, Buffer>()

  return async (c, next) => {
    await next()
    const { headers, status } = c.res
    const type = headers.get('content-type') ?? ''
    if (status !== 200 || c.req.method !== 'GET' || headers.has('content-encoding')) return
    if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return
    c.header('vary', 'Accept-Encoding', { append: true })
    const accepted = (c.req.header('accept-encoding') ?? '')
      .split(',')
      .map((part) => part.trim().split(';')[0])
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
    const length = Number(headers.get('content-length') ?? minBytes)
    if (!encoding || length < minBytes || length > maxBytes) return

    const key = headers.get('cache-control')?.includes('immutable') ? `${encoding} ${c.req.path}` : null
    const body = (key && variants.get(key)) || (await encoders[encoding](await c.res.arrayBuffer()))
    if (key && variants.size < keptVariants) variants.set(key, body)

    const answer = new Response(new Uint8Array(body), c.res)
    answer.headers.set('content-encoding', encoding)
    answer.headers.set('content-length', String(body.length))
    const etag = answer.headers.get('etag')
    if (etag && !etag.startsWith('W/')) answer.headers.set('etag', `W/${etag}`)
    c.res = undefined
    c.res = answer
  }
}
