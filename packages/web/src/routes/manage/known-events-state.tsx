import { eventListStates } from '@foyer/contracts/event/event'
import { Outlet, useParams } from 'react-router-dom'
import { MissingPage } from '../../components/layout/page-error.tsx'

/** Around lists of events: their address ends in a state (specification §2), or in nothing. */
export function KnownEventsState() {
  const { eventsState } = useParams()
  const isKnown = eventsState === undefined || eventListStates.some((state) => state === eventsState)
  return isKnown ? <Outlet /> : <MissingPage />
}
