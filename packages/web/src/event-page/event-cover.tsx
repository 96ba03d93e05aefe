import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { CoverPlaceholder } from '../components/ui/cover-placeholder.tsx'
import { Picture } from '../components/ui/picture.tsx'
import { coverOf } from './cover-of.ts'

const frame =
  '-mx-4 aspect-2/1 w-[calc(100%+2rem)] max-w-none overflow-hidden bg-accent sm:mx-0 sm:mt-6 sm:w-full sm:rounded-lg lg:aspect-[5/2] lg:max-h-[36svh] lg:min-h-60'

/** The organizer's cover or, until there is one, a placeholder in the page's colors. */
export function EventCover({ event }: { event: PublicEvent }) {
  const cover = coverOf(event)
  if (!cover) return <CoverPlaceholder seed={event.id} className={frame} />
  return (
    <Picture
      image={cover}
      sizes="(min-width: 64rem) 61rem, 100vw"
      fetchPriority="high"
      className={`${frame} object-cover`}
    />
  )
}
