import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { eventQueries } from '../../features/event/event-queries.ts'

/** The event of the address; suspends until known. */
export function useEvent() {
  const { eventId = '' } = useParams()
  const { data: event } = useSuspenseQuery(eventQueries.detail(eventId))
  return event
}
