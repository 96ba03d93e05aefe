import { presignDownload, presignUpload, readObject, writePrivateObject } from '@foyer/core/media/s3'
import { behindGateway } from '@foyer/core/testing/send-upload'
import { afterEach, describe, expect, it, vi } from 'vitest'

type Fields = Record<string, string | undefined>

const limit = 1000
let count = 0
const rule = () => ({
  key: `uploads/strict/${++count}`,
  media_type: 'image/png',
  max_bytes: limit,
  seconds: 60,
})

interface Sent {
  /** Replaces signed fields; undefined leaves one out. */
  fields?: Fields
  bytes?: number
  hasFile?: boolean
  seconds?: number
}

/** Sends a signed form, changed as an attacker would change it; returns the status, and S3's code and sentence. */
async function send({ fields = {}, bytes = 10, hasFile = true, seconds = 60 }: Sent = {}) {
  const given = { ...rule(), seconds }
  const upload = await presignUpload(given)
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...upload.fields, ...fields }))
    if (value !== undefined) form.append(name, value)
  if (hasFile) form.append('file', new Blob([new Uint8Array(bytes)]))
  const answer = await fetch(behindGateway(upload.url), { method: 'POST', body: form })
  const [status, said] = [answer.status, await answer.text()]
  const isStored = (await readObject(given.key, limit)) !== null
  return { status, isStored, code: element('Code', said), message: element('Message', said), said }
}

function element(name: string, xml: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&gt;', '>')
}

const refused = (status: number, code: string, message: string) => ({
  status,
  code,
  message,
  isStored: false,
})
const denied = (reason: string) => refused(403, 'AccessDenied', `Invalid according to Policy: ${reason}`)
const missing = (name: string) =>
  refused(
    400,
    'InvalidArgument',
    `Bucket POST must contain a field named '${name}'.  If it is specified, please check the order of the fields.`,
  )
const wrongSignature = {
  status: 403,
  code: 'SignatureDoesNotMatch',
  message:
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
}

afterEach(() => vi.useRealTimers())

describe('a form for S3', () => {
  it('is taken as it was signed, up to the size that its policy allows', async () => {
    expect(await send({ bytes: limit })).toMatchObject({ status: 204, isStored: true })
    expect(await send({ bytes: 1 })).toMatchObject({ status: 204, isStored: true })
  })

  it('is refused with a file over or under the sizes of its policy', async () => {
    const large = await send({ bytes: limit + 1 })
    expect(large).toMatchObject(
      refused(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size'),
    )
    expect(large.said).toContain('<ProposedSize>1001</ProposedSize><MaxSizeAllowed>1000</MaxSizeAllowed>')
    expect(await send({ bytes: 0 })).toMatchObject(
      refused(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size'),
    )
  })

  it('is refused with another type, another key or another bucket than was signed', async () => {
    expect(await send({ fields: { 'Content-Type': 'text/html' } })).toMatchObject(
      denied('Policy Condition failed: ["eq", "$Content-Type", "image/png"]'),
    )
    expect((await send({ fields: { key: 'media/ev_1/own.html' } })).message).toMatch(
      /^Invalid according to Policy: Policy Condition failed: \["eq", "\$key", "uploads\/strict\/\d+"\]$/,
    )
    expect(await readObject('media/ev_1/own.html', limit)).toBeNull()
    // S3 checks the bucket in the URL and ignores the field's value, so the field cannot redirect the file.
    const { url, fields } = await presignUpload(rule())
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new Blob(['x']))
    const elsewhere = await fetch(behindGateway(url).replace(/[^/]+$/, 'another'), {
      method: 'POST',
      body: form,
    })
    expect(element('Message', await elsewhere.text())).toContain('Policy Condition failed: ["eq", "$bucket"')
  })

  it('is refused with a field that was not signed, and without one that was', async () => {
    expect(await send({ fields: { acl: 'public-read' } })).toMatchObject(denied('Extra input fields: acl'))
    expect(await send({ fields: { 'x-amz-meta-owner': 'me' } })).toMatchObject(
      denied('Extra input fields: x-amz-meta-owner'),
    )
    expect(await send({ fields: { 'x-ignore-name': 'cover.png' } })).toMatchObject({ status: 204 })
    expect(await send({ fields: { 'Content-Type': undefined } })).toMatchObject(
      denied('Policy Condition failed: ["eq", "$Content-Type", "image/png"]'),
    )
  })

  it('is refused without its key, its signature, its policy or its file', async () => {
    expect(await send({ fields: { key: undefined } })).toMatchObject(missing('key'))
    for (const name of ['X-Amz-Signature', 'X-Amz-Credential', 'X-Amz-Date', 'X-Amz-Algorithm'])
      expect(await send({ fields: { [name]: undefined } })).toMatchObject(missing(name))
    expect(await send({ fields: { Policy: undefined } })).toMatchObject(
      refused(403, 'AccessDenied', 'Access Denied'),
    )
    expect(await send({ hasFile: false })).toMatchObject(
      refused(400, 'InvalidArgument', 'POST requires exactly one file upload per request.'),
    )
  })

  it('is refused when its policy was changed, or signed by another key', async () => {
    const wider = { expiration: '2099-01-01T00:00:00Z', conditions: [] }
    const Policy = Buffer.from(JSON.stringify(wider)).toString('base64')
    expect(await send({ fields: { Policy } })).toMatchObject({ ...wrongSignature, isStored: false })
    expect(await send({ fields: { 'X-Amz-Signature': '0'.repeat(64) } })).toMatchObject(wrongSignature)
    const stranger = 'AKIASTRANGER/20261122/us-east-1/s3/aws4_request'
    expect(await send({ fields: { 'X-Amz-Credential': stranger } })).toMatchObject(
      refused(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.'),
    )
  })

  it('is refused once its policy has ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 61_000 })
    const upload = await presignUpload(rule())
    vi.useRealTimers()
    expect(await send({ fields: upload.fields })).toMatchObject(denied('Policy expired.'))
  })
})

describe('an object of S3', () => {
  const file = { bytes: new TextEncoder().encode('rows'), media_type: 'text/csv', file_name: 'rows.csv' }
  const fetchAt = async (address: string) => {
    const answer = await fetch(address)
    return [answer.status, answer.ok ? await answer.text() : element('Code', await answer.text())]
  }

  it('is fetched at its signed address, and at no changed one', async () => {
    await writePrivateObject('exports/strict/1', file)
    await writePrivateObject('exports/strict/2', file)
    const address = behindGateway(await presignDownload('exports/strict/1', 60))
    expect(await fetchAt(address)).toEqual([200, 'rows'])
    expect(await fetchAt(address.replace('strict/1', 'strict/2'))).toEqual([403, 'SignatureDoesNotMatch'])
    expect(await fetchAt(address.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'))).toEqual([
      403,
      'SignatureDoesNotMatch',
    ])
    expect(await fetchAt(address.replace(/\?.*/, ''))).toEqual([403, 'AccessDenied'])
  })

  it('is not fetched once its address has ended', async () => {
    await writePrivateObject('exports/strict/3', file)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 61_000 })
    const address = await presignDownload('exports/strict/3', 60)
    vi.useRealTimers()
    expect(await fetchAt(behindGateway(address))).toEqual([403, 'AccessDenied'])
  })
})
