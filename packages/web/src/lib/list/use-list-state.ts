import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ListState, parseListState, writeListState } from './list-state.ts'

/**
 * A list's state in the URL: `const [list, setList] = useListState({ sort_by: 'created_at' })`, then
 * `useQuery(orderQueries.list(eventId, list))`. Every change except paging returns to page 1. `defaults` must be stable.
 */
export function useListState(
  defaults?: Partial<ListState>,
): [ListState, (change: Partial<ListState>) => void] {
  const [search, setSearch] = useSearchParams()
  const state = useMemo(() => parseListState(search, defaults), [search, defaults])
  const change = useCallback(
    (part: Partial<ListState>) =>
      setSearch(
        (current) =>
          writeListState(current, { ...parseListState(current, defaults), page: 1, ...part }, defaults),
        // Flushed at once instead of as a transition, because the next change may follow quickly and builds on this one.
        { replace: 'query' in part, preventScrollReset: true, flushSync: true },
      ),
    [setSearch, defaults],
  )
  return [state, change]
}
