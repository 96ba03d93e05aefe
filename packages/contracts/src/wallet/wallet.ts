import * as z from 'zod'

/** The wallets in which a stage's tickets can be kept: those that its operator has credentials for (docs/decisions/0084). */
export const wallet = z.enum(['APPLE', 'GOOGLE'])
export type Wallet = z.infer<typeof wallet>
