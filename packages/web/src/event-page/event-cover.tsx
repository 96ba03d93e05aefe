import type { HomepageLayout } from '@foyer/contracts/event/homepage-design'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { CoverPlaceholder } from '../components/ui/cover-placeholder.tsx'
import { Picture } from '../components/ui/picture.tsx'
import { coverOf } from './cover-of.ts'
import { layoutOf } from './page-layout.ts'

const bleed = 'aspect-2/1 max-w-none overflow-hidden bg-accent'
const frames: Record<HomepageLayout, { className: string; sizes: string }> = {
  CLASSIC: {
    className: `-mx-4 w-[calc(100%+2rem)] ${bleed} sm:mx-0 sm:mt-6 sm:w-full sm:rounded-lg lg:aspect-[5/2] lg:max-h-[36svh] lg:min-h-60`,
    sizes: '(min-width: 64rem) 61rem, 100vw',
  },
  STAGE: { className: `w-full ${bleed} sm:max-h-[52svh] sm:min-h-72`, sizes: '100vw' },
  COLUMN: { className: `order-2 w-full ${bleed} rounded-lg`, sizes: '(min-width: 42rem) 39rem, 100vw' },
}

/** The organizer's cover or, until there is one, a placeholder in the page's colors. */
export function EventCover({ event }: { event: PublicEvent }) {
  const cover = coverOf(event)
  const { className, sizes } = frames[layoutOf(event)]
  if (!cover) return <CoverPlaceholder seed={event.id} className={className} />
  return (
    <Picture
      image={cover}
      sizes={sizes}
      fetchPriority="high"
      data-part="cover"
      className={`${className} object-cover`}
    />
  )
}
