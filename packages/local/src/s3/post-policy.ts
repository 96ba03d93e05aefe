import { S3Refusal } from './s3-refusal.ts'
import { type AccessKeys, readCredential, requireRight, requireSignature, signatureOf } from './signature.ts'

/** A form that a browser sends to a bucket: its fields before the file, by their names in lower case, and the file's bytes. */
export interface UploadForm {
  bucket: string
  fields: Record<string, string>
  fileBytes: number | null
}

/** What a policy need not name. */
const free = ['policy', 'x-amz-signature', 'file']

const signed = ['Policy', 'X-Amz-Algorithm', 'X-Amz-Credential', 'X-Amz-Date', 'X-Amz-Signature']

/**
 * Refuses a form that its policy does not allow, as S3 does: a missing field, a foreign or changed signature, an
 * expired policy, a field that differs from the signed one or is not signed, a file that is too large or too small.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */
export function requirePolicy(form: UploadForm, { keys, now }: { keys: AccessKeys; now: number }): void {
  const { fields, fileBytes } = form
  if (fields.key === undefined) throw missing('key')
  if (fields.policy === undefined) throw new S3Refusal('AccessDenied', 403, 'Access Denied')
  for (const name of signed) if (fields[name.toLowerCase()] === undefined) throw missing(name)
  if (fileBytes === null)
    throw new S3Refusal('InvalidArgument', 400, 'POST requires exactly one file upload per request.')

  const credential = readCredential(fields['x-amz-credential'] ?? '', fields['x-amz-security-token'], keys)
  requireSignature(fields['x-amz-signature'] ?? '', [signatureOf(credential, fields.policy)])

  const { expiration, conditions } = readPolicy(fields.policy)
  if (!(Date.parse(expiration) > now)) throw denied('Policy expired.')
  for (const condition of conditions) requireCondition(condition, form)
  const named = conditions.flatMap(fieldsOf)
  const extra = Object.keys(fields).filter((name) => !named.includes(name) && !free.includes(name))
  const unsigned = extra.filter((name) => !name.startsWith('x-ignore-'))
  if (unsigned.length > 0) throw denied(`Extra input fields: ${unsigned.join(', ')}`)
  requireRight(credential, 's3:PutObject', fields.key)
}

type Condition = [operator: string, first: string | number, second: string | number]

function readPolicy(policy: string): { expiration: string; conditions: Condition[] } {
  try {
    const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString())
    return { expiration, conditions: conditions.flatMap(listed) }
  } catch {
    throw new S3Refusal('InvalidPolicyDocument', 400, 'Invalid Policy: Invalid JSON.')
  }
}

/** `{ key: 'a' }` means the same as `['eq', '$key', 'a']`. */
function listed(condition: Condition | Record<string, string>): Condition[] {
  if (Array.isArray(condition)) return [condition]
  return Object.entries(condition).map(([name, value]) => ['eq', `$${name}`, value])
}

function fieldsOf([operator, first]: Condition): string[] {
  return operator.toLowerCase() === 'content-length-range' ? [] : [fieldName(first)]
}

function requireCondition(condition: Condition, { bucket, fields, fileBytes }: UploadForm): void {
  const [operator, first, second] = condition
  if (operator.toLowerCase() === 'content-length-range') {
    requireSize(fileBytes ?? 0, Number(first), Number(second))
    return
  }
  const name = fieldName(first)
  const value = name === 'bucket' ? bucket : fields[name]
  const isMet = operator.toLowerCase() === 'eq' ? value === second : value?.startsWith(String(second))
  if (!isMet) throw denied(`Policy Condition failed: ${JSON.stringify(condition).replaceAll(',', ', ')}`)
}

function requireSize(bytes: number, least: number, most: number): void {
  if (bytes > most)
    throw new S3Refusal('EntityTooLarge', 400, 'Your proposed upload exceeds the maximum allowed size', {
      ProposedSize: bytes,
      MaxSizeAllowed: most,
    })
  if (bytes < least)
    throw new S3Refusal(
      'EntityTooSmall',
      400,
      'Your proposed upload is smaller than the minimum allowed size',
      {
        ProposedSize: bytes,
        MinSizeAllowed: least,
      },
    )
}

function fieldName(variable: string | number): string {
  return String(variable).replace(/^\$/, '').toLowerCase()
}

function missing(name: string): S3Refusal {
  const sentence = `Bucket POST must contain a field named '${name}'.  If it is specified, please check the order of the fields.`
  return new S3Refusal('InvalidArgument', 400, sentence, { ArgumentName: name, ArgumentValue: '' })
}

function denied(reason: string): S3Refusal {
  return new S3Refusal('AccessDenied', 403, `Invalid according to Policy: ${reason}`)
}
