import { randomUUID } from 'node:crypto'
import { presignDownload, presignUpload, writeObject } from '@foyer/core/media/s3'
import { drawPng } from '@foyer/core/testing/draw-png'
import { behindGateway } from '@foyer/core/testing/send-upload'
import { asFunction } from '@foyer/functions/testing/as-function'
import { changeGrants } from '@foyer/functions/testing/function-rights'
import { afterEach, describe, expect, it } from 'vitest'
import { type GrantedFunction, grantsOf } from '../../../../stacks/grant/function-grants.ts'
import '../stand-ins/own-stand-ins.ts'

const png = drawPng(20, 20)

/** A form for an upload, signed by that function. */
async function formOf(name: GrantedFunction): Promise<{ url: string; fields: Record<string, string> }> {
  const rule = { key: `uploads/${randomUUID()}`, media_type: 'image/png', max_bytes: 10_000, seconds: 60 }
  return (await asFunction(name, () => presignUpload(rule))).result
}

async function sent({ url, fields }: Awaited<ReturnType<typeof formOf>>): Promise<[number, string]> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(png)]))
  const answer = await fetch(behindGateway(url), { method: 'POST', body: form })
  return [answer.status, await answer.text()]
}

function withoutAction(action: string): void {
  const grants = grantsOf('api').map((grant) => ({
    ...grant,
    actions: grant.actions.filter((granted) => granted !== action),
  }))
  changeGrants('api', grants)
}
afterEach(() => changeGrants('api', null))

/** S3's wording for IAM's refusals, in XML. */
const refusal = (role: string, action: string, key: string) =>
  [
    '<Code>AccessDenied</Code><Message>',
    `User: arn:aws:sts::123456789012:assumed-role/foyer-${role}-role/foyer-${role} is not authorized to perform: s3:${action}`,
    ` on resource: "arn:aws:s3:::foyer-media/${key}" because no identity-based policy allows the s3:${action} action`,
  ].join('')

describe('a form for an upload', () => {
  it('is taken while the role that signed it may write there', async () => {
    expect(await sent(await formOf('api'))).toEqual([204, ''])
  })

  it('is refused once that role may not write there anymore, although it was signed before', async () => {
    const form = await formOf('api')
    withoutAction('s3:PutObject')
    expect(await sent(form)).toEqual([
      403,
      expect.stringContaining(refusal('api', 'PutObject', form.fields.key ?? '')),
    ])
    changeGrants('api', null)
    expect(await sent(form)).toEqual([204, ''])
  })

  it('is refused when it was signed by a function that may never write there', async () => {
    const form = await formOf('image-consumer')
    expect(await sent(form)).toEqual([
      403,
      expect.stringContaining(refusal('image-consumer', 'PutObject', form.fields.key ?? '')),
    ])
  })

  it('is refused without the token of the session that signed it, and with another one', async () => {
    const { url, fields } = await formOf('api')
    const { 'X-Amz-Security-Token': token, ...bare } = fields
    expect(token).toBeDefined()
    expect(await sent({ url, fields: bare })).toEqual([403, expect.stringContaining('InvalidAccessKeyId')])
    const other = { ...fields, 'X-Amz-Security-Token': 'another' }
    expect(await sent({ url, fields: other })).toEqual([400, expect.stringContaining('InvalidToken')])
  })
})

describe('a signed address', () => {
  it('gives a file while the role that signed it may read there, and no longer', async () => {
    const key = `exports/${randomUUID()}.csv`
    await writeObject(key, Buffer.from('a;b'), 'text/csv')
    const { result: url } = await asFunction('api', () => presignDownload(key, 60))
    expect(await (await fetch(behindGateway(url))).text()).toBe('a;b')
    withoutAction('s3:GetObject')
    const refused = await fetch(behindGateway(url))
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain(refusal('api', 'GetObject', key))
  })
})
