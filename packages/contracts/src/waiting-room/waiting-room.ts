import * as z from 'zod'
import { instant, linkId } from '../id.ts'

/**
 * Whether buyers of an event wait in line: `AUTOMATIC` only while a crowd asks for its tickets, `ON` always, `OFF` never
 * (docs/product.md#the-waiting-room).
 */
export const waitingRoomMode = z.enum(['AUTOMATIC', 'ON', 'OFF'])
export type WaitingRoomMode = z.infer<typeof waitingRoomMode>

/** The line of an event, the same for everybody. */
export const waitingRoom = z.object({
  /** Whether a reservation needs a pass. */
  is_required: z.boolean(),
  /** When the draw is; null while there is no line. */
  opens_at: instant.nullable(),
  /** The draw’s key, null before it: a place is HMAC-SHA256 of the pass’s id, its first 48 bits as a share of `drawn`. */
  seed: z.string().nullable(),
  /** How many passes are in the draw. */
  drawn: z.int(),
  /** How many passes were given out in all. */
  joined: z.int(),
  /** Places below it may reserve. */
  admitted: z.int(),
  /** How many more are admitted each second. */
  per_second: z.number(),
  /** Whether everything is sold or held. */
  is_sold_out: z.boolean(),
  /** When this was true. */
  as_of: instant,
})
export type WaitingRoom = z.infer<typeof waitingRoom>

/** A signed pass; `id` is what it is drawn by. */
export const waitingPass = z.object({
  /** To be sent with the reservation. */
  pass: z.string(),
  id: linkId,
  /** Its place, if it came after the draw. */
  place: z.int().nullable(),
})
export type WaitingPass = z.infer<typeof waitingPass>

/** The pass as a reservation carries it. */
export const givenWaitingPass = z
  .string()
  .max(1000, 'This is not a pass.')
  .regex(/^[\w.-]+$/, 'This is not a pass.')
