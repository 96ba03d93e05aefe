import type { Affiliate, AffiliateStatus } from '@foyer/contracts/affiliate/affiliate'
import {
  createAffiliate,
  deleteAffiliate,
  updateAffiliate,
} from '@foyer/contracts/affiliate/affiliate-endpoints'
import type { EndpointInput } from '@foyer/contracts/endpoint'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { useKeepRow } from '../../lib/list/keep-row.ts'
import { useAddRow, useDropRow } from '../../lib/list/row-count.ts'
import { affiliateQueries } from './affiliate-queries.ts'

/** Creates an affiliate, or changes the one given. */
export function useSaveAffiliate(event_id: string, affiliate_id?: string) {
  const keep = useKeepRow(affiliateQueries.all(event_id))
  const add = useAddRow(affiliateQueries.all(event_id), 'first')
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof createAffiliate>['body']) =>
      affiliate_id
        ? (await call(updateAffiliate, { params: { event_id, affiliate_id }, body })).data
        : (await call(createAffiliate, { params: { event_id }, body })).data,
    onSuccess: (affiliate) => (affiliate_id ? keep(affiliate) : add(affiliate)),
    meta: { isErrorShownInPlace: true },
  })
}

/** Sets whether orders through an affiliate's link still count for it. */
export function useSetAffiliateStatus(event_id: string) {
  const keep = useKeepRow(affiliateQueries.all(event_id))
  return useMutation({
    mutationFn: async ({ affiliate, status }: { affiliate: Affiliate; status: AffiliateStatus }) => {
      const { id: affiliate_id, name, code, email } = affiliate
      const body = { name, code, email, status }
      return (await call(updateAffiliate, { params: { event_id, affiliate_id }, body })).data
    },
    onSuccess: keep,
  })
}

export function useDeleteAffiliate(event_id: string) {
  const drop = useDropRow(affiliateQueries.all(event_id))
  return useMutation({
    mutationFn: (affiliate_id: string) => call(deleteAffiliate, { params: { event_id, affiliate_id } }),
    onSuccess: (_answer, affiliate_id) => drop(affiliate_id),
  })
}
