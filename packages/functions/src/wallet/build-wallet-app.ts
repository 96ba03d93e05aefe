import { linkId } from '@foyer/contracts/id'
import { AppError, type Context, systemContext } from '@foyer/core/verb'
import {
  changedSerials,
  latestPass,
  registerDevice,
  unregisterDevice,
} from '@foyer/core/wallet/apple-web-service'
import {
  getApplePass,
  getApplePasses,
  saveOrderToGoogle,
  saveToGoogle,
} from '@foyer/core/wallet/hand-out-passes'
import type { Context as HonoContext } from 'hono'
import { buildApp } from '../http/build-app.ts'
import { logger } from '../logger.ts'

const root = '/api/public/wallet'
const registration = `${root}/apple/v1/devices/:device/registrations/:type/:serial` as const

/**
 * The wallets' side of Foyer. Its addresses are no calls of the API: people follow the links to passes, and Apple's wallet
 * calls a service with addresses, answers and authorization as Apple defines them. So they stand in no contract, as Stripe's webhook.
 */
export function buildWalletApp() {
  const app = buildApp([])

  app.get(`${root}/tickets/:ticket/ticket.pkpass`, async (c) => {
    const file = await getApplePass(contextOf(c), linkIn(c, 'ticket', 'attendee.not_found'))
    return passFile(c, file, 'application/vnd.apple.pkpass', 'ticket.pkpass')
  })
  app.get(`${root}/orders/:order/tickets.pkpasses`, async (c) => {
    const file = await getApplePasses(contextOf(c), linkIn(c, 'order', 'order.not_found'), partIn(c))
    return passFile(c, file, 'application/vnd.apple.pkpasses', 'tickets.pkpasses')
  })
  app.get(`${root}/tickets/:ticket/google`, async (c) =>
    c.redirect(await saveToGoogle(contextOf(c), linkIn(c, 'ticket', 'attendee.not_found')), 303),
  )
  app.get(`${root}/orders/:order/google`, async (c) =>
    c.redirect(await saveOrderToGoogle(contextOf(c), linkIn(c, 'order', 'order.not_found'), partIn(c)), 303),
  )

  app.post(registration, async (c) => {
    const body: unknown = await c.req.json().catch(() => null)
    const isNew = await registerDevice(contextOf(c), { ...passCall(c), device: c.req.param('device'), body })
    return c.body(null, isNew ? 201 : 200)
  })
  app.delete(registration, async (c) => {
    await unregisterDevice(contextOf(c), { ...passCall(c), device: c.req.param('device') })
    return c.body(null, 200)
  })
  app.get(`${root}/apple/v1/devices/:device/registrations/:type`, async (c) => {
    const { device, type: pass_type_id } = c.req.param()
    const since = c.req.query('passesUpdatedSince')
    const changed = await changedSerials(contextOf(c), { pass_type_id, device, since })
    return changed ? c.json(changed) : c.body(null, 204)
  })
  app.get(`${root}/apple/v1/passes/:type/:serial`, async (c) => {
    const asked = Date.parse(c.req.header('if-modified-since') ?? '')
    const since = Number.isNaN(asked) ? null : asked / 1000
    const latest = await latestPass(contextOf(c), { ...passCall(c), since })
    if (!latest) return c.body(null, 304)
    c.header('last-modified', new Date(latest.changed_at * 1000).toUTCString())
    return passFile(c, latest.file, 'application/vnd.apple.pkpass', 'ticket.pkpass')
  })
  app.post(`${root}/apple/v1/log`, async (c) => {
    // What it says may name a device or an address, so only that it complains is kept.
    const body = (await c.req.json().catch(() => null)) as { logs?: unknown } | null
    const lines = Array.isArray(body?.logs) ? body.logs.length : 0
    logger.warn('apple wallet complains', { lines })
    return c.body(null, 200)
  })
  return app
}

function contextOf(c: HonoContext): Context {
  return {
    ...systemContext(c.get('requestId')),
    actor: { kind: 'anonymous' },
    clientAddress: c.get('clientAddress'),
  }
}

/** Which ten tickets of the order are meant, counted from 1. */
function partIn(c: HonoContext): number {
  const part = c.req.query('part') ?? '1'
  if (!/^[1-9]\d{0,2}$/.test(part)) throw new AppError('order.not_found')
  return Number(part)
}

function linkIn(c: HonoContext, name: string, code: 'attendee.not_found' | 'order.not_found'): string {
  const { data } = linkId.safeParse(c.req.param(name))
  if (data === undefined) throw new AppError(code)
  return data
}

function passCall(c: HonoContext) {
  const { type: pass_type_id = '', serial = '' } = c.req.param() as Record<string, string>
  const token = /^ApplePass (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  return { pass_type_id, serial, token }
}

function passFile(c: HonoContext, file: Uint8Array, type: string, name: string): Response {
  c.header('content-disposition', `attachment; filename="${name}"`)
  return c.body(new Uint8Array(file), 200, { 'content-type': type })
}
