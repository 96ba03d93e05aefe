import type { Wallet } from '@foyer/contracts/wallet/wallet'
import { mostPassesAtOnce } from '@foyer/contracts/wallet/wallet-paths'
import { zipSync } from 'fflate'
import { takeLocalRate, takeRate } from '../rate-limit/take-rate.ts'
import { readAttendees } from '../store/attendee/attendee-entity.ts'
import { endOfEvent } from '../store/event/event-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import {
  googleDevice,
  PassDeviceEntity,
  readDevices,
  readPass,
  WalletPassEntity,
} from '../store/wallet/wallet-entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { AppError, type Context } from '../verb.ts'
import { appleIdentity } from './apple-identity.ts'
import { applePass } from './apple-pass.ts'
import { googleIssuer } from './google-issuer.ts'
import { storeGooglePass } from './google-pass.ts'
import { saveLink } from './google-save-link.ts'
import { readTicket, ticketOf, type WalletTicket } from './read-ticket.ts'

/** Each file costs a signature. */
const filesPerClient = { name: 'wallet_file', most: 120, seconds: 60 }
/** Each link costs requests to Google. */
const linksPerClient = { name: 'wallet_link', most: 60, seconds: 60 * 60 }

/**
 * A ticket as a pass of Apple's wallet, also when it is no longer valid: then the pass says so. Errors: `route.not_found` without
 * credentials, `attendee.not_found`, `request.too_many`.
 */
export async function getApplePass(ctx: Context, attendee_short_id: string): Promise<Uint8Array> {
  const identity = requireApple()
  takeLocalRate(ctx, filesPerClient, ctx.clientAddress)
  const ticket = await readTicket(attendee_short_id)
  await keepPass(ctx, ticket)
  return applePass(ticket, identity, ctx.now)
}

/** The valid tickets of an order, a part of ten at most, as one file (`.pkpasses`). Errors: those of `getApplePass`, `order.not_found`. */
export async function getApplePasses(ctx: Context, order_short_id: string, part = 1): Promise<Uint8Array> {
  const identity = requireApple()
  takeLocalRate(ctx, filesPerClient, ctx.clientAddress)
  const tickets = await validTickets(ctx, order_short_id, part)
  const files = tickets.map((ticket) => [`${ticket.serial}.pkpass`, applePass(ticket, identity, ctx.now)])
  return zipSync(Object.fromEntries(files), { level: 0 })
}

/** The address at Google that saves a ticket to its wallet. Errors: `route.not_found` without credentials, `attendee.not_found`, `attendee.cancelled`, `request.too_many`. */
export async function saveToGoogle(ctx: Context, attendee_short_id: string): Promise<string> {
  requireGoogle()
  await takeRate(ctx, linksPerClient, ctx.clientAddress)
  const ticket = await readTicket(attendee_short_id)
  if (!ticket.isValid) throw new AppError('attendee.cancelled')
  await keepPass(ctx, ticket)
  return linkTo([ticket])
}

/** The same for the valid tickets of an order, a part of ten at most. */
export async function saveOrderToGoogle(ctx: Context, order_short_id: string, part = 1): Promise<string> {
  requireGoogle()
  await takeRate(ctx, linksPerClient, ctx.clientAddress)
  return linkTo(await validTickets(ctx, order_short_id, part))
}

async function linkTo(tickets: readonly WalletTicket[]): Promise<string> {
  const issuer = requireGoogle()
  for (const ticket of tickets) {
    await storeGooglePass(ticket, issuer)
    await keepDevice(ticket, { device: googleDevice, wallet: 'GOOGLE' })
  }
  return saveLink(tickets, issuer)
}

async function validTickets(ctx: Context, order_short_id: string, part: number): Promise<WalletTicket[]> {
  const order = await readOrder(order_short_id)
  if (order.status !== 'COMPLETED') throw new AppError('order.not_found')
  const links = order.slots.map(({ short_id }) => short_id)
  const attendees = await readAttendees(links)
  // By their places in the order, so that no ticket stands in two parts or in none.
  const placed = links.flatMap((link) => attendees.get(link) ?? [])
  const tickets = await Promise.all(placed.map((attendee) => ticketOf(attendee, order)))
  const valid = tickets
    .filter(({ isValid }) => isValid)
    .slice((part - 1) * mostPassesAtOnce, part * mostPassesAtOnce)
  if (valid.length === 0) throw new AppError('attendee.not_found')
  await Promise.all(valid.map((ticket) => keepPass(ctx, ticket)))
  return valid
}

function requireApple() {
  const identity = appleIdentity()
  if (!identity) throw new AppError('route.not_found')
  return identity
}

function requireGoogle() {
  const issuer = googleIssuer()
  if (!issuer) throw new AppError('route.not_found')
  return issuer
}

/** A year after the event, wallets have no reason to ask any more. */
function ttlOf({ graph: { event } }: WalletTicket): number {
  return Math.floor(endOfEvent(event) / 1000) + 366 * 24 * 3600
}

async function keepPass(ctx: Context, ticket: WalletTicket): Promise<void> {
  const { serial, attendee } = ticket
  if (await readPass(serial)) return
  try {
    await WalletPassEntity.create({
      serial,
      attendee_short_id: attendee.short_id,
      event_id: attendee.event_id,
      changed_at: Math.floor(ctx.now.getTime() / 1000),
      ttl: ttlOf(ticket),
    }).go()
  } catch (error) {
    // Another request handed it out at the same moment.
    if (!isConditionRefused(error)) throw error
  }
}

/** A phone, a watch, a tablet and their successors; beyond, somebody plays. */
const mostDevices = 30

/**
 * Keeps a device that has a pass, and answers whether it is new. A push token that changed takes the place of the old one. Error:
 * `request.too_many` when the pass has too many devices.
 */
export async function keepDevice(
  ticket: WalletTicket,
  { device, wallet, push_token }: { device: string; wallet: Wallet; push_token?: string },
): Promise<boolean> {
  const { serial, attendee } = ticket
  const devices = await readDevices(serial)
  const before = devices.find((it) => it.device === device)
  if (before && before.push_token === push_token) return false
  if (!before && devices.length >= mostDevices) throw new AppError('request.too_many')
  try {
    await PassDeviceEntity.put({
      ...{ serial, device, wallet, push_token, event_id: attendee.event_id },
      version: (before?.version ?? 0) + 1,
      row: { serial, device },
      ttl: ttlOf(ticket),
    })
      .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)))
      .go()
    return !before
  } catch (error) {
    // The same device said the same at the same moment.
    if (isConditionRefused(error)) return false
    throw error
  }
}
