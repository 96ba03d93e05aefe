import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { Picture } from '../components/ui/picture.tsx'
import { coverOf, isOnCover } from './cover-of.ts'

/** The cover again, blurred, behind the whole page, if the organizer chose that. Its parent starts a stacking context. */
export function CoverBackdrop({ event }: { event: PublicEvent }) {
  const cover = coverOf(event)
  if (!cover || !isOnCover(event)) return null
  return (
    <div data-slot="cover-backdrop" aria-hidden className="fixed inset-0 -z-10 overflow-hidden">
      <Picture image={cover} sizes="480px" className="size-full scale-125 object-cover blur-2xl" />
    </div>
  )
}
