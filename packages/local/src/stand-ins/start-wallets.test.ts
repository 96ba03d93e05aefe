import { randomUUID, sign } from 'node:crypto'
import { connect } from 'node:http2'
import { describe, expect, it } from 'vitest'
import { googleWalletApp } from './google-wallet-app.ts'
import { startApplePush } from './start-apple-push.ts'
import { makeWalletKeys } from './wallet-keys.ts'

const keys = makeWalletKeys()
const issuer_id = '338800'
const app = googleWalletApp({ issuer_id, public_key: keys.google.public_key })
const scope = 'https://www.googleapis.com/auth/wallet_object.issuer'

function signed(claims: object, key = keys.google.private_key): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const words = `${part({ alg: 'RS256' })}.${part(claims)}`
  return `${words}.${sign('RSA-SHA256', Buffer.from(words), key).toString('base64url')}`
}

const askToken = (assertion: string) =>
  app.request('/token', { method: 'POST', body: new URLSearchParams({ assertion }) })

async function send(path: string, body: object, method = 'POST'): Promise<number> {
  const { access_token } = await (await askToken(signed({ scope, exp: 1 }))).json()
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  return (await app.request(`/v1/${path}`, { method, headers, body: JSON.stringify(body) })).status
}

const newId = () => `${issuer_id}.${randomUUID()}`

describe('the stand-in for Google Wallet', () => {
  it('gives access to the service account with its own key and the scope of wallets only', async () => {
    const other = makeWalletKeys().google.private_key
    const asked = [
      signed({ scope, exp: 1 }),
      signed({ scope, exp: 1 }, other),
      signed({ scope: 'mail', exp: 1 }),
    ]
    expect(await Promise.all(asked.map(async (it) => (await askToken(it)).status))).toEqual([200, 400, 400])
    const body = JSON.stringify({ id: newId() })
    expect((await app.request('/v1/eventTicketClass', { method: 'POST', body })).status).toBe(401)
  })

  it('keeps what the issuer owns, once, and changes only what it has', async () => {
    const id = newId()
    expect(await send('eventTicketClass', { id: '999.other' })).toBe(403)
    expect(await send(`eventTicketClass/${id}`, { id }, 'PATCH')).toBe(404)
    expect(await send('eventTicketClass', { id })).toBe(200)
    expect(await send('eventTicketClass', { id })).toBe(409)
    expect(await send(`eventTicketClass/${id}`, { id }, 'PATCH')).toBe(200)
  })

  it('refuses a ticket of an unknown event, and half a venue', async () => {
    expect(await send('eventTicketObject', { id: newId(), classId: newId() })).toBe(400)
    expect(await send('eventTicketClass', { id: newId(), venue: { name: 'Hall' } })).toBe(400)
  })

  it('saves passes that it knows and that the issuer has signed, and no others', async () => {
    const [classId, id] = [newId(), newId()]
    await send('eventTicketClass', { id: classId })
    await send('eventTicketObject', { id, classId })
    const save = async (ids: string[], key?: string) => {
      const payload = { eventTicketObjects: ids.map((it) => ({ id: it })) }
      return (await app.request(`/save/${signed({ typ: 'savetowallet', payload }, key)}`)).status
    }
    expect(await save([id])).toBe(200)
    expect(await save([id, newId()])).toBe(400)
    expect(await save([id], makeWalletKeys().google.private_key)).toBe(400)
  })
})

describe('the stand-in for Apple’s push service', () => {
  const [certificate = '', key = ''] = keys.apple_pass.split('.')
  const pem = (label: string, der: string) =>
    `-----BEGIN ${label}-----\n${der.match(/.{1,64}/g)?.join('\n')}\n-----END ${label}-----\n`

  async function push(topic: string, token = 'phone', body = '{}'): Promise<number> {
    const service = await startApplePush(keys)
    const session = connect(service.url, {
      ca: keys.authority,
      cert: pem('CERTIFICATE', certificate),
      key: pem('PRIVATE KEY', key),
    })
    try {
      const path = `/3/device/${token}`
      const stream = session.request({ ':method': 'POST', ':path': path, 'apns-topic': topic })
      const status = new Promise<number>((resolve, reject) => {
        stream.on('response', (headers) => resolve(Number(headers[':status'])))
        stream.on('error', reject)
        session.on('error', reject)
      })
      stream.end(body)
      return await status
    } finally {
      session.destroy()
      await service.stop()
    }
  }

  it('takes empty pushes for the certificate’s own passes only, and says which devices are gone', async () => {
    const topic = 'pass.example.foyer'
    expect(await push(topic)).toBe(200)
    expect(await push('pass.example.other')).toBe(400)
    expect(await push(topic, 'phone', '{"aps":{}}')).toBe(400)
    expect(await push(topic, 'gone-phone')).toBe(410)
  })
})
