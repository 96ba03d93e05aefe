import { listTaxesAndFees } from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { wholeList } from '../../lib/list/whole-list.ts'

export const taxOrFeeQueries = {
  all: (account_id: string) =>
    queryOptions({
      queryKey: ['taxes-and-fees', account_id],
      queryFn: ({ signal }) =>
        wholeList((query) => call(listTaxesAndFees, { params: { account_id }, query, signal })),
    }),
}
