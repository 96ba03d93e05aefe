import type { WaitingPass } from '@foyer/contracts/waiting-room/waiting-room'
import type { Context } from '../verb.ts'
import { joinWaitingRoom } from '../waiting-room/join-waiting-room.ts'
import { challengeOf, solveProof } from './solve-proof.ts'

/** A pass for an event's line, with the work that it costs; `proof` gives the same pass again. */
export async function joinLine(ctx: Context, event_id: string): Promise<WaitingPass & { proof: string }> {
  const params = { event_id }
  const refusal = await joinWaitingRoom(ctx, { params }).catch((error: unknown) => error)
  const challenge = challengeOf(refusal)
  if (!challenge) throw refusal
  const proof = solveProof(challenge)
  return { ...(await joinWaitingRoom({ ...ctx, proof }, { params })), proof }
}
