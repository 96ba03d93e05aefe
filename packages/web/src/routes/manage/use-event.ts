import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { eventQueries } from '../../features/event/event-queries.ts'

/** The event in the URL. Suspends while it loads. */
export function useEvent() {
  const { eventId = '' } = useParams()
  const { data: event } = useSuspenseQuery(eventQueries.detail(eventId))
  return event
}
