import { placeInDraw } from '@foyer/contracts/waiting-room/place-in-draw'
import { readEventGraph } from '../event-graph/event-graph.ts'
import { isHeld, OrderEntity } from '../store/order/order-entity.ts'
import { UsedPassEntity, type WaitingRoomItem } from '../store/waiting-room/waiting-room-entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { verifyToken } from '../token/signed-token.ts'
import { AppError, type Context, ttlAfterDays } from '../verb.ts'
import { lineDays } from './count-passes.ts'
import { knownLine } from './known-line.ts'
import { admittedAt, isInForce } from './line.ts'

interface Turn {
  event_id: string
  pass: string | undefined
  /** The order that is to be reserved, and the buyer's hold that it replaces. */
  short_id: string
  replaces: string | undefined
}

/**
 * Lets a reservation through if the event has no line in force, or if its pass has its turn and is used for no other order
 * (docs/product.md#the-waiting-room). Costs nothing without a line, and one write for each reservation with one.
 */
export async function requireTurn(ctx: Context, turn: Turn): Promise<void> {
  const graph = await readEventGraph(turn.event_id)
  const mode = graph?.settings.waiting_room ?? 'OFF'
  if (mode === 'OFF' || (mode === 'AUTOMATIC' && !graph?.has_line)) return
  const line = await knownLine(turn.event_id)
  if (!isInForce(mode, line, ctx.now)) return
  const pass = await readPass(ctx, turn)
  if (!line || !pass) throw new AppError('waiting_room.pass_required')
  const place = pass.place ?? (await placeInDraw(line, pass.id))
  requirePlace(line, place, ctx.now)
  await usePass(ctx, pass.id, turn)
}

interface Pass {
  id: string
  place: number | null
}

async function readPass(ctx: Context, { event_id, pass }: Turn): Promise<Pass | null> {
  if (!pass) return null
  const token = await verifyToken(pass, 'waiting_pass', ctx.now)
  if (typeof token === 'string' || token.sub !== event_id) return null
  const { jti, place } = token as unknown as { jti: string; place: number | null }
  return { id: jti, place }
}

function requirePlace(line: WaitingRoomItem, place: number, now: Date): void {
  const ahead = place - admittedAt(line, now) + 1
  if (ahead <= 0) return
  const seconds = line.per_second > 0 ? Math.ceil(ahead / line.per_second) : 30
  throw new AppError('waiting_room.not_your_turn', {
    details: { place, ahead },
    retry_after: Math.min(300, Math.max(2, seconds)),
  })
}

/** One pass, one order: another one only after the first has ended without tickets, or in its place. */
async function usePass(ctx: Context, pass_id: string, { short_id, replaces }: Turn): Promise<void> {
  if (await bindPass(ctx, { pass_id, short_id, before: replaces ?? short_id })) return
  const { data: used } = await UsedPassEntity.get({ pass_id }).go({ consistent: true })
  const before = used?.order_short_id
  if (before === short_id) return
  if (before && !(await isAlive(ctx, before)) && (await bindPass(ctx, { pass_id, short_id, before }))) return
  throw new AppError('waiting_room.pass_used')
}

interface Binding {
  pass_id: string
  short_id: string
  before: string
}

async function bindPass(ctx: Context, { pass_id, short_id, before }: Binding): Promise<boolean> {
  try {
    await UsedPassEntity.put({ pass_id, order_short_id: short_id, ttl: ttlAfterDays(ctx, lineDays) })
      .where(({ order_short_id }, { notExists, eq }) =>
        [notExists(order_short_id), eq(order_short_id, before)].join(' OR '),
      )
      .go()
    return true
  } catch (error) {
    if (isConditionRefused(error)) return false
    throw error
  }
}

async function isAlive(ctx: Context, short_id: string): Promise<boolean> {
  const { data: order } = await OrderEntity.get({ short_id }).go({ consistent: true })
  return order !== null && (isHeld(order, ctx.now) || order.status === 'COMPLETED')
}
