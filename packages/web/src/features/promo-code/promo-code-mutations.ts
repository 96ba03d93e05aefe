import type { EndpointInput } from '@foyer/contracts/endpoint'
import {
  createPromoCode,
  deletePromoCode,
  updatePromoCode,
} from '@foyer/contracts/promo-code/promo-code-endpoints'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { useKeepRow } from '../../lib/list/keep-row.ts'
import { useAddRow, useDropRow } from '../../lib/list/row-count.ts'
import { promoCodeQueries } from './promo-code-queries.ts'

/** Creates a promo code, or changes the one given. */
export function useSavePromoCode(event_id: string, promo_code_id?: string) {
  const keep = useKeepRow(promoCodeQueries.key(event_id))
  const add = useAddRow(promoCodeQueries.key(event_id), 'first')
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof createPromoCode>['body']) =>
      promo_code_id
        ? (await call(updatePromoCode, { params: { event_id, promo_code_id }, body })).data
        : (await call(createPromoCode, { params: { event_id }, body })).data,
    onSuccess: (promoCode) => (promo_code_id ? keep(promoCode) : add(promoCode)),
    meta: { isErrorShownInPlace: true },
  })
}

export function useDeletePromoCode(event_id: string) {
  const drop = useDropRow(promoCodeQueries.key(event_id))
  return useMutation({
    mutationFn: (promo_code_id: string) => call(deletePromoCode, { params: { event_id, promo_code_id } }),
    onSuccess: (_answer, promo_code_id) => drop(promo_code_id),
  })
}
