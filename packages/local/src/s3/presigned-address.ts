import { S3Refusal } from './s3-refusal.ts'
import {
  type AccessKeys,
  readCredential,
  requireRight,
  requireSignature,
  sha256,
  signatureOf,
} from './signature.ts'

/** A call of a signed address: `host` and `path` are what the signer knew; there may be several. */
export interface SignedCall {
  method: string
  query: URLSearchParams
  headers: Headers
  seenAs: readonly { host: string; path: string }[]
}

/**
 * Refuses a presigned address that has expired or does not match its signature: another method, path, parameter or
 * signed header.
 */
export function requirePresigned(call: SignedCall, { keys, now }: { keys: AccessKeys; now: number }): void {
  const { method, query, headers, seenAs } = call
  const read = (name: string) => query.get(`X-Amz-${name}`) ?? ''
  const credential = readCredential(read('Credential'), query.get('X-Amz-Security-Token') ?? undefined, keys)
  const date = read('Date')
  const signedAt = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(signedAt + Number(read('Expires')) * 1000 > now))
    throw new S3Refusal('AccessDenied', 403, 'Request has expired', {
      'X-Amz-Expires': read('Expires'),
      ServerTime: new Date(now).toISOString(),
    })
  const expected = seenAs.map(({ host, path }) => {
    const names = read('SignedHeaders').split(';')
    const values = names.map(
      (name) => `${name}:${name === 'host' ? host : (headers.get(name)?.trim() ?? '')}\n`,
    )
    const canonical = [
      method,
      path,
      canonicalQuery(query),
      values.join(''),
      names.join(';'),
      'UNSIGNED-PAYLOAD',
    ]
    const text = ['AWS4-HMAC-SHA256', date, credential.scope, sha256(canonical.join('\n'))].join('\n')
    return signatureOf(credential, text)
  })
  requireSignature(read('Signature'), expected)
  requireRight(credential, actions[method] ?? `s3:${method}`, keyOf(seenAs[0]?.path ?? ''))
}

const actions: Record<string, string> = {
  GET: 's3:GetObject',
  HEAD: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
}

/** An object's key, after the bucket in the path. */
function keyOf(path: string): string {
  return decodeURIComponent(path.split('/').slice(2).join('/'))
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encoded).join('='))
    .sort()
    .join('&')
}

/** RFC 3986, as AWS encodes. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
