import { type QueryClient, QueryObserver } from '@tanstack/react-query'

/** A query that a screen shows: `times` is how often it was asked again, and `answer` what comes back. */
export async function shown(client: QueryClient, queryKey: readonly unknown[], data: unknown) {
  const asked = { times: 0, answer: (): Promise<unknown> => Promise.resolve(data) }
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => {
      asked.times += 1
      return asked.answer()
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  observer.subscribe(() => undefined)
  await observer.refetch()
  asked.times = 0
  return asked
}
