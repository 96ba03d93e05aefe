import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type ContentCoding, codedTag } from '@foyer/core/update/changed'
import type { MiddlewareHandler } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'

/** Below this, compressing saves no packet. */
const fewestBytes = 1024

const encoders: Record<ContentCoding, (body: Uint8Array) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
}

/**
 * Compresses answers from one kilobyte on as the caller's `Accept-Encoding` allows, brotli before gzip: CloudFront compresses only what
 * it may cache, and it may not cache an API's answers (docs/decisions/0061). An answer with `no-transform` stays as it is. Lambda passes the bytes on in base64.
 */
export function compressAnswers(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (c.req.method === 'HEAD' || c.res.body === null || headers.has('content-encoding')) return
    if (!isCompressible(headers.get('content-type') ?? '')) return
    if (headers.get('cache-control')?.includes('no-transform')) return
    const body = new Uint8Array(await c.res.arrayBuffer())
    const coding = body.length < fewestBytes ? undefined : accepted(c.req.header('accept-encoding') ?? '')
    const answer = new Response(coding ? new Uint8Array(await encoders[coding](body)) : body, c.res)
    answer.headers.append('vary', 'Accept-Encoding')
    if (coding) {
      answer.headers.set('content-encoding', coding)
      answer.headers.delete('content-length')
      const tag = answer.headers.get('etag')
      if (tag) answer.headers.set('etag', codedTag(tag, coding))
    }
    c.res = undefined
    c.res = answer
  }
}

function isCompressible(type: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || type === 'application/x-ndjson'
}

function accepted(header: string): ContentCoding | undefined {
  const offered = parseAccept(header)
  const weightOf = (coding: string) => offered.find(({ type }) => type === coding)?.q
  const any = weightOf('*') ?? 0
  return (['br', 'gzip'] as const).find((coding) => (weightOf(coding) ?? any) > 0)
}
