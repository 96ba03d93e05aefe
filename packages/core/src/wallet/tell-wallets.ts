import { eventPassesChanged, type passChanged } from '@foyer/contracts/wallet/wallet-messages'
import type * as z from 'zod'
import { readEventGraph } from '../event-graph/event-graph.ts'
import { sendMessages } from '../message/send-messages.ts'
import {
  PassDeviceEntity,
  type PassDeviceItem,
  readDevices,
  readPasses,
  serialOf,
  WalletPassEntity,
} from '../store/wallet/wallet-entity.ts'
import { isConditionRefused, toSend } from '../table/write.ts'
import type { Context } from '../verb.ts'
import { appleIdentity } from './apple-identity.ts'
import { googleIssuer } from './google-issuer.ts'
import { storeGoogleEvent, storeGoogleTicket } from './google-pass.ts'
import { PushFailed, pushToApple } from './push-to-apple.ts'
import { readTicket } from './read-ticket.ts'

/** How many devices one message tells: seconds of work, so that figures and the audit log, which share its queue, hardly wait. */
const chunkSize = 100

/** Tells the wallets that keep a ticket of its change. May run again: then they look once more, and find nothing new. */
export async function tellOfTicket(
  ctx: Context,
  { attendee_short_id }: z.output<typeof passChanged.payload>,
): Promise<void> {
  await tell(ctx, await readDevices(serialOf(attendee_short_id)))
}

/**
 * Tells the wallets that keep tickets of an event of its change: those of one chunk, or, where there are more, each chunk by a message
 * of its own, so that one that fails holds up no other.
 */
export async function tellOfEvent(
  ctx: Context,
  { event_id, from, to }: z.output<typeof eventPassesChanged.payload>,
): Promise<void> {
  if (from !== null && to !== null) return tellChunk(ctx, event_id, from, to)
  const { data } = await PassDeviceEntity.query.event({ event_id }).go({ pages: 'all' })
  const rows = data.flatMap(({ row }) => row ?? [])
  const [first, last] = [nameOf(rows.at(0)), nameOf(rows.at(-1))]
  if (first === null || last === null) return
  if (rows.length <= chunkSize) return tellChunk(ctx, event_id, first, last)
  const chunks = Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) =>
    rows.slice(index * chunkSize, (index + 1) * chunkSize),
  )
  const messages = chunks.map((chunk) =>
    toSend(eventPassesChanged, { event_id, from: nameOf(chunk.at(0)), to: nameOf(chunk.at(-1)) }),
  )
  const failed = await sendMessages(messages)
  if (failed.size > 0) throw new Error(`SQS did not take ${failed.size} chunks of passes.`)
}

/** A device's place in the list of its event: `serial/device`. */
const nameOf = (row: PassDeviceItem['row'] | undefined) => (row ? `${row.serial}/${row.device}` : null)

function placeOf(name: string): { serial: string; device: string } {
  const [serial = '', device = ''] = name.split('/')
  return { serial, device }
}

async function tellChunk(ctx: Context, event_id: string, from: string, to: string): Promise<void> {
  const { data: devices } = await PassDeviceEntity.query
    .event({ event_id })
    .between(placeOf(from), placeOf(to))
    .go({ pages: 'all', hydrate: true })
  const issuer = googleIssuer()
  const graph = await readEventGraph(event_id, { fresh: true })
  if (issuer && graph && devices.some(({ wallet }) => wallet === 'GOOGLE'))
    await storeGoogleEvent(graph, issuer)
  await tell(ctx, devices)
}

async function tell(ctx: Context, devices: readonly PassDeviceItem[]): Promise<void> {
  if (devices.length === 0) return
  await markChanged(ctx, [...new Set(devices.map(({ serial }) => serial))])
  await tellGoogle(devices.filter(({ wallet }) => wallet === 'GOOGLE'))
  await tellApple(devices.filter(({ wallet }) => wallet === 'APPLE'))
}

/** Before wallets are told, so that those that ask at once hear of the change. */
async function markChanged(ctx: Context, serials: readonly string[]): Promise<void> {
  const now = Math.floor(ctx.now.getTime() / 1000)
  for (let first = 0; first < serials.length; first += chunkSize) {
    const passes = await readPasses(serials.slice(first, first + chunkSize))
    await Promise.all(
      passes.map(async ({ serial, changed_at: before }) => {
        try {
          await WalletPassEntity.patch({ serial })
            .set({ changed_at: Math.max(before + 1, now) })
            .where(({ changed_at }, { eq }) => eq(changed_at, before))
            .go()
        } catch (error) {
          // Another message has marked it since, after this change.
          if (!isConditionRefused(error)) throw error
        }
      }),
    )
  }
}

async function tellApple(devices: readonly PassDeviceItem[]): Promise<void> {
  const identity = appleIdentity()
  if (!identity || devices.length === 0) return
  const tokens = devices.flatMap(({ push_token }) => push_token ?? [])
  try {
    await forget(devices, await pushToApple(tokens, identity))
  } catch (error) {
    if (error instanceof PushFailed) await forget(devices, error.gone)
    throw error
  }
}

async function forget(devices: readonly PassDeviceItem[], gone: ReadonlySet<string>): Promise<void> {
  const ended = devices.filter(({ push_token }) => push_token !== undefined && gone.has(push_token))
  await Promise.all(
    ended.map(({ serial, device, version: seen }) =>
      PassDeviceEntity.delete({ serial, device })
        // It may have come back with another token.
        .where(({ version }, { eq }) => eq(version, seen))
        .go()
        .catch((error: unknown) => {
          if (!isConditionRefused(error)) throw error
        }),
    ),
  )
}

const googleAtOnce = 10

async function tellGoogle(devices: readonly PassDeviceItem[]): Promise<void> {
  const issuer = googleIssuer()
  if (!issuer) return
  const passes = await readPasses(devices.map(({ serial }) => serial))
  while (passes.length > 0)
    await Promise.all(
      passes.splice(0, googleAtOnce).map(async ({ attendee_short_id }) => {
        await storeGoogleTicket(await readTicket(attendee_short_id), issuer)
      }),
    )
}
