import type { SavedView } from '@foyer/contracts/user/saved-view'
import { listSavedViews, saveViews } from '@foyer/contracts/user/user-endpoints'
import { msg } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'

export const savedViewQueries = {
  own: (event_id: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'saved-views'],
      queryFn: async ({ signal }) => (await call(listSavedViews, { params: { event_id }, signal })).data,
      staleTime: 60_000,
    }),
}

/** Changes the views as the server has them now, so that another device's are kept. */
export function useChangeViews(event_id: string) {
  const client = useQueryClient()
  const { queryKey, queryFn } = savedViewQueries.own(event_id)
  return useMutation({
    mutationFn: async (change: (views: readonly SavedView[]) => SavedView[]) => {
      const views = await client.fetchQuery({ queryKey, queryFn, staleTime: 0 })
      return (await call(saveViews, { params: { event_id }, body: { views: change(views) } })).data
    },
    onSuccess: (views) => client.setQueryData(queryKey, views),
    meta: { failure: msg`Failed to save the view` },
  })
}
