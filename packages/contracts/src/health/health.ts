import * as z from 'zod'

const standing = z.enum(['OK', 'FAILING', 'UNKNOWN'])

/** How a stage does, for those who watch it from outside. It names no resource and no person. */
export const health = z.object({
  /** DEGRADED while something that it needs fails. */
  status: z.enum(['OK', 'DEGRADED']),
  /** The release, such as 0.2.0. */
  version: z.string(),
  dependencies: z.object({
    /** Whether the table answered within the last ten seconds. */
    table: standing,
    /** What Stripe answered when it was last asked for an order; UNKNOWN where that was long ago. It is not asked for this. */
    payments: standing,
  }),
})
export type Health = z.infer<typeof health>
