import type { EndpointInput } from '@foyer/contracts/endpoint'
import {
  createTaxOrFee,
  deleteTaxOrFee,
  updateTaxOrFee,
} from '@foyer/contracts/tax-or-fee/tax-or-fee-endpoints'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { useKeepRow } from '../../lib/list/keep-row.ts'
import { useAddRow, useDropRow } from '../../lib/list/row-count.ts'
import { taxOrFeeQueries } from './tax-or-fee-queries.ts'

/** Creates a tax or fee, or changes the one given. */
export function useSaveTaxOrFee(account_id: string, tax_or_fee_id?: string) {
  const keep = useKeepRow(taxOrFeeQueries.all(account_id).queryKey)
  const add = useAddRow(taxOrFeeQueries.all(account_id).queryKey, 'by_name')
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof createTaxOrFee>['body']) =>
      tax_or_fee_id
        ? (await call(updateTaxOrFee, { params: { account_id, tax_or_fee_id }, body })).data
        : (await call(createTaxOrFee, { params: { account_id }, body })).data,
    onSuccess: (taxOrFee) => (tax_or_fee_id ? keep(taxOrFee) : add(taxOrFee)),
    meta: { isErrorShownInPlace: true },
  })
}

export function useDeleteTaxOrFee(account_id: string) {
  const drop = useDropRow(taxOrFeeQueries.all(account_id).queryKey)
  return useMutation({
    mutationFn: (tax_or_fee_id: string) => call(deleteTaxOrFee, { params: { account_id, tax_or_fee_id } }),
    onSuccess: (_answer, tax_or_fee_id) => drop(tax_or_fee_id),
  })
}
