import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { S3Refusal } from './s3-refusal.ts'

interface AccessKey {
  secret: string
  /** For a role's key, which signs nothing without its session's token. */
  token?: string
  /** Why its owner may not do that, in IAM's words; null if it may. An owner without this may do everything. */
  refusalOf?: (call: { action: string; resource: string }) => string | null
}

/** The secrets of those who may sign, by access key. */
export type AccessKeys = Record<string, AccessKey>

interface Credential extends AccessKey {
  date: string
  region: string
  scope: string
}

/** Reads `key/20261122/us-east-1/s3/aws4_request`; refuses an unknown access key, and one without its session's token. */
export function readCredential(text: string, token: string | undefined, keys: AccessKeys): Credential {
  const [key = '', date = '', region = '', service, end] = text.split('/')
  if (service !== 's3' || end !== 'aws4_request')
    throw new S3Refusal(
      'AuthorizationQueryParametersError',
      400,
      'Error parsing the X-Amz-Credential parameter.',
    )
  const owner = keys[key]
  if (owner === undefined || (owner.token !== undefined && !token))
    throw new S3Refusal(
      'InvalidAccessKeyId',
      403,
      'The AWS Access Key Id you provided does not exist in our records.',
    )
  if (owner.token !== token)
    throw new S3Refusal('InvalidToken', 400, 'The provided token is malformed or otherwise invalid.')
  return { ...owner, date, region, scope: `${date}/${region}/${service}/${end}` }
}

/** Signature version 4 of a text, as hexadecimal digits. */
export function signatureOf({ secret, date, region }: Credential, text: string): string {
  const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, date))
  return hmac(key, text).toString('hex')
}

/** Refuses what the signing key's owner may not do: a signature gives no more rights than the signer has. */
export function requireRight({ refusalOf }: Credential, action: string, key: string): void {
  const refusal = refusalOf?.({ action, resource: `bucket/${key}` }) ?? null
  if (refusal !== null) throw new S3Refusal('AccessDenied', 403, refusal)
}

/** Refuses a signature that is not one of the valid ones. */
export function requireSignature(given: string, expected: readonly string[]): void {
  const isOne = expected.some(
    (one) => one.length === given.length && timingSafeEqual(Buffer.from(one), Buffer.from(given)),
  )
  if (!isOne)
    throw new S3Refusal(
      'SignatureDoesNotMatch',
      403,
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    )
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
