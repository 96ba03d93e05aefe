import type { Hint } from '@foyer/contracts/user/user'
import { dismissHint } from '@foyer/contracts/user/user-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { isWorthRetrying } from '../../lib/api/query-client.ts'
import { hintsAfter } from './hints-after.ts'
import { userQueries } from './user-queries.ts'

/** Dismisses a hint for good, or with null shows all again. It shows at once; a failure is silent, and the server's word counts later. */
export function useDismissHint() {
  const client = useQueryClient()
  const { queryKey } = userQueries.me()
  return useMutation({
    mutationFn: (hint: Hint | null) => call(dismissHint, { body: { hint }, keepalive: true }),
    onMutate: async (hint) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (me) => me && hintsAfter(me, hint))
    },
    scope: { id: 'hints' },
    retry: (failures, error) => failures < 4 && isWorthRetrying(error),
    meta: { isErrorShownInPlace: true },
  })
}
