import { describe, expect, it } from 'vitest'
import { isFromFoyer } from '../../../../docs/api/verify-webhook.ts'
import { newWebhookSecret, signedHeaders } from './webhook-secret.ts'

const body = '{"type":"order.changed"}'
const now = new Date('2026-11-26T18:00:00.000Z')
const id = 'msg_1'

describe('the sample that receivers verify with', () => {
  it('knows the example of the Standard Webhooks specification, and so do its signatures', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const sent = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      body: '{"test": 2432232314}',
      now: new Date(1614265330_000),
    }
    const headers = signedHeaders({ secret, earlier: undefined }, sent)
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
    expect(isFromFoyer(secret, headers, sent.body, 1614265330_000)).toBe(true)
  })

  it('accepts what was signed, and nothing that was changed, is old, or comes from others', () => {
    const secret = newWebhookSecret()
    const headers = signedHeaders({ secret, earlier: undefined }, { id, body, now })
    const at = now.getTime()
    expect(isFromFoyer(secret, headers, body, at)).toBe(true)
    expect(isFromFoyer(secret, headers, `${body} `, at)).toBe(false)
    expect(isFromFoyer(secret, { ...headers, 'webhook-id': 'msg_2' }, body, at)).toBe(false)
    expect(isFromFoyer(newWebhookSecret(), headers, body, at)).toBe(false)
    expect(isFromFoyer(secret, headers, body, at + 301_000)).toBe(false)
    expect(isFromFoyer(secret, {}, body, at)).toBe(false)
  })

  it('accepts both secrets for a day after one replaced the other', () => {
    const [old, secret] = [newWebhookSecret(), newWebhookSecret()]
    const earlier = { secret: old, until: '2026-11-27T18:00:00.000Z' }
    const headers = signedHeaders({ secret, earlier }, { id, body, now })
    for (const each of [old, secret]) expect(isFromFoyer(each, headers, body, now.getTime())).toBe(true)
    const later = new Date('2026-11-27T18:00:00.000Z')
    const next = signedHeaders({ secret, earlier }, { id, body, now: later })
    expect(isFromFoyer(old, next, body, later.getTime())).toBe(false)
  })
})
