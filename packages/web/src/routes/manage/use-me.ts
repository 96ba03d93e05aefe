import { useSuspenseQuery } from '@tanstack/react-query'
import { userQueries } from '../../features/user/user-queries.ts'

/** The signed-in user. Suspends while it loads. */
export function useMe() {
  const { data: me } = useSuspenseQuery(userQueries.me())
  return me
}
