import type { WaitingRoom } from '@foyer/contracts/waiting-room/waiting-room'
import type { getWaitingRoom as endpoint } from '@foyer/contracts/waiting-room/waiting-room-endpoints'
import { requireLiveEvent } from '../event-graph/event-graph.ts'
import { type Context, nowInstant, type ParsedInput } from '../verb.ts'
import { knownLine } from './known-line.ts'
import { admittedAt, isInForce, joined } from './line.ts'

/**
 * The event's line as it stands, the same for everybody: caches keep it for two seconds, so a million who wait cost what one does. The seed is
 * in it once the draw is made, so that everybody can check their place (docs/product.md#the-waiting-room).
 */
export async function getWaitingRoom(
  ctx: Context,
  { params: { event_id } }: ParsedInput<typeof endpoint>,
): Promise<WaitingRoom> {
  const { settings, has_line } = await requireLiveEvent(event_id)
  const line = has_line || settings.waiting_room === 'ON' ? await knownLine(event_id) : null
  const isDrawn = line !== null && line.opens_at <= nowInstant(ctx)
  return {
    is_required: isInForce(settings.waiting_room, line, ctx.now),
    opens_at: line?.opens_at ?? null,
    seed: isDrawn ? line.seed : null,
    drawn: line?.drawn ?? 0,
    joined: line ? joined(line) : 0,
    admitted: line ? admittedAt(line, ctx.now) : 0,
    per_second: line?.per_second ?? 0,
    is_sold_out: line?.is_sold_out ?? false,
    as_of: nowInstant(ctx),
  }
}
