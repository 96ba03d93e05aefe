import * as z from 'zod'
import { instant, linkId } from '../id.ts'

/**
 * Whether buyers of an event wait in line: `AUTOMATIC` only while a crowd asks for its tickets, `ON` always, `OFF` never
 * (docs/product.md#the-waiting-room).
 */
export const waitingRoomMode = z.enum(['AUTOMATIC', 'ON', 'OFF'])
export type WaitingRoomMode = z.infer<typeof waitingRoomMode>

/**
 * The line of an event, the same for everybody, so that caches keep it: a browser works out from it where its own pass stands.
 * A pass with a place below `admitted` may reserve. Between two answers `admitted` grows by `per_second`.
 */
export const waitingRoom = z.object({
  /** Whether a reservation needs a pass. */
  is_required: z.boolean(),
  /** When the sale starts, and with it the draw; null while there is no line. */
  opens_at: instant.nullable(),
  /** Published when the draw is made: with it, everybody can check their place (`placeInDraw`). */
  seed: z.string().nullable(),
  /** How many passes are in the draw: those that were there before it. */
  drawn: z.int(),
  /** How many passes were given out in all. */
  joined: z.int(),
  /** Places below it may reserve. */
  admitted: z.int(),
  /** How many places are admitted each second; 0 while everything is sold or held. */
  per_second: z.number(),
  /** Whether everything is sold or held. Holds that lapse come back. */
  is_sold_out: z.boolean(),
  /** When this was true, UTC. */
  as_of: instant,
})
export type WaitingRoom = z.infer<typeof waitingRoom>

/** A signed pass; `id` is what it is drawn by. */
export const waitingPass = z.object({
  /** To be sent with the reservation. */
  pass: z.string(),
  id: linkId,
  /** The place in the line of a pass that was given out after the draw; null: the draw decides. */
  place: z.int().nullable(),
})
export type WaitingPass = z.infer<typeof waitingPass>

/** The pass as a reservation carries it. */
export const givenWaitingPass = z.string().regex(/^[\w.-]{1,1000}$/, 'This is not a pass.')
