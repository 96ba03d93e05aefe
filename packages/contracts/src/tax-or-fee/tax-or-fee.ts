import * as z from 'zod'
import { id } from '../id.ts'
import { listQuery } from '../list.ts'
import { booleanFilter, oneOf, textFilter } from '../list-filter.ts'
import { amount } from '../money.ts'
import { wholeRate } from '../rate.ts'
import { name } from '../text.ts'

const rate = z
  .int('Enter a percentage with at most three decimals, such as 8.875.')
  .min(0)
  .max(wholeRate, 'At most 100 %.')

/** A tax or fee (specification §3). FIXED: `amount` of the event's currency. PERCENTAGE: `rate`. The unused one is zero. */
export const taxOrFee = z.object({
  id: id('tax_or_fee'),
  name: z.string(),
  type: z.enum(['TAX', 'FEE']),
  calculation_type: z.enum(['FIXED', 'PERCENTAGE']),
  amount,
  rate,
  is_default: z.boolean(),
})
export type TaxOrFee = z.infer<typeof taxOrFee>

export const taxOrFeeBody = z
  .strictObject({
    name,
    type: z.enum(['TAX', 'FEE']),
    calculation_type: z.enum(['FIXED', 'PERCENTAGE']),
    amount: amount.default(0),
    rate: rate.default(0),
    is_default: z.boolean().default(false),
  })
  .check(({ value, issues }) => {
    const refuse = (path: 'amount' | 'rate', message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value })
    if (value.calculation_type === 'FIXED' && value.amount === 0)
      refuse('amount', 'Enter an amount above zero.')
    if (value.calculation_type === 'PERCENTAGE' && value.rate === 0)
      refuse('rate', 'Enter a percentage above zero.')
  })

export const taxOrFeeListQuery = listQuery({
  sort: ['name', 'type', 'rate', 'amount'],
  filter: {
    name: textFilter,
    type: oneOf(taxOrFee.shape.type.options),
    calculation_type: oneOf(taxOrFee.shape.calculation_type.options),
    is_default: booleanFilter,
  },
})
