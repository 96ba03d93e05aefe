import * as z from 'zod'

const standing = z.enum(['OK', 'FAILING', 'UNKNOWN'])

/** The health of a stage, for monitoring from outside. It names no resource and no person. */
export const health = z.object({
  /** DEGRADED while something that the stage needs fails. */
  status: z.enum(['OK', 'DEGRADED']),
  /** The release, and after a plus the commit that was deployed, such as 0.2.0+1eb5bff6a2c4. */
  version: z.string(),
  dependencies: z.object({
    /** Whether the table answered within the last ten seconds. */
    table: standing,
    /**
     * What Stripe answered to the last request for an order; UNKNOWN if that was long ago. This check does not ask
     * Stripe.
     */
    payments: standing,
  }),
})
export type Health = z.infer<typeof health>
