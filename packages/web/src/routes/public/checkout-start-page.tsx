import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** A checkout without an order leads to the event page, where tickets are chosen. */
export function CheckoutStartPage() {
  const { eventId = '' } = useParams()
  useEffect(() => window.location.replace(paths.eventPage(eventId, '')), [eventId])
  return null
}
