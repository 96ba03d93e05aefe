import { auditListQuery } from '@foyer/contracts/audit/audit'
import { listAuditEntries } from '@foyer/contracts/audit/audit-endpoints'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import type { ListState } from '../../lib/list/list-state.ts'
import { toListQuery } from '../../lib/list/to-list-query.ts'

export const auditQueries = {
  list: (account_id: string, list: ListState) =>
    queryOptions({
      queryKey: ['audit-log', account_id, list],
      queryFn: ({ signal }) =>
        call(listAuditEntries, { params: { account_id }, query: toListQuery(auditListQuery, list), signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}
