import { waitingRoomOpensBefore } from '@foyer/contracts/waiting-room/waiting-room-time'
import { useCountdown } from '../lib/format/use-countdown.ts'
import { Late } from './late.tsx'
import { waitingRoom } from './waiting-room-part.ts'

interface WaitingForSaleProps {
  eventId: string
  /** When the sale starts. */
  at: string
}

/** The waiting room of a sale that starts within a quarter of an hour. It is joined by being there. */
export function WaitingForSale({ eventId, at }: WaitingForSaleProps) {
  const left = useCountdown(at)
  if (left > waitingRoomOpensBefore) return null
  return (
    // Its room is there before it is loaded, so that nothing moves.
    <div className="min-h-24 w-full noscript:hidden">
      <Late part={waitingRoom} given={{ eventId, saleStart: at, onTurn: () => undefined }} />
    </div>
  )
}
