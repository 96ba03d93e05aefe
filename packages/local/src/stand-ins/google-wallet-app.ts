import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { Hono } from 'hono'

interface Stored {
  id: string
  classId?: string
  [field: string]: unknown
}

/**
 * Stands in for Google Wallet as far as Foyer uses it: access tokens for a signed assertion, classes and objects of one
 * issuer, and the page that saves a pass. For tests, `GET` answers what it stores.
 */
export function googleWalletApp({ issuer_id, public_key }: { issuer_id: string; public_key: string }): Hono {
  const app = new Hono()
  const tokens = new Set<string>()
  const kinds: Record<string, Map<string, Stored>> = {
    eventTicketClass: new Map(),
    eventTicketObject: new Map(),
  }

  app.post('/token', async (c) => {
    const { assertion = '' } = (await c.req.parseBody()) as { assertion?: string }
    const claims = claimsOf(assertion, public_key)
    if (!claims?.exp || !String(claims.scope).endsWith('wallet_object.issuer'))
      return c.json({ error: 'invalid_grant' }, 400)
    const access_token = randomUUID()
    tokens.add(access_token)
    return c.json({ access_token, expires_in: 3600, token_type: 'Bearer' })
  })

  app.on(['POST', 'PATCH'], '/v1/:kind/:id?', async (c) => {
    const bearer = c.req.header('authorization')?.replace('Bearer ', '') ?? ''
    if (!tokens.has(bearer)) return c.json({ error: 'unauthenticated' }, 401)
    const kept = kinds[c.req.param('kind')]
    const given = (await c.req.json()) as Stored
    const id = c.req.param('id') ?? given.id
    if (!kept || !id.startsWith(`${issuer_id}.`)) return c.json({ error: 'permission denied' }, 403)
    const before = kept.get(id)
    if (c.req.method === 'PATCH' && !before) return c.json({ error: 'not found' }, 404)
    if (c.req.method === 'POST' && before) return c.json({ error: 'exists' }, 409)
    if (given.classId && !kinds.eventTicketClass?.has(given.classId))
      return c.json({ error: 'no class' }, 400)
    const { venue } = given as { venue?: { name?: unknown; address?: unknown } | null }
    if (venue && !(venue.name && venue.address)) return c.json({ error: 'half a venue' }, 400)
    kept.set(id, { ...before, ...given })
    return c.json(given)
  })
  app.get('/v1/:kind/:id', (c) => {
    const stored = kinds[c.req.param('kind')]?.get(c.req.param('id'))
    return stored ? c.json(stored) : c.json({ error: 'not found' }, 404)
  })

  app.get('/save/:token', (c) => {
    const claims = claimsOf(c.req.param('token'), public_key) as SaveClaims | null
    const objects = claims?.typ === 'savetowallet' ? (claims.payload?.eventTicketObjects ?? []) : []
    const known = objects.filter(({ id }) => kinds.eventTicketObject?.has(id))
    if (known.length === 0 || known.length < objects.length) return c.text('Something went wrong.', 400)
    return c.html(
      `<!doctype html><html lang="en"><title>Google Wallet</title><link rel="icon" href="data:,"><h1>Saved to Google Wallet</h1><p>${known.length} passes. This page stands in for Google’s.</p>`,
    )
  })
  return app
}

interface SaveClaims {
  typ?: string
  payload?: { eventTicketObjects?: { id: string }[] }
}

function claimsOf(token: string, public_key: string): Record<string, unknown> | null {
  const [head = '', body = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${body}`),
    createPublicKey(public_key),
    Buffer.from(signature, 'base64url'),
  )
  return isSigned ? JSON.parse(Buffer.from(body, 'base64url').toString()) : null
}
