import * as z from 'zod'
import { exportStatus } from '../export/export.ts'
import { id, instant } from '../id.ts'

/**
 * The last archive of an account: all that it entered and sold, as one ZIP file (docs/decisions/0145). FAILED also means that no process works
 * on it anymore.
 */
export const archive = z.object({
  id: id('export'),
  status: exportStatus,
  /** How many events are in it with their orders. */
  events_done: z.int(),
  /** Null until they are counted. */
  events_total: z.int().nullable(),
  /** How many tickets that were ordered are in it. */
  tickets: z.int(),
  /** Null until it is whole. */
  size_bytes: z.int().nullable(),
  created_at: instant,
  /** After this moment the file is gone. */
  expires_at: instant,
})
export type Archive = z.infer<typeof archive>
