import type { taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type * as z from 'zod'

/** The body as kept: of amount and rate, the one that its calculation does not use is zero. */
export function taxOrFeeFields(body: z.output<typeof taxOrFeeBody>) {
  return body.calculation_type === 'FIXED' ? { ...body, rate: 0 } : { ...body, amount: 0 }
}
