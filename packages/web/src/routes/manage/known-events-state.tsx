import { eventListStates } from '@foyer/contracts/event/event'
import { Outlet, useParams } from 'react-router-dom'
import { MissingPage } from '../../components/layout/page-error.tsx'

/** Refuses an address of the event list with an unknown state (specification §2). */
export function KnownEventsState() {
  const { eventsState } = useParams()
  const isKnown = eventsState === undefined || eventListStates.some((state) => state === eventsState)
  return isKnown ? <Outlet /> : <MissingPage />
}
