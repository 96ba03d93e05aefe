import { placeInDraw } from '@foyer/contracts/waiting-room/place-in-draw'
import { readEventGraph } from '../event-graph/event-graph.ts'
import type { WaitingRoomItem } from '../store/waiting-room/waiting-room-entity.ts'
import { verifyToken } from '../token/signed-token.ts'
import { AppError, type Context } from '../verb.ts'
import { knownLine } from './known-line.ts'
import { admittedAt, isInForce, joined } from './line.ts'
import { type PassUse, passUse } from './use-pass.ts'

interface Turn {
  event_id: string
  pass: string | undefined
  /** The order that is to be reserved, and the buyer's hold that it replaces. */
  short_id: string
  replaces: string | undefined
}

/**
 * Lets a reservation through if the event has no line in force, or if its pass has its turn and is used for no other order
 * (docs/product.md#the-waiting-room). Answers what is to be written with the order. Costs nothing without a line, and an action of the order's own transaction with one.
 */
export async function requireTurn(ctx: Context, turn: Turn): Promise<PassUse | undefined> {
  const graph = await readEventGraph(turn.event_id)
  const mode = graph?.settings.waiting_room ?? 'OFF'
  if (mode === 'OFF' || (mode === 'AUTOMATIC' && !graph?.has_line)) return
  const line = await knownLine(turn.event_id)
  if (!isInForce(mode, line, ctx.now)) return
  const pass = await readPass(ctx, turn)
  if (!line || !pass) throw new AppError('waiting_room.pass_required')
  const place = pass.place ?? (await placeInDraw(line, pass.id))
  requirePlace(line, place, ctx.now)
  const { short_id: order_short_id, replaces } = turn
  return passUse(ctx, { pass_id: pass.id, order_short_id, replaces })
}

interface Pass {
  id: string
  place: number | null
}

/** Whether the pass is one of the event's line. */
export async function isPassOf(ctx: Context, given: Pick<Turn, 'event_id' | 'pass'>): Promise<boolean> {
  return (await readPass(ctx, given)) !== null
}

async function readPass(
  ctx: Context,
  { event_id, pass }: Pick<Turn, 'event_id' | 'pass'>,
): Promise<Pass | null> {
  if (!pass) return null
  const token = await verifyToken(pass, 'waiting_pass', ctx.now)
  if (typeof token === 'string' || token.sub !== event_id) return null
  const { jti, place } = token as unknown as { jti: string; place: number | null }
  return { id: jti, place }
}

function requirePlace(line: WaitingRoomItem, place: number, now: Date): void {
  // A late place allows for more who come at the same time than may have come: in an empty line it does not wait.
  const ahead = Math.min(place, joined(line)) - admittedAt(line, now) + 1
  if (ahead <= 0) return
  const seconds = line.per_second > 0 ? Math.ceil(ahead / line.per_second) : 30
  throw new AppError('waiting_room.not_your_turn', {
    details: { place, ahead },
    retry_after: Math.min(300, Math.max(2, seconds)),
  })
}
