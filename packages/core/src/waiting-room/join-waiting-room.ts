import { fewestProofBits } from '@foyer/contracts/proof-of-work/proof-of-work'
import type { WaitingPass } from '@foyer/contracts/waiting-room/waiting-room'
import type { joinWaitingRoom as endpoint } from '@foyer/contracts/waiting-room/waiting-room-endpoints'
import { waitingRoomOpensBefore } from '@foyer/contracts/waiting-room/waiting-room-time'
import { requireLiveEvent } from '../event-graph/event-graph.ts'
import { requireSolved } from '../proof-of-work/require-proof.ts'
import { countLocally, takeLocalRate } from '../rate-limit/take-rate.ts'
import { signToken } from '../token/signed-token.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'
import { countPass } from './count-passes.ts'
import { knownLine, placeOfLate } from './known-line.ts'
import { moveDraw, openLine, opensAt } from './open-line.ts'

const passSeconds = 86_400
/** Passes of one address in a quarter of an hour and one process, above which each costs more work: twice as much for twice as many. */
const easy = { name: 'easy_passes', most: 3, seconds: 900 }
const passes = { name: 'waiting_passes', most: 60, seconds: 60 }

/**
 * A pass for the event's line, for a little work: many passes cost work each. Its id comes from the challenge, so that a proof that
 * is sent again gives the same pass, and nothing is kept of it (docs/product.md#the-waiting-room).
 * Errors: `client.proof_required`; `waiting_room.not_open` until a quarter of an hour before the sale.
 */
export async function joinWaitingRoom(
  ctx: Context,
  { params: { event_id } }: ParsedInput<typeof endpoint>,
): Promise<WaitingPass> {
  takeLocalRate(ctx, passes, ctx.clientAddress)
  const graph = await requireLiveEvent(event_id)
  if (graph.settings.waiting_room === 'OFF') throw new AppError('waiting_room.not_open')
  const opens_at = opensAt(ctx, graph)
  const early = opens_at ? Date.parse(opens_at) - ctx.now.getTime() - waitingRoomOpensBefore * 1000 : 0
  if (opens_at === null || early > 0)
    throw new AppError('waiting_room.not_open', { retry_after: Math.ceil(early / 1000) })
  const id = await requireSolved(ctx, `waiting_room/${event_id}`, bits(ctx))
  const known = await knownLine(event_id)
  const line = known ? await moveDraw(ctx, known, opens_at) : await openLine(ctx, event_id, opens_at)
  if (!line) throw new AppError('server.busy')
  const place = line.opens_at > nowInstant(ctx) ? null : placeOfLate(event_id, line)
  await countPass(ctx, line)
  const pass = await signToken({
    purpose: 'waiting_pass',
    user_id: event_id,
    claims: { jti: id, place },
    now: ctx.now,
    seconds: passSeconds,
  })
  return { pass, id, place }
}

function bits(ctx: Context): number {
  // Only what is solved counts, but each answer may be a challenge.
  const isNew = ctx.proof === undefined
  const passes = countLocally(ctx, easy, ctx.clientAddress, isNew ? 1 : 0)
  return passes <= easy.most ? fewestProofBits : fewestProofBits + 2 + Math.log2(passes / easy.most)
}
