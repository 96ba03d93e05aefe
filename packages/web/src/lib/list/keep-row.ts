import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'

interface Row {
  id: string
}

/**
 * Puts a changed row, as the server answered it, into everything loaded below a key: lists, pages of lists and the row's own details.
 * Nothing is asked again but what was on its way meanwhile, which may be older. What is not on the screen is asked when it is next.
 */
export function useKeepRow(queryKey: QueryKey): (row: Row) => void {
  const client = useQueryClient()
  return (row) => keepRow(client, queryKey, row)
}

export function keepRow(client: QueryClient, queryKey: QueryKey, row: Row): void {
  refreshLater(client, queryKey, () => {
    client.setQueriesData({ queryKey }, (data: unknown) => withRow(data, row))
    return []
  })
}

/**
 * Changes what is loaded below a key, which is asked again when it is next shown. Asked at once are only what the change names, where it is on
 * the screen, and what was on its way.
 */
export function refreshLater(
  client: QueryClient,
  queryKey: QueryKey,
  change: () => readonly QueryKey[],
): void {
  const cache = client.getQueryCache()
  const onItsWay = cache.findAll({ queryKey, fetchStatus: 'fetching' })
  const named = change().flatMap((key) => cache.find({ queryKey: key }) ?? [])
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
  for (const { queryKey } of new Set([...onItsWay, ...named]))
    void client.invalidateQueries({ queryKey, exact: true })
}

/** The data of a query, with the row in the place of the one that it changes. */
function withRow(data: unknown, row: Row): unknown {
  if (Array.isArray(data)) return data.map((each) => withRow(each, row))
  if (typeof data !== 'object' || data === null) return data
  if ('id' in data && data.id === row.id) return { ...data, ...row }
  return 'data' in data ? { ...data, data: withRow(data.data, row) } : data
}
