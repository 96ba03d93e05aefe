import { listTaxesAndFees } from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const taxOrFeeQueries = {
  all: (account_id: string) =>
    queryOptions({
      queryKey: ['taxes-and-fees', account_id],
      queryFn: async ({ signal }) =>
        (await call(listTaxesAndFees, { params: { account_id }, query: {}, signal })).data,
    }),
}
