import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { eventQueries } from '../../../features/event/event-queries.ts'
import { readRecentEvents } from '../../../lib/browser/recent-events.ts'
import { useSettled } from '../../../lib/browser/use-settled.ts'

export interface FoundEvent {
  id: string
  title: string
  start_date: string
  timezone: string
}

const newest = { page: 1, per_page: 8, sort_by: 'created_at', sort_direction: 'desc' } as const

/** The events that the server finds for these words. Without words, the last opened ones and then the newest. */
export function useFoundEvents(words: string): FoundEvent[] {
  const query = useSettled(words.trim())
  const found = useQuery({
    ...eventQueries.list(query ? { ...newest, query } : newest),
    placeholderData: keepPreviousData,
  })
  const opened = useQueries({
    queries: readRecentEvents().map((id) => ({ ...eventQueries.detail(id), retry: false })),
  })
  const recent: FoundEvent[] = query === '' ? opened.flatMap(({ data }) => data ?? []) : []
  const others = found.data?.data.filter(({ id }) => !recent.some((event) => event.id === id)) ?? []
  return [...recent, ...others].slice(0, 8)
}
