import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { takeLocalRate } from '../rate-limit/take-rate.ts'
import {
  PassDeviceEntity,
  passToken,
  readPass,
  readPasses,
  type WalletPassItem,
} from '../store/wallet/wallet-entity.ts'
import { AppError, type Context } from '../verb.ts'
import { type AppleIdentity, appleIdentity } from './apple-identity.ts'
import { applePass } from './apple-pass.ts'
import { keepDevice } from './hand-out-passes.ts'
import { readTicket } from './read-ticket.ts'

const callsPerClient = { name: 'wallet_service', most: 600, seconds: 60 }

/** A device asks about at most that many passes of one stage. */
const mostPasses = 100

/** The parts of Apple's addresses: what they look like is Apple's choice, so only their lengths are bounded. */
const device = z.string().regex(/^[\w.-]{1,128}$/)
const serial = z.string().regex(/^[0-9a-f]{32}$/)
const registration = z.object({ pushToken: z.string().regex(/^[\w-]{1,256}$/) })

/** What a wallet sends with each call about one pass. */
export interface PassCall {
  pass_type_id: string
  serial: string
  /** The `authenticationToken` of the pass. */
  token: string
}

/**
 * Keeps a device that has added a pass; answers whether it is new. Errors: `route.not_found` without credentials, `session.required` with
 * another pass's token, `request.invalid`, `request.too_many`.
 */
export async function registerDevice(
  ctx: Context,
  call: PassCall & { device: string; body: unknown },
): Promise<boolean> {
  const { pass } = await requirePass(ctx, call)
  const { pushToken: push_token } = parsed(registration, call.body)
  const ticket = await readTicket(pass.attendee_short_id)
  return keepDevice(ticket, { device: parsed(device, call.device), wallet: 'APPLE', push_token })
}

/** Forgets a device that has removed a pass; one that was not known is no error. Errors: those of `registerDevice`. */
export async function unregisterDevice(ctx: Context, call: PassCall & { device: string }): Promise<void> {
  const { pass } = await requirePass(ctx, call)
  await PassDeviceEntity.delete({ serial: pass.serial, device: parsed(device, call.device) }).go()
}

/**
 * Which passes of a device have changed since a tag that it got before, and the tag of now; null where none has. As Apple defines it,
 * the device's id is enough to ask. Errors: `route.not_found`, `request.invalid`, `request.too_many`.
 */
export async function changedSerials(
  ctx: Context,
  call: { pass_type_id: string; device: string; since: string | undefined },
): Promise<{ serialNumbers: string[]; lastUpdated: string } | null> {
  requireApple(call.pass_type_id)
  takeLocalRate(ctx, callsPerClient, ctx.clientAddress)
  const query = PassDeviceEntity.query.device({ device: parsed(device, call.device) })
  const { data } = await query.go({ limit: mostPasses, hydrate: true })
  const since = Number(
    parsed(
      z
        .string()
        .regex(/^\d{1,12}$/)
        .default('0'),
      call.since,
    ),
  )
  const passes = await readPasses(data.map((it) => it.serial))
  // Equal, too: two passes may have changed in one second, and the device heard of one of them.
  const changed = passes.filter(({ changed_at }) => changed_at >= since)
  if (changed.length === 0) return null
  return {
    serialNumbers: changed.map((it) => it.serial),
    lastUpdated: String(Math.max(...changed.map(({ changed_at }) => changed_at))),
  }
}

/** A pass as it is now, and when it last changed; null where that is not after `since` (both in seconds since 1970). Errors: those of `registerDevice`. */
export async function latestPass(
  ctx: Context,
  call: PassCall & { since: number | null },
): Promise<{ file: Uint8Array; changed_at: number } | null> {
  const { pass, identity } = await requirePass(ctx, call)
  if (call.since !== null && pass.changed_at <= call.since) return null
  const ticket = await readTicket(pass.attendee_short_id)
  return { file: applePass(ticket, identity, ctx.now), changed_at: pass.changed_at }
}

function requireApple(pass_type_id: string): AppleIdentity {
  const identity = appleIdentity()
  if (identity?.pass_type_id !== pass_type_id) throw new AppError('route.not_found')
  return identity
}

/** An unknown pass is refused as a wrong token is: serial numbers cannot be tried out. */
async function requirePass(
  ctx: Context,
  call: PassCall,
): Promise<{ pass: WalletPassItem; identity: AppleIdentity }> {
  const identity = requireApple(call.pass_type_id)
  takeLocalRate(ctx, callsPerClient, ctx.clientAddress)
  const pass = await readPass(parsed(serial, call.serial))
  if (!isSame(call.token, passToken(pass?.attendee_short_id ?? '')) || !pass)
    throw new AppError('session.required')
  return { pass, identity }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function parsed<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const { data, success } = schema.safeParse(given)
  if (!success) throw new AppError('request.invalid')
  return data
}
