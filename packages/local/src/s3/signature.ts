import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { S3Refusal } from './s3-refusal.ts'

/** Secrets by access key: who may sign here. */
export type AccessKeys = Record<string, string>

interface Credential {
  secret: string
  date: string
  region: string
  scope: string
}

/** Reads `key/20261122/us-east-1/s3/aws4_request`; refuses an access key that there is not. */
export function readCredential(text: string, keys: AccessKeys): Credential {
  const [key = '', date = '', region = '', service, end] = text.split('/')
  if (service !== 's3' || end !== 'aws4_request')
    throw new S3Refusal(
      'AuthorizationQueryParametersError',
      400,
      'Error parsing the X-Amz-Credential parameter.',
    )
  const secret = keys[key]
  if (secret === undefined)
    throw new S3Refusal(
      'InvalidAccessKeyId',
      403,
      'The AWS Access Key Id you provided does not exist in our records.',
    )
  return { secret, date, region, scope: `${date}/${region}/${service}/${end}` }
}

/** Signature version 4 of a text, as hexadecimal digits. */
export function signatureOf({ secret, date, region }: Credential, text: string): string {
  const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, date))
  return hmac(key, text).toString('hex')
}

/** Refuses a signature that is none of those that may stand there. */
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
